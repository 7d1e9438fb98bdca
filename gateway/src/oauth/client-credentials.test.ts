import {
  Client,
  ClientCredentialsProvider,
  PrivateKeyJwtProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clientCredentialsGrant,
  type Configuration,
  discovery,
  PrivateKeyJwt,
  tokenRevocation,
} from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import { postForm, startOAuthGateway, statusOfCall, type OAuthGateway } from '../../test/oauth.ts';
import type { NewClient } from '../project-clients/project-clients.ts';
import { oidc } from '../database/schema.ts';
import { RULES } from '../limits/limits.ts';

const DAY_MS = 86_400_000;
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

describe.each(databases())('clients of projects on $name', (kind) => {
  let gateway: OAuthGateway;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await kind.fresh() });
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  let names = 0;
  const made = async (wish: Partial<NewClient> = {}) => {
    const { services } = gateway;
    const { account } = await services.customer();
    const name = `Program ${(names += 1)}`;
    const { client, secret = '' } = await services.projectClients.make(account.id, {
      name,
      method: 'client_secret_basic',
      ...wish,
    });
    return { account, client, secret };
  };
  /** The server as openid-client finds it by its metadata document. */
  const serverFor = (...[id, authentication]: readonly [string, Parameters<typeof discovery>[3]]) =>
    discovery(new URL(gateway.url), id, undefined, authentication, {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
  const tokenOf = async (server: Configuration) => clientCredentialsGrant(server);
  const askedWith = (client_id: string, client_secret: string, headers: Record<string, string> = {}) =>
    postForm(gateway, '/token', { grant_type: 'client_credentials', client_id, client_secret }, headers);
  const keyPair = async (alg: string) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
    return { privateKey, keySet: { keys: [await exportJWK(publicKey)] } };
  };

  it.each([
    ['client_secret_basic', ClientSecretBasic],
    ['client_secret_post', ClientSecretPost],
  ] as const)('get a token with %s, which opens the endpoints, and no refresh token', async (method, proof) => {
    const { account, client, secret } = await made({ method });
    const tokens = await tokenOf(await serverFor(client.id, proof(secret)));
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'mcp:tools', expires_in: 86_400 });
    expect(tokens.refresh_token).toBeUndefined();
    for (const path of ['/mcp', '/mcp/auth'] as const)
      expect(await statusOfCall(gateway, tokens.access_token, path)).toBe(200);
    const rest = await send(gateway.url, {
      method: 'GET',
      path: '/v1/usage',
      headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': undefined },
    });
    expect(rest.status).toBe(200);
    // What it calls is counted for its project, the two calls before too.
    const call = await send(gateway.url, {
      ...legacy('tools/call', { name: 'get_tool_catalog', arguments: {} }),
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(call.json.result.isError).not.toBe(true);
    await expect.poll(async () => (await gateway.services.usage.month(account.id)).used).toBe(3);
    await expect
      .poll(async () => (await gateway.services.projectClients.list(account.id))[0]?.lastUsedAt)
      .toBeInstanceOf(Date);
    expect((await gateway.oauth.callers(account.id)).map(({ name }) => name)).toEqual([client.name]);
  });

  it.each(['ES256', 'RS256', 'PS256', 'Ed25519'])('get a token with a key for %s', async (alg) => {
    const { privateKey, keySet } = await keyPair(alg);
    const { client } = await made({ method: 'private_key_jwt', keySet });
    const { access_token: token } = await tokenOf(await serverFor(client.id, PrivateKeyJwt(privateKey)));
    expect(await statusOfCall(gateway, token)).toBe(200);
  });

  it('connect by the providers of the MCP SDK', async () => {
    const { privateKey, keySet } = await keyPair('ES256');
    const [bySecret, byKey] = [await made(), await made({ method: 'private_key_jwt', keySet })];
    const expectedIssuer = gateway.url;
    const providers = [
      new ClientCredentialsProvider({ clientId: bySecret.client.id, clientSecret: bySecret.secret, expectedIssuer }),
      new PrivateKeyJwtProvider({
        clientId: byKey.client.id,
        privateKey: await exportPKCS8(privateKey),
        algorithm: 'ES256',
        expectedIssuer,
      }),
    ];
    for (const authProvider of providers) {
      const client = new Client({ name: 'nightly', version: '1.0.0' });
      await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', gateway.url), { authProvider }));
      expect((await client.listTools()).tools.length).toBeGreaterThan(0);
      await client.close();
    }
  });

  describe('an assertion', () => {
    const assertion = async (privateKey: CryptoKey, id: string, change: Record<string, unknown> = {}) =>
      new SignJWT({ iss: id, sub: id, aud: gateway.url, jti: `jti-${(names += 1)}`, ...change })
        .setProtectedHeader({ alg: 'ES256' })
        .setExpirationTime(typeof change['exp'] === 'number' ? change['exp'] : '1 minute')
        .sign(privateKey);
    const sent = (client_assertion: string) =>
      postForm(gateway, '/token', {
        grant_type: 'client_credentials',
        client_assertion,
        client_assertion_type: ASSERTION,
      });

    it('is taken once, also when it comes several times at once', async () => {
      const { privateKey, keySet } = await keyPair('ES256');
      const { client } = await made({ method: 'private_key_jwt', keySet });
      const jwt = await assertion(privateKey, client.id);
      const answers = await Promise.all([sent(jwt), sent(jwt), sent(jwt), sent(jwt)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
      expect((await sent(jwt)).json['error']).toBe('invalid_client');
    });

    it('of another key, audience or client, without an end or a late one, is refused', async () => {
      const [{ privateKey, keySet }, stranger] = [await keyPair('ES256'), await keyPair('ES256')];
      const { client } = await made({ method: 'private_key_jwt', keySet });
      const now = Math.floor(Date.now() / 1_000);
      const wrong = [
        await assertion(stranger.privateKey, client.id),
        await assertion(privateKey, client.id, { aud: 'https://other.example' }),
        await assertion(privateKey, client.id, { iss: 'somebody' }),
        await assertion(privateKey, client.id, { exp: now - 60 }),
        await assertion(privateKey, client.id, { exp: now + 3_600 }),
      ];
      for (const jwt of wrong) expect((await sent(jwt)).json).toMatchObject({ error: 'invalid_client' });
      expect((await sent(await assertion(privateKey, client.id))).status).toBe(200);
    });
  });

  it('get nothing with a wrong secret, by another grant, for another audience or from another way of proof', async () => {
    const { client, secret } = await made({ method: 'client_secret_post' });
    const form = { grant_type: 'client_credentials', client_id: client.id, client_secret: secret };
    expect((await askedWith(client.id, 'wrong')).json['error']).toBe('invalid_client');
    expect((await askedWith('6f1c2f0e-3d6b-4c55-9a57-0c8d5b1f2a34', secret)).json['error']).toBe('invalid_client');
    expect((await postForm(gateway, '/token', { ...form, resource: 'https://other.example' })).json['error']).toBe(
      'invalid_target',
    );
    for (const grant_type of ['authorization_code', 'refresh_token'])
      expect(
        (await postForm(gateway, '/token', { ...form, grant_type, code: 'x', refresh_token: 'x' })).json['error'],
      ).toBe('invalid_request');
    const { json } = await postForm(gateway, '/token', { grant_type: 'client_credentials', client_id: client.id });
    expect(json['error']).toBe('invalid_client');
  });

  it('are never registered openly', async () => {
    const answer = await fetch(new URL('/register', gateway.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        redirect_uris: ['https://client.example/callback'],
        grant_types: ['authorization_code', 'client_credentials'],
        token_endpoint_auth_method: 'client_secret_post',
      }),
    });
    const {
      client_id: id,
      client_secret: secret,
      grant_types: grants,
    } = (await answer.json()) as Record<string, string>;
    expect(grants).not.toContain('client_credentials');
    expect((await askedWith(id ?? '', secret ?? '')).json).toMatchObject({
      error: 'invalid_request',
      error_description: 'requested grant type is not allowed for this client',
    });
  });

  it('end with their tokens when they are removed, suspended or over', async () => {
    const removed = await made();
    const { access_token: first } = await tokenOf(
      await serverFor(removed.client.id, ClientSecretBasic(removed.secret)),
    );
    expect(await statusOfCall(gateway, first)).toBe(200);
    expect(await gateway.services.projectClients.remove(removed.account.id, removed.client.id)).toBe(true);
    await expect.poll(() => statusOfCall(gateway, first)).toBe(401);
    const kept = gateway.database.orm.select().from(oidc).where(eq(oidc.grantId, removed.client.id));
    expect(await kept).toEqual([]);

    const suspended = await made({ method: 'client_secret_post' });
    await gateway.services.accounts.suspend(suspended.account.id);
    expect((await askedWith(suspended.client.id, suspended.secret)).json['error']).toBe('invalid_client');

    const over = await made({ method: 'client_secret_post', expiresAt: gateway.services.projectClients.endAfter(1) });
    const { json } = await askedWith(over.client.id, over.secret);
    gateway.clock.shiftMs = DAY_MS + 1_000;
    const late = await send(gateway.url, {
      ...legacy('tools/list'),
      headers: { authorization: `Bearer ${String(json['access_token'])}` },
    });
    const asked = await askedWith(over.client.id, over.secret);
    gateway.clock.shiftMs = 0;
    expect([late.status, late.json.error.data.code, asked.json['error']]).toEqual([
      401,
      'auth_expired',
      'invalid_client',
    ]);
  });

  it('end one token by revoking it', async () => {
    const { client, secret } = await made();
    const server = await serverFor(client.id, ClientSecretBasic(secret));
    const [{ access_token: one }, { access_token: other }] = [await tokenOf(server), await tokenOf(server)];
    expect(await statusOfCall(gateway, one)).toBe(200);
    await tokenRevocation(server, one);
    expect([await statusOfCall(gateway, one), await statusOfCall(gateway, other)]).toEqual([401, 200]);
  });

  it('keep secrets and tokens as hashes', async () => {
    const { client, secret } = await made();
    const { access_token: token } = await tokenOf(await serverFor(client.id, ClientSecretBasic(secret)));
    const all = JSON.stringify([
      await gateway.database.orm.execute(sql`select * from oidc`),
      await gateway.database.orm.execute(sql`select * from project_clients`),
    ]);
    for (const text of [secret, token]) expect(all).not.toContain(text);
    expect(JSON.stringify(gateway.log)).not.toContain(secret);
  });

  it('have wrong secrets counted by network, as wrong keys are', async () => {
    const { client, secret } = await made({ method: 'client_secret_post' });
    const from = { 'x-forwarded-for': '203.0.113.77' };
    // Wrong keys and wrong secrets have one limit, which fills again meanwhile, by a few in the time of many.
    const wrongKeys = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        send(gateway.url, { ...legacy('tools/list'), headers: { authorization: `Bearer wrong-${at}`, ...from } }),
      );
    const wrongSecrets = async () => {
      const keys = Promise.all(wrongKeys(RULES.bad_credential.burst + 60));
      const secrets = await Promise.all(Array.from({ length: 20 }, () => askedWith(client.id, 'wrong', from)));
      await keys;
      return secrets;
    };
    let wrong = await wrongSecrets();
    for (let more = 0; more < 9 && wrong.every(({ status }) => status !== 429); more += 1) wrong = await wrongSecrets();
    const refused = wrong.find(({ status }) => status === 429);
    expect(refused?.json['error']).toBe('temporarily_unavailable');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askedWith(client.id, secret, from)).status).toBe(200);
  });
});
