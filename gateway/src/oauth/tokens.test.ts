import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Browser, formFields } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import {
  authorizationUrl,
  connect,
  exchange,
  newClient,
  pkce,
  postForm,
  refresh,
  REDIRECT,
  signInAs,
  startOAuthGateway,
  statusOfCall,
  type Connected,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { credentialDigest } from '../auth/verdict-cache.ts';
import { REFRESH_GRACE_MS } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(databases())('tokens on $name', (kind) => {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await kind.fresh() });
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  let people = 0;
  const secrets: string[] = [];
  const newcomer = async () => {
    const connected = await connect(gateway, `person-${(people += 1)}@example.com`);
    secrets.push(connected.accessToken, connected.refreshToken, connected.code, connected.verifier);
    return connected;
  };
  const rows = async (query: ReturnType<typeof sql>) => {
    const result = await gateway.database.orm.execute(query);
    return JSON.parse(JSON.stringify(result)).rows;
  };
  const allDead = async ({ clientId, accessToken, refreshToken }: Connected) => {
    expect(await statusOfCall(gateway, accessToken)).toBe(401);
    expect((await refresh(gateway, { clientId, refreshToken })).json['error']).toBe('invalid_grant');
  };

  describe('an authorization code', () => {
    it('used a second time gives nothing and ends what the first time gave (code replay)', async () => {
      const victim = await newcomer();
      expect(await statusOfCall(gateway, victim.accessToken)).toBe(200);
      const { clientId, code, verifier } = victim;
      const again = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      expect([again.status, again.json['error']]).toEqual([400, 'invalid_grant']);
      await allDead(victim);
    });

    it('brought twice at the same time gives tokens once at most', async () => {
      const clientId = await newClient(gateway);
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const door = await signInAs(gateway, url, `twice-${(people += 1)}@example.com`);
      const code = new URL(door.url).searchParams.get('code') ?? '';
      const ask = () => exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      for (const { status, json } of answers) if (status !== 200) expect(json['error']).toBe('invalid_grant');
    });

    it('of one client is worth nothing to another', async () => {
      const [clientId, other] = [await newClient(gateway), await newClient(gateway)];
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const door = await signInAs(gateway, url, `stolen-${(people += 1)}@example.com`);
      const code = new URL(door.url).searchParams.get('code') ?? '';
      const stolen = await exchange(gateway, { client_id: other, code, code_verifier: verifier });
      expect(stolen.json['error']).toBe('invalid_grant');
    });

    it('is good for a minute', async () => {
      const clientId = await newClient(gateway);
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const door = await signInAs(gateway, url, `late-${(people += 1)}@example.com`);
      const code = new URL(door.url).searchParams.get('code') ?? '';
      gateway.clock.shiftMs = 61_000;
      const late = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      gateway.clock.shiftMs = 0;
      expect(late.json['error']).toBe('invalid_grant');
    });
  });

  describe('an access token', () => {
    it('opens both endpoints for 24 hours, and then says that it has expired', async () => {
      const { accessToken } = await newcomer();
      expect(accessToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(await statusOfCall(gateway, accessToken, '/mcp')).toBe(200);
      expect(await statusOfCall(gateway, accessToken, '/mcp/auth')).toBe(200);
      gateway.clock.shiftMs = DAY_MS - 60_000;
      expect(await statusOfCall(gateway, accessToken)).toBe(200);
      gateway.clock.shiftMs = DAY_MS + 1_000;
      const headers = { authorization: `Bearer ${accessToken}` };
      const late = await send(gateway.url, { ...legacy('tools/list'), headers });
      gateway.clock.shiftMs = 0;
      expect([late.status, late.json.error.data.code]).toEqual([401, 'auth_expired']);
      expect(late.headers['www-authenticate']).toContain('error="invalid_token"');
    });

    it('for another audience or scope is refused', async () => {
      for (const change of [{ aud: 'https://other.example/mcp' }, { aud: gateway.url }, { scope: 'openid' }]) {
        const { accessToken } = await newcomer();
        const id = credentialDigest(accessToken);
        await gateway.database.orm.execute(
          sql`update oidc set payload = payload || ${JSON.stringify(change)}::jsonb where kind = 'AccessToken' and id = ${id}`,
        );
        expect(await statusOfCall(gateway, accessToken)).toBe(401);
        expect(await statusOfCall(gateway, accessToken, '/mcp/auth')).toBe(401);
      }
    });

    it('whose grant is gone is refused, however it came to be', async () => {
      const { accessToken } = await newcomer();
      const id = credentialDigest(accessToken);
      await gateway.database.orm.execute(
        sql`delete from oidc where kind = 'Grant' and id = (select grant_id from oidc where kind = 'AccessToken' and id = ${id})`,
      );
      expect(await statusOfCall(gateway, accessToken)).toBe(401);
    });

    it('is taken from the Authorization header alone', async () => {
      const { accessToken } = await newcomer();
      for (const path of [`/mcp?access_token=${accessToken}`, `/mcp/auth?access_token=${accessToken}`]) {
        const { status } = await send(gateway.url, {
          ...legacy('tools/list'),
          path,
          headers: { authorization: undefined },
        });
        expect(status).toBe(401);
      }
      const inBody = await send(gateway.url, {
        headers: { authorization: undefined },
        body: { ...Object(legacy('tools/list').body), access_token: accessToken },
      });
      expect(inBody.status).toBe(401);
    });

    it('is not a refresh token, nor a code, nor a client secret', async () => {
      const { clientId, accessToken, refreshToken, code } = await newcomer();
      for (const other of [refreshToken, code, clientId]) expect(await statusOfCall(gateway, other)).toBe(401);
      expect((await refresh(gateway, { clientId, refreshToken: accessToken })).json['error']).toBe('invalid_grant');
    });

    it('is kept as a hash, as are refresh tokens and codes', async () => {
      const { accessToken, refreshToken, code } = await newcomer();
      const all = JSON.stringify(await rows(sql`select * from oidc`));
      for (const secret of [accessToken, refreshToken, code]) {
        expect(all).not.toContain(secret);
        expect(all).toContain(credentialDigest(secret));
      }
    });
  });

  describe('a refresh token', () => {
    it('is changed at each use', async () => {
      const { clientId, ...first } = await newcomer();
      const { status, json } = await refresh(gateway, { clientId, refreshToken: first.refreshToken });
      expect([status, json['token_type'], json['expires_in'], json['scope']]).toEqual([
        200,
        'Bearer',
        86_400,
        'mcp:tools',
      ]);
      expect(json['refresh_token']).not.toBe(first.refreshToken);
      expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
    });

    it('sent three times at once gives three answers that work', async () => {
      const { clientId, refreshToken } = await newcomer();
      const answers = await Promise.all([1, 2, 3].map(() => refresh(gateway, { clientId, refreshToken })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const { json } of answers) {
        expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
        const next = await refresh(gateway, { clientId, refreshToken: String(json['refresh_token']) });
        expect(next.status).toBe(200);
      }
    });

    it('used again within the grace is a client’s race, and the grace does not begin anew', async () => {
      const { clientId, refreshToken } = await newcomer();
      expect((await refresh(gateway, { clientId, refreshToken })).status).toBe(200);
      gateway.clock.shiftMs = REFRESH_GRACE_MS - 5_000;
      expect((await refresh(gateway, { clientId, refreshToken })).status).toBe(200);
      gateway.clock.shiftMs = REFRESH_GRACE_MS + 5_000;
      expect((await refresh(gateway, { clientId, refreshToken })).status).toBe(400);
      gateway.clock.shiftMs = 0;
    });

    it('used again later is theft: all tokens of the grant end at once (refresh reuse)', async () => {
      const victim = await newcomer();
      const { clientId } = victim;
      const { json } = await refresh(gateway, victim);
      const second = { clientId, refreshToken: String(json['refresh_token']) };
      expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
      gateway.clock.shiftMs = REFRESH_GRACE_MS + 1_000;
      const stolen = await refresh(gateway, victim);
      expect([stolen.status, stolen.json['error']]).toEqual([400, 'invalid_grant']);
      gateway.clock.shiftMs = 0;
      await allDead({ ...victim, ...second, accessToken: String(json['access_token']) });
      expect(await statusOfCall(gateway, victim.accessToken)).toBe(401);
    });

    it('is bound to its client', async () => {
      const { refreshToken } = await newcomer();
      const stolen = await refresh(gateway, { clientId: await newClient(gateway), refreshToken });
      expect(stolen.json['error']).toBe('invalid_grant');
    });

    it('keeps an application connected for 90 days from its last use, and not longer', async () => {
      const { clientId, refreshToken } = await newcomer();
      gateway.clock.shiftMs = 89 * DAY_MS;
      const { status, json } = await refresh(gateway, { clientId, refreshToken });
      expect(status).toBe(200);
      const next = String(json['refresh_token']);
      gateway.clock.shiftMs = (89 + 89) * DAY_MS;
      expect((await refresh(gateway, { clientId, refreshToken: next })).status).toBe(200);
      gateway.clock.shiftMs = (89 + 91) * DAY_MS;
      expect((await refresh(gateway, { clientId, refreshToken: next })).status).toBe(400);
      gateway.clock.shiftMs = 0;
    });

    it('is not given to a client that did not ask for one', async () => {
      const clientId = await newClient(gateway, { grant_types: ['authorization_code'] });
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const door = await signInAs(gateway, url, `short-${(people += 1)}@example.com`);
      const code = new URL(door.url).searchParams.get('code') ?? '';
      const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      expect(json).not.toHaveProperty('refresh_token');
    });

    it('is asked for in a way the endpoint knows', async () => {
      const { clientId } = await newcomer();
      const error = async (fields: Record<string, string>) => (await postForm(gateway, '/token', fields)).json['error'];
      expect(await error({ client_id: clientId })).toBe('invalid_request');
      expect(await error({ client_id: clientId, grant_type: 'password' })).toBe('unsupported_grant_type');
      expect(await error({ client_id: clientId, grant_type: 'client_credentials' })).toBe('unsupported_grant_type');
      expect(await error({ client_id: 'nobody', grant_type: 'refresh_token' })).toBe('invalid_client');
      expect(await error({ client_id: clientId, grant_type: 'refresh_token' })).toBe('invalid_request');
      const json = await send(gateway.url, { path: '/token', headers: { authorization: undefined }, body: { x: 1 } });
      expect([json.status, json.json.error]).toEqual([400, 'invalid_request']);
    });
  });

  describe('revocation', () => {
    it.each(['access', 'refresh'] as const)('of the %s token ends both, at once', async (kind) => {
      const one = await newcomer();
      expect(await statusOfCall(gateway, one.accessToken)).toBe(200);
      const token = kind === 'access' ? one.accessToken : one.refreshToken;
      expect((await postForm(gateway, '/revoke', { token, client_id: one.clientId })).status).toBe(200);
      await allDead(one);
      expect(await gateway.oauth.applications(await accountOf(people))).toEqual([]);
    });

    it('by another client changes nothing, and an unknown token is no fault', async () => {
      const one = await newcomer();
      const other = await newClient(gateway);
      expect((await postForm(gateway, '/revoke', { token: one.accessToken, client_id: other })).status).toBe(200);
      expect((await postForm(gateway, '/revoke', { token: 'unknown', client_id: other })).status).toBe(200);
      expect(await statusOfCall(gateway, one.accessToken)).toBe(200);
    });

    it('by the person, from the list of connected applications', async () => {
      const one = await newcomer();
      const accountId = await accountOf(people);
      const [application, ...others] = await gateway.oauth.applications(accountId);
      expect(others).toEqual([]);
      expect(application).toMatchObject({ name: 'Test', hosts: ['client.example'], connectedAt: expect.any(Date) });
      expect(Date.now() - (application?.connectedAt.getTime() ?? 0)).toBeLessThan(60_000);
      const grantId = application?.grantId ?? '';
      expect(await gateway.oauth.revokeGrant('operator', grantId)).toBe(false);
      expect(await statusOfCall(gateway, one.accessToken)).toBe(200);
      expect(await gateway.oauth.revokeGrant(accountId, grantId)).toBe(true);
      await allDead(one);
      expect(await gateway.oauth.applications(accountId)).toEqual([]);
      expect(await gateway.oauth.revokeGrant(accountId, grantId)).toBe(false);
    });

    it('holds within a second on a gateway that has the token in memory', async () => {
      const second = await startOAuthGateway({
        database: { ...gateway.database, close: async () => {} },
        config: { baseUrl: gateway.url },
      });
      const one = await newcomer();
      expect(await statusOfCall(second, one.accessToken)).toBe(200);
      await postForm(gateway, '/revoke', { token: one.accessToken, client_id: one.clientId });
      await sleep(1_000);
      expect(await statusOfCall(second, one.accessToken)).toBe(401);
      await second.gateway.close();
    });

    it('does not touch the other connections of the account', async () => {
      const email = `many-${(people += 1)}@example.com`;
      const [first, second] = [await connect(gateway, email), await connect(gateway, email)];
      await postForm(gateway, '/revoke', { token: first.refreshToken, client_id: first.clientId });
      await allDead(first);
      expect(await statusOfCall(gateway, second.accessToken)).toBe(200);
    });
  });

  describe('accounts', () => {
    it('that are suspended get no new tokens, and their old ones no calls', async () => {
      const one = await newcomer();
      const accountId = await accountOf(people);
      await gateway.services.accounts.suspend(accountId);
      await sleep(700);
      expect(await statusOfCall(gateway, one.accessToken)).toBe(403);
      expect((await refresh(gateway, one)).json['error']).toBe('invalid_grant');
      const url = authorizationUrl(gateway, { client_id: one.clientId, code_challenge: pkce().challenge });
      const browser = new Browser(gateway.url);
      const page = await signInAs(gateway, url, `person-${people}@example.com`, browser);
      expect(page.status).toBe(403);
      expect(page.text).toContain('<h1>This account is suspended</h1>');
      expect(page.text).toMatch(new RegExp(`Write to the operator of this\\s+server[^<]*<code>${accountId}</code>`));
      const door = new URL((await browser.post(page.url, formFields(page.text, 'suspended'))).url);
      expect(`${door.origin}${door.pathname}`).toBe(REDIRECT);
      expect(Object.fromEntries(door.searchParams)).toMatchObject({ error: 'access_denied', iss: gateway.url });
      await gateway.services.accounts.resume(accountId);
      await sleep(700);
      expect(await statusOfCall(gateway, one.accessToken)).toBe(200);
    });

    it('that are suspended between the code and the token get no token', async () => {
      const clientId = await newClient(gateway);
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const door = await signInAs(gateway, url, `person-${(people += 1)}@example.com`);
      const code = new URL(door.url).searchParams.get('code') ?? '';
      await gateway.services.accounts.suspend(await accountOf(people));
      const { status, json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      expect([status, json['error']]).toEqual([400, 'invalid_grant']);
      expect(json).not.toHaveProperty('access_token');
    });

    it('that are deleted leave nothing behind', async () => {
      const one = await newcomer();
      const accountId = await accountOf(people);
      await gateway.services.accounts.delete(accountId);
      await sleep(700);
      await allDead(one);
      expect(await rows(sql`select kind from oidc where payload::text like ${`%${accountId}%`}`)).toEqual([]);
    });
  });

  it('no line of the log has a token, a code or an address', () => {
    const log = JSON.stringify(gateway.log);
    for (const secret of [...secrets, gateway.mailer.code]) expect(log).not.toContain(secret);
    expect(log).not.toContain('@example.com');
    expect(secrets.length).toBeGreaterThan(50);
  });

  async function accountOf(number: number): Promise<string> {
    return (await gateway.services.accounts.find(`person-${number}@example.com`)).id;
  }
});
