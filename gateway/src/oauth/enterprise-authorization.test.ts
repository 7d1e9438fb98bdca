import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { ASSERTION_GRANT, Enterprise } from '../../test/enterprise.ts';
import { legacy, send } from '../../test/http.ts';
import { newClient, postForm, register, startOAuthGateway } from '../../test/oauth.ts';
import { RULES } from '../limits/limits.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe('a server that takes assertions of providers', () => {
  let enterprise: Enterprise;
  beforeAll(async () => {
    enterprise = await Enterprise.start(await quickest().fresh());
  }, 60_000);
  afterAll(() => enterprise.close());

  it('says so in its metadata', async () => {
    const answer = await fetch(new URL('/.well-known/oauth-authorization-server', enterprise.gateway.url));
    expect(await answer.json()).toMatchObject({
      grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials', ASSERTION_GRANT],
      authorization_grant_profiles_supported: ['urn:ietf:params:oauth:grant-profile:id-jag'],
    });
  });

  it('takes none of clients that register themselves, with a secret or without', async () => {
    const company = await enterprise.company('open');
    const { gateway } = enterprise;
    const { json } = await register(gateway, {
      redirect_uris: ['https://client.example/callback'],
      grant_types: ['authorization_code', ASSERTION_GRANT],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(json['grant_types']).toEqual(['authorization_code']);
    const refusal = { error: 'invalid_request', error_description: expect.stringContaining('not allowed') };
    const clientId = String(json['client_id']);
    const assertion = await enterprise.assertion(company, 'owner', { client_id: clientId });
    const secret = String(json['client_secret']);
    expect((await enterprise.ask({ clientId, secret }, assertion)).json).toEqual(refusal);
    const form = { grant_type: ASSERTION_GRANT, client_id: await newClient(gateway), assertion };
    expect((await postForm(gateway, '/token', form)).json).toEqual(refusal);
  });

  it('says that a provider does not answer, and takes the assertion later', async () => {
    const company = await enterprise.company('away');
    const { services } = enterprise.gateway;
    const assertion = await enterprise.assertion(company, 'owner');
    company.idp.hangs = true;
    const { status, json } = await enterprise.ask(company, assertion);
    expect([status, json['error']]).toEqual([503, 'temporarily_unavailable']);
    company.idp.hangs = false;
    expect((await enterprise.ask(company, assertion)).status).toBe(200);
    await services.providers.remove(OPERATOR, company.id);
    const next = await enterprise.ask(company, await enterprise.assertion(company, 'owner'));
    expect(next.json).toMatchObject({ error: 'invalid_grant', error_description: expect.stringContaining('provider') });
  });

  it('counts refused assertions by network, as wrong keys are counted', async () => {
    const company = await enterprise.company('counted');
    const { gateway } = enterprise;
    const from = { 'x-forwarded-for': '203.0.113.78' };
    // Wrong keys and wrong assertions have one limit, which fills again meanwhile, by a few in the time of many.
    const tried = async () => {
      const keys = Promise.all(
        Array.from({ length: RULES.bad_credential.burst + 60 }, (_, at) =>
          send(gateway.url, { ...legacy('tools/list'), headers: { authorization: `Bearer wrong-${at}`, ...from } }),
        ),
      );
      const wrong = Array.from({ length: 20 }, () => enterprise.ask(company, 'no token', {}, from));
      const answers = await Promise.all(wrong);
      await keys;
      return answers.find(({ status }) => status === 429);
    };
    let refused = await tried();
    for (let more = 0; more < 9 && !refused; more += 1) refused = await tried();
    expect(refused?.json['error']).toBe('temporarily_unavailable');
    expect((await enterprise.ask(company, await enterprise.assertion(company, 'owner'), {}, from)).status).toBe(200);
  });
});

describe('a server that takes none', () => {
  it('does not know the grant', async () => {
    const gateway = await startOAuthGateway({ database: await quickest().fresh() });
    const { services } = gateway;
    const { account } = await services.customer();
    const made = await services.projectClients.make(account.id, { name: 'Own', method: 'client_secret_post' });
    const form = { grant_type: ASSERTION_GRANT, client_id: made.client.id, client_secret: made.secret, assertion: 'x' };
    expect((await postForm(gateway, '/token', form)).json['error']).toBe('unsupported_grant_type');
    await gateway.gateway.close();
  }, 60_000);
});
