import {
  allowInsecureRequests,
  ClientSecretPost,
  clientCredentialsGrant,
  customFetch,
  discovery,
  fetchProtectedResource,
  getDPoPHandle,
  randomDPoPKeyPair,
} from 'openid-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { databases } from '../../test/databases.ts';
import { testConfig } from '../../test/gateway.ts';
import { legacy } from '../../test/http.ts';
import { startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';
import type { OAuthSettings } from '../config/oauth-variables.ts';
import type { Database } from '../database/connection.ts';

describe.each(databases())('clients whose proofs have a nonce, on $name', (kind) => {
  let database: Database;
  const opened: OAuthGateway[] = [];
  beforeAll(async () => {
    database = await kind.fresh();
  }, 60_000);
  afterAll(() => database.close());
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const { gateway } of opened.splice(0)) await gateway.close();
  });

  const start = async (proofNonces: OAuthSettings['proofNonces'], beside?: OAuthGateway) => {
    const oauth = { ...testConfig().oauth, proofNonces };
    const config = { oauth, ...(beside && { baseUrl: beside.url }) };
    const gateway = await startOAuthGateway({ database: { ...database, close: async () => {} }, config });
    opened.push(gateway);
    return gateway;
  };

  /** A client by openid-client, and what it sent and was answered since it was last asked. */
  const client = async (gateway: OAuthGateway) => {
    const { account } = await gateway.services.customer();
    const wish = { name: 'Program', method: 'client_secret_post', dpop: 'required' } as const;
    const { client: made, secret = '' } = await gateway.services.projectClients.make(account.id, wish);
    const server = await discovery(new URL(gateway.url), made.id, undefined, ClientSecretPost(secret), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
    const seen: { status: number; nonce: string | null; challenge: string | null }[] = [];
    server[customFetch] = async (address, { body, ...init }) => {
      const sent = typeof body === 'string' || body instanceof URLSearchParams ? { ...init, body } : init;
      const answer = await fetch(address, sent);
      const [nonce, challenge] = ['dpop-nonce', 'www-authenticate'].map((name) => answer.headers.get(name));
      seen.push({ status: answer.status, nonce: nonce ?? null, challenge: challenge ?? null });
      return answer;
    };
    const DPoP = getDPoPHandle(server, await randomDPoPKeyPair('ES256'));
    const { body, headers } = legacy('tools/list');
    const call = (token: string, path: string) => {
      const sent = new Headers({ 'content-type': 'application/json', accept: 'application/json', ...headers });
      const address = new URL(path, gateway.url);
      return path.startsWith('/v1')
        ? fetchProtectedResource(server, token, address, 'GET', null, undefined, { DPoP })
        : fetchProtectedResource(server, token, address, 'POST', JSON.stringify(body), sent, { DPoP });
    };
    const token = async () => (await clientCredentialsGrant(server, {}, { DPoP })).access_token;
    return { call, token, asked: () => seen.splice(0) };
  };

  it('are told one at the first request for a token, and use it at every address', async () => {
    const { call, token, asked } = await client(await start('required'));
    const made = await token();
    expect(asked()).toMatchObject([{ status: 400, nonce: expect.any(String) }, { status: 200 }]);
    for (const path of ['/mcp', '/mcp/auth', '/mcp?toolsets=core', '/v1/usage']) {
      expect([path, (await call(made, path)).status]).toEqual([path, 200]);
      // One request each: the nonce of the token endpoint is one of this endpoint.
      expect(asked()).toMatchObject([{ status: 200, nonce: expect.any(String) }]);
    }
    await token();
    expect(asked()).toMatchObject([{ status: 200 }]);
  });

  it('are told another one when theirs is too old, at either endpoint', async () => {
    const { call, token, asked } = await client(await start('required'));
    const made = await token();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    asked();
    expect((await call(made, '/mcp')).status).toBe(200);
    const [refused, taken] = asked();
    expect(refused?.status).toBe(401);
    expect(refused?.challenge).toMatch(/^DPoP resource_metadata=".*\/mcp", .*error="use_dpop_nonce", algs="ES256 /);
    expect(taken?.status).toBe(200);
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await token();
    expect(asked()).toMatchObject([{ status: 400 }, { status: 200 }]);
  });

  it('are let in with it by another gateway', async () => {
    const first = await start('required');
    const second = await start('required', first);
    const { call, token, asked } = await client(first);
    const made = await token();
    asked();
    const { fetch: there } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => there(address.replace(first.url, second.url), init));
    expect((await call(made, '/mcp')).status).toBe(200);
    expect(asked()).toMatchObject([{ status: 200 }]);
  });

  it('may leave it away where it is optional, and are told one all the same', async () => {
    const { call, token, asked } = await client(await start('optional'));
    const made = await token();
    expect((await call(made, '/mcp')).status).toBe(200);
    expect(asked()).toMatchObject([
      { status: 200, nonce: expect.any(String) },
      { status: 200, nonce: expect.any(String) },
    ]);
  });

  it('are told none where it is off', async () => {
    const { call, token, asked } = await client(await start('off'));
    expect((await call(await token(), '/mcp')).status).toBe(200);
    expect(asked()).toMatchObject([
      { status: 200, nonce: null },
      { status: 200, nonce: null },
    ]);
  });
});
