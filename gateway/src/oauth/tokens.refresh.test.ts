import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  postForm,
  refresh,
  signInAs,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { DAY_MS, tokenSuite } from '../../test/token-suite.ts';
import { REFRESH_GRACE_MS } from './store.ts';

describe.each(databases())('refresh tokens on $name', (kind) => {
  let gateway: OAuthGateway;
  const { allDead, newcomer, people, testTheLog } = tokenSuite(kind, (started) => (gateway = started));

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
    const callback = await signInAs(gateway, url, `short-${(people.count += 1)}@example.com`);
    const code = new URL(callback.url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(json).not.toHaveProperty('refresh_token');
  });

  it('is asked for in a way the endpoint knows', async () => {
    const { clientId } = await newcomer();
    const error = async (fields: Record<string, string>) => (await postForm(gateway, '/token', fields)).json['error'];
    expect(await error({ client_id: clientId })).toBe('invalid_request');
    expect(await error({ client_id: clientId, grant_type: 'password' })).toBe('unsupported_grant_type');
    expect(await error({ client_id: clientId, grant_type: 'client_credentials' })).toBe('invalid_request');
    expect(await error({ client_id: 'nobody', grant_type: 'refresh_token' })).toBe('invalid_client');
    expect(await error({ client_id: clientId, grant_type: 'refresh_token' })).toBe('invalid_request');
    const json = await send(gateway.url, { path: '/token', headers: { authorization: undefined }, body: { x: 1 } });
    expect([json.status, json.json.error]).toEqual([400, 'invalid_request']);
  });

  testTheLog(20);
});
