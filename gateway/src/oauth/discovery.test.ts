import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startTestGateway } from '../../test/gateway.ts';
import { authorizationUrl, newClient, pkce, startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';
import { send } from '../../test/http.ts';

const BASE = 'https://mcp.example';
let local: OAuthGateway;
let open: OAuthGateway;
beforeAll(async () => {
  local = await startOAuthGateway({ database: await quickest().fresh() });
  open = await startOAuthGateway({ database: await quickest().fresh(), config: { baseUrl: BASE, host: '0.0.0.0' } });
  Object.assign(open, { url: open.url.replace('0.0.0.0', '127.0.0.1') });
});
afterAll(async () => {
  await local.gateway.close();
  await open.gateway.close();
});

const get = (url: string, path: string, headers: Record<string, string | undefined> = {}) =>
  send(url, { method: 'GET', path, headers: { authorization: undefined, 'content-type': undefined, ...headers } });

describe('RFC 9728: where to get tokens', () => {
  it.each([
    ['', '/mcp'],
    ['/mcp', '/mcp'],
    ['/mcp/auth', '/mcp/auth'],
  ])('the document at %p is about %s', async (suffix, resource) => {
    const { status, headers, json } = await get(open.url, `/.well-known/oauth-protected-resource${suffix}`);
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json',
      '*',
    ]);
    expect(json).toEqual({
      resource: `${BASE}${resource}`,
      authorization_servers: [BASE],
      scopes_supported: ['mcp:tools'],
      bearer_methods_supported: ['header'],
      dpop_signing_alg_values_supported: ['ES256', 'Ed25519', 'EdDSA'],
      resource_name: 'Cuspal',
    });
  });

  it('names the address the client typed, where no public one is configured', async () => {
    const { port } = new URL(local.url);
    const { json } = await get(local.url, '/.well-known/oauth-protected-resource/mcp', { host: `localhost:${port}` });
    expect(json).toMatchObject({ resource: `http://localhost:${port}/mcp`, authorization_servers: [local.url] });
  });

  it('is what the challenge of a 401 points to', async () => {
    for (const path of ['/mcp', '/mcp/auth']) {
      const { status, headers } = await send(local.url, { path, headers: { authorization: undefined }, body: {} });
      const document = /resource_metadata="([^"]+)"/.exec(headers['www-authenticate'] ?? '')?.[1] ?? '';
      expect(status).toBe(401);
      expect((await get(local.url, new URL(document).pathname)).json.resource).toBe(`${local.url}${path}`);
    }
  });
});

describe('RFC 8414: the authorization server', () => {
  const DOCUMENT = '/.well-known/oauth-authorization-server';

  it('states what clients look for, under an issuer without a path', async () => {
    const { status, headers, json } = await get(open.url, DOCUMENT);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(json).toEqual({
      issuer: BASE,
      authorization_endpoint: `${BASE}/authorize`,
      token_endpoint: `${BASE}/token`,
      registration_endpoint: `${BASE}/register`,
      revocation_endpoint: `${BASE}/revoke`,
      jwks_uri: `${BASE}/jwks`,
      scopes_supported: ['mcp:tools', 'offline_access'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_post', 'client_secret_basic', 'private_key_jwt'],
      token_endpoint_auth_signing_alg_values_supported: ['ES256', 'RS256', 'PS256', 'Ed25519', 'EdDSA'],
      revocation_endpoint_auth_methods_supported: [
        'none',
        'client_secret_post',
        'client_secret_basic',
        'private_key_jwt',
      ],
      revocation_endpoint_auth_signing_alg_values_supported: ['ES256', 'RS256', 'PS256', 'Ed25519', 'EdDSA'],
      dpop_signing_alg_values_supported: ['ES256', 'Ed25519', 'EdDSA'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  it('keeps its address whatever the headers say', async () => {
    const client_id = await newClient(open);
    const { pathname, search } = authorizationUrl(open, { client_id, code_challenge: pkce().challenge });
    for (const host of ['evil.example', 'a,b', '']) {
      const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' };
      expect((await get(open.url, DOCUMENT, headers)).json.issuer).toBe(BASE);
      const { status, headers: answered } = await get(open.url, `${pathname}${search}`, headers);
      expect([status, answered.location]).toEqual([303, expect.stringMatching(/^\/interaction\//)]);
      expect(String(answered['set-cookie'])).toMatch(/; secure/);
      expect(JSON.stringify(answered)).not.toContain('evil');
    }
    for (const host of ['@', 'a:b:c']) expect((await get(open.url, DOCUMENT, { host })).status).toBe(400);
  });

  it('shows public keys alone', async () => {
    const { json } = await get(local.url, '/jwks');
    expect(json.keys).toHaveLength(1);
    expect(Object.keys(json.keys[0])).not.toContain('d');
  });

  it('does not exist below a path or as an OpenID provider', async () => {
    for (const path of [`${DOCUMENT}/mcp`, '/.well-known/openid-configuration', `${DOCUMENT}/`]) {
      expect((await get(local.url, path)).status).toBe(404);
    }
  });
});

describe('programs in web pages', () => {
  it.each([
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-protected-resource/mcp/auth',
    '/register',
    '/token',
    '/revoke',
    '/jwks',
  ])('may ask %s from any origin', async (path) => {
    const headers = {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      authorization: undefined,
    };
    const preflight = await send(local.url, { method: 'OPTIONS', path, headers });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
    for (const name of [
      'authorization',
      'content-type',
      'dpop',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'mcp-session-id',
      'last-event-id',
    ]) {
      expect(preflight.headers['access-control-allow-headers']).toContain(name);
    }
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const asked = await send(local.url, { method: 'POST', path, headers: { ...headers, 'content-type': undefined } });
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    for (const name of ['WWW-Authenticate', 'DPoP-Nonce']) {
      expect(asked.headers['access-control-expose-headers']).toContain(name);
    }
  });

  it('may not ask where a person decides', async () => {
    for (const path of ['/authorize', '/authorize/abc', '/interaction/abc']) {
      const headers = { origin: 'https://app.example', authorization: undefined };
      const { status, headers: answered } = await send(local.url, { method: 'OPTIONS', path, headers });
      expect([status, answered['access-control-allow-origin']]).toEqual([405, undefined]);
    }
  });
});

describe('requests that go wrong', () => {
  it('405 with the right methods', async () => {
    const allowed = { '/token': 'POST', '/register': 'POST', '/revoke': 'POST', '/authorize': 'GET', '/jwks': 'GET' };
    for (const [path, methods] of Object.entries(allowed)) {
      const { status, headers } = await send(local.url, { method: 'DELETE', path });
      expect([path, status, headers.allow]).toEqual([path, 405, methods]);
    }
  });

  it.each(['/token/', '/%74oken', '/authorize/', '/authorize/a.b', '/authorize/%61bc', '/interaction/a/b'])(
    '%s is none of its addresses',
    async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, headers } = await send(local.url, { method, path });
        expect([status, headers['access-control-allow-origin']]).toEqual([404, undefined]);
      }
    },
  );

  it('no other Host reaches a server on loopback (DNS rebinding)', async () => {
    for (const path of ['/.well-known/oauth-authorization-server', '/authorize', '/interaction/abc', '/token']) {
      const method = path === '/token' ? 'POST' : 'GET';
      expect((await send(local.url, { method, path, headers: { host: 'evil.example' } })).status).toBe(403);
    }
  });

  it('404 where there are no accounts', async () => {
    const without = await startTestGateway();
    expect((await get(without.url, '/token')).status).toBe(404);
    await without.gateway.close();
  });
});
