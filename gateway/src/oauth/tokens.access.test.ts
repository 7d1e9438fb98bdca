import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  refresh,
  signInAs,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { DAY_MS, tokenSuite } from '../../test/token-suite.ts';
import { credentialDigest } from '../auth/verdict-cache.ts';

describe.each(databases())('codes and access tokens on $name', (kind) => {
  let gateway: OAuthGateway;
  const { allDead, newcomer, people, rows, testTheLog } = tokenSuite(kind, (started) => (gateway = started));

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
      const callback = await signInAs(gateway, url, `twice-${(people.count += 1)}@example.com`);
      const code = new URL(callback.url).searchParams.get('code') ?? '';
      const ask = () => exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      const answers = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      for (const { status, json } of answers) if (status !== 200) expect(json['error']).toBe('invalid_grant');
    });

    it('of one client is worth nothing to another', async () => {
      const [clientId, other] = [await newClient(gateway), await newClient(gateway)];
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const callback = await signInAs(gateway, url, `stolen-${(people.count += 1)}@example.com`);
      const code = new URL(callback.url).searchParams.get('code') ?? '';
      const stolen = await exchange(gateway, { client_id: other, code, code_verifier: verifier });
      expect(stolen.json['error']).toBe('invalid_grant');
    });

    it('is good for a minute', async () => {
      const clientId = await newClient(gateway);
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const callback = await signInAs(gateway, url, `late-${(people.count += 1)}@example.com`);
      const code = new URL(callback.url).searchParams.get('code') ?? '';
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

  testTheLog(30);
});
