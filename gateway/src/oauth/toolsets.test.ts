import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { quickest } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  postForm,
  signInAs,
  startOAuthGateway,
  type OAuthGateway,
} from '../../test/oauth.ts';

let gateway: OAuthGateway;
beforeAll(async () => {
  gateway = await startOAuthGateway({ database: await quickest().fresh() });
});
afterAll(() => gateway.gateway.close());

const list = (path: string, token?: string) => {
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  return send(gateway.url, { ...legacy('tools/list'), path, headers: { authorization } });
};

/** What a careful client does: it takes the document that the challenge names and compares its resource to the letter. */
async function discovered(path: string): Promise<{ readonly document: string; readonly resource: string }> {
  const { status, headers } = await list(path);
  expect(status).toBe(401);
  const document = /resource_metadata="([^"]+)"/.exec(headers['www-authenticate'] ?? '')?.[1] ?? '';
  const { resource } = (await (await fetch(document)).json()) as { resource: string };
  return { document, resource };
}

const ADDRESSES = ['/mcp', '/mcp/auth'].flatMap((path) =>
  [
    '',
    '?toolsets=compact',
    '?toolsets=marriage,core',
    '?toolsets=core%2CMarriage',
    '?toolsets=core&toolsets=sport',
  ].map((query) => path + query),
);

describe('a client that compares addresses to the letter', () => {
  it.each(ADDRESSES)('finds %s described under the address it typed', async (path) => {
    const { document, resource } = await discovered(path);
    expect(document).toBe(`${gateway.url}/.well-known/oauth-protected-resource${path}`);
    expect(resource).toBe(`${gateway.url}${path}`);
  });

  it.each(ADDRESSES)('gets in at %s, refreshes, and its token serves every set', async (path) => {
    const { resource } = await discovered(path);
    const clientId = await newClient(gateway);
    const { verifier, challenge } = pkce();
    const address = authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, resource });
    const callback = new URL((await signInAs(gateway, address, `person-${ADDRESSES.indexOf(path)}@example.com`)).url);
    const code = callback.searchParams.get('code') ?? '';
    const given = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier, resource });
    expect(given.status).toBe(200);
    const again = await postForm(gateway, '/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: String(given.json['refresh_token']),
      resource,
    });
    expect(again.status).toBe(200);
    for (const { json } of [given, again]) {
      const lengths = await Promise.all(
        ['/mcp', '/mcp?toolsets=meta', '/mcp/auth?toolsets=sport', path].map(
          async (other) => (await list(other, String(json['access_token']))).status,
        ),
      );
      expect(lengths).toEqual([200, 200, 200, 200]);
    }
  });
});

describe('an address whose query is not toolsets alone', () => {
  it.each([
    '/mcp?toolsets=nothing',
    '/mcp?toolsets=core&x=1',
    '/mcp?x=1',
    '/mcp/auth?toolsets=',
    '/mcp?toolsets=core%22',
    '/mcp?toolsets=core,%0d%0aX-Odd:1',
  ])('%s is described as without a query', async (path) => {
    const { document, resource } = await discovered(path);
    const bare = path.split('?')[0];
    expect(document).toBe(`${gateway.url}/.well-known/oauth-protected-resource${bare}`);
    expect(resource).toBe(`${gateway.url}${bare}`);
    const asked = await fetch(`${gateway.url}/.well-known/oauth-protected-resource${path}`);
    expect(((await asked.json()) as { resource: string }).resource).toBe(`${gateway.url}${bare}`);
  });

  it.each(['/mcp?toolsets=nothing', '/mcp?x=1', '/mcp?toolsets=core&x=1', '/other?toolsets=core', '/mcp?'])(
    '%s is no address to get a token for',
    async (path) => {
      const clientId = await newClient(gateway);
      const resource = `${gateway.url}${path}`;
      const asked = authorizationUrl(gateway, { client_id: clientId, code_challenge: pkce().challenge, resource });
      const shown = await new Browser(gateway.url).get(asked.href);
      expect([shown.status, /error=(\w+)/.exec(shown.text)?.[1]]).toEqual([400, 'invalid_target']);
      const { json } = await postForm(gateway, '/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: 'x'.repeat(43),
        resource,
      });
      expect(json['error']).toMatch(/^invalid_(?:target|grant)$/);
    },
  );
});

it('the document of the root says the set that it was asked with', async () => {
  const asked = await fetch(`${gateway.url}/.well-known/oauth-protected-resource?toolsets=core`);
  expect(((await asked.json()) as { resource: string }).resource).toBe(`${gateway.url}/mcp?toolsets=core`);
});
