import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { Browser } from '../../test/browser.ts';
import { quickest } from '../../test/databases.ts';
import { authorizationUrl, newClient, pkce, register, startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';

const REDIRECT = 'https://client.example/callback';

describe('what a stranger has kept by one request', () => {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await quickest().fresh() });
  });
  afterAll(() => gateway.gateway.close());

  const longest = async (kind: string): Promise<number> => {
    const query = sql`select max(length(payload::text) + length(id)) as bytes from oidc where kind = ${kind}`;
    const { rows } = JSON.parse(JSON.stringify(await gateway.database.orm.execute(query)));
    return Number(rows[0].bytes);
  };
  const { challenge } = pkce();
  const ask = async (parameters: Record<string, string>, more: readonly (readonly [string, string])[] = []) => {
    const client_id = await newClient(gateway, { redirect_uris: [parameters['redirect_uri'] ?? REDIRECT] });
    const url = authorizationUrl(gateway, { client_id, code_challenge: challenge, ...parameters });
    for (const [name, value] of more) url.searchParams.append(name, value);
    return new Browser(gateway.url).get(url.href);
  };

  it('is at most 8 KB for a registration, whatever it sends', async () => {
    const path = 'x'.repeat(500 - 'https://client.example/00/'.length);
    const redirect_uris = Array.from({ length: 12 }, (_, index) => `https://client.example/${10 + index}/${path}`);
    const others = ['client_uri', 'logo_uri', 'tos_uri', 'contacts', 'software_id', 'x'].map((name) => [
      name,
      'x'.repeat(9_000),
    ]);
    const sent = { redirect_uris, client_name: 'n'.repeat(9_000), ...Object.fromEntries(others) };
    expect((await register(gateway, sent)).status).toBe(201);
    expect(await longest('Client')).toBeLessThan(8_192);
    expect(await longest('Client')).toBeGreaterThan(12 * 500);
    expect((await register(gateway, { redirect_uris: [...redirect_uris, REDIRECT] })).status).toBe(400);
    expect((await register(gateway, { redirect_uris: [`${redirect_uris[0]}x`] })).status).toBe(400);
  });

  it('is at most 8 KB for an authorization, whatever it sends', async () => {
    const redirect_uri = `https://client.example/${'x'.repeat(500 - 'https://client.example/'.length)}`;
    const resources = ['', '/', '/mcp', '/mcp/', '/mcp/auth'].map(
      (path) => ['resource', `${gateway.url}${path}`] as const,
    );
    const others = ['login_hint', 'ui_locales', 'display', 'registration', 'claims', 'x', 'nonce'];
    const shown = await ask({ state: 's'.repeat(2_048), redirect_uri }, [
      ...resources,
      ...others.map((name) => [name, 'x'.repeat(700)] as const),
    ]);
    expect(new URL(shown.url).pathname).toMatch(/^\/interaction\//);
    expect(await longest('Interaction')).toBeLessThan(8_192);
    expect(await longest('Interaction')).toBeGreaterThan(2_048 + 500);
  });

  it.each([
    ['state', 's'.repeat(2_049)],
    ['state', 'é'.repeat(1_025)],
    ['code_challenge', 'x'.repeat(129)],
    ['client_id', `https://client.example/${'x'.repeat(500)}`],
    ['resource', `https://other.example/${'x'.repeat(500)}`],
  ])('is nothing when %s is too long: a page that says so', async (name, value) => {
    const before = await longest('Interaction');
    const { status, url, text } = await ask({ [name]: value });
    expect([status, new URL(url).pathname]).toEqual([400, '/authorize']);
    expect(text).toMatch(new RegExp(`${name} is longer than \\d+ bytes`));
    expect(await longest('Interaction')).toBe(before);
  });
});
