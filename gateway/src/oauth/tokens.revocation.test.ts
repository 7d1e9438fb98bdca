import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { Browser, formFields } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
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
  type OAuthGateway,
} from '../../test/oauth.ts';
import { tokenSuite } from '../../test/token-suite.ts';

describe.each(databases())('the end of tokens on $name', (kind) => {
  let gateway: OAuthGateway;
  const { accountOf, allDead, newcomer, people, rows, testTheLog } = tokenSuite(kind, (started) => (gateway = started));

  describe('revocation', () => {
    it.each(['access', 'refresh'] as const)('of the %s token ends both, at once', async (kind) => {
      const one = await newcomer();
      expect(await statusOfCall(gateway, one.accessToken)).toBe(200);
      const token = kind === 'access' ? one.accessToken : one.refreshToken;
      expect((await postForm(gateway, '/revoke', { token, client_id: one.clientId })).status).toBe(200);
      await allDead(one);
      expect(await gateway.oauth.applications(await accountOf(people.count))).toEqual([]);
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
      const accountId = await accountOf(people.count);
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
      await expect.poll(() => statusOfCall(second, one.accessToken), { timeout: 1_000 }).toBe(401);
      await second.gateway.close();
    });

    it('does not touch the other connections of the account', async () => {
      const email = `many-${(people.count += 1)}@example.com`;
      const [first, second] = [await connect(gateway, email), await connect(gateway, email)];
      await postForm(gateway, '/revoke', { token: first.refreshToken, client_id: first.clientId });
      await allDead(first);
      expect(await statusOfCall(gateway, second.accessToken)).toBe(200);
    });
  });

  describe('accounts', () => {
    it('that are suspended get no new tokens, and their old ones no calls', async () => {
      const one = await newcomer();
      const accountId = await accountOf(people.count);
      await gateway.services.accounts.suspend(accountId);
      await expect.poll(() => statusOfCall(gateway, one.accessToken)).toBe(403);
      expect((await refresh(gateway, one)).json['error']).toBe('invalid_grant');
      const url = authorizationUrl(gateway, { client_id: one.clientId, code_challenge: pkce().challenge });
      const browser = new Browser(gateway.url);
      const page = await signInAs(gateway, url, `person-${people.count}@example.com`, browser);
      expect(page.status).toBe(403);
      expect(page.text).toContain('<h1>This account is suspended</h1>');
      expect(page.text).toMatch(new RegExp(`Write to the operator of this\\s+server[^<]*<code>${accountId}</code>`));
      const callback = new URL((await browser.post(page.url, formFields(page.text, 'suspended'))).url);
      expect(`${callback.origin}${callback.pathname}`).toBe(REDIRECT);
      expect(Object.fromEntries(callback.searchParams)).toMatchObject({ error: 'access_denied', iss: gateway.url });
      await gateway.services.accounts.resume(accountId);
      await expect.poll(() => statusOfCall(gateway, one.accessToken)).toBe(200);
    });

    it('that are suspended between the code and the token get no token', async () => {
      const clientId = await newClient(gateway);
      const { verifier, challenge } = pkce();
      const url = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge });
      const callback = await signInAs(gateway, url, `person-${(people.count += 1)}@example.com`);
      const code = new URL(callback.url).searchParams.get('code') ?? '';
      await gateway.services.accounts.suspend(await accountOf(people.count));
      const { status, json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
      expect([status, json['error']]).toEqual([400, 'invalid_grant']);
      expect(json).not.toHaveProperty('access_token');
    });

    it('that are deleted leave nothing behind', async () => {
      const one = await newcomer();
      const accountId = await accountOf(people.count);
      await gateway.services.accounts.delete(accountId);
      await expect.poll(() => statusOfCall(gateway, one.accessToken)).toBe(401);
      await allDead(one);
      expect(await rows(sql`select kind from oidc where payload::text like ${`%${accountId}%`}`)).toEqual([]);
    });
  });

  testTheLog(20);
});
