import { exportJWK, generateKeyPair } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  discovery,
  PrivateKeyJwt,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
import {
  authorizationUrl,
  exchange,
  pkce,
  REDIRECT,
  signInAs,
  startOAuthGateway,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { publishedKeySetOf } from '../project-clients/key-set.ts';
import { FRESH_MS } from '../project-clients/published-keys.ts';

const KEYS = 'https://keys.example/jwks.json';

const keyPair = async (alg = 'ES256') => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { privateKey, publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) };
};

describe.each(databases())('clients of documents with keys, on $name', (kind) => {
  let gateway: OAuthGateway;
  /** What each address answers with; left out: it is away. */
  const hosts = new Map<string, unknown>();
  const asked: string[] = [];
  const at = (address: string): unknown => {
    asked.push(address);
    if (!hosts.has(address)) throw new Error('no such host');
    return hosts.get(address);
  };
  beforeAll(async () => {
    gateway = await startOAuthGateway({
      database: await kind.fresh(),
      fetchDocument: async (address) => ({
        bytes: Buffer.from(JSON.stringify(at(address))),
        cacheControl: 'max-age=86400',
      }),
      readKeys: async (address) => publishedKeySetOf(at(address)),
    });
  }, 60_000);
  afterAll(() => gateway.gateway.close());
  beforeEach(() => {
    hosts.clear();
    asked.splice(0);
  });
  afterEach(() => void vi.useRealTimers());

  let number = 0;
  const published = (more: object) => {
    const client_id = `https://client.example/${(number += 1)}/client.json`;
    const method = { token_endpoint_auth_method: 'private_key_jwt' };
    hosts.set(client_id, { client_id, client_name: 'Signer', redirect_uris: [REDIRECT], ...method, ...more });
    return client_id;
  };
  const { verifier, challenge } = pkce();
  const addressOf = (client_id: string) => authorizationUrl(gateway, { client_id, code_challenge: challenge });
  const isKnown = async (client_id: string) =>
    (await new Browser(gateway.url).get(addressOf(client_id).href)).status === 200;
  const callbackOf = async (client_id: string) =>
    new URL((await signInAs(gateway, addressOf(client_id), `person-${number}@example.com`)).url);
  const serverFor = (client_id: string, { privateKey }: Awaited<ReturnType<typeof keyPair>>) =>
    discovery(new URL(gateway.url), client_id, undefined, PrivateKeyJwt(privateKey), {
      algorithm: 'oauth2',
      execute: [allowInsecureRequests],
    });
  const grant = async (client_id: string, pair: Awaited<ReturnType<typeof keyPair>>) =>
    authorizationCodeGrant(await serverFor(client_id, pair), await callbackOf(client_id), {
      pkceCodeVerifier: verifier,
    });

  it.each(['ES256', 'RS256', 'Ed25519'])('prove themselves by %s, at each request', async (alg) => {
    const [pair, other] = [await keyPair(alg), await keyPair(alg)];
    const client_id = published({ jwks: { keys: [pair.publicJwk] } });
    const tokens = await grant(client_id, pair);
    expect(await statusOfCall(gateway, tokens.access_token)).toBe(200);
    const refresh_token = tokens.refresh_token ?? '';
    const [own, strange] = [await serverFor(client_id, pair), await serverFor(client_id, other)];
    await expect(refreshTokenGrant(strange, refresh_token)).rejects.toMatchObject({ error: 'invalid_client' });
    const again = await refreshTokenGrant(own, refresh_token);
    await expect(tokenRevocation(strange, again.access_token)).rejects.toMatchObject({ error: 'invalid_client' });
    await tokenRevocation(own, again.access_token);
    await expect.poll(() => statusOfCall(gateway, again.access_token)).toBe(401);
  });

  it('get nothing for a code with another key, or without one', async () => {
    const [pair, other] = [await keyPair(), await keyPair()];
    const client_id = published({ jwks: { keys: [pair.publicJwk] } });
    await expect(grant(client_id, other)).rejects.toMatchObject({ error: 'invalid_client' });
    const code = (await callbackOf(client_id)).searchParams.get('code') ?? '';
    const { status, json } = await exchange(gateway, { client_id, code, code_verifier: verifier });
    expect([status, json['error']]).toEqual([401, 'invalid_client']);
  });

  it('may publish them at another address, which is read again after five minutes', async () => {
    const [first, second] = [await keyPair(), await keyPair()];
    hosts.set(KEYS, { keys: [first.publicJwk] });
    const client_id = published({ jwks_uri: KEYS });
    const tokens = await grant(client_id, first);
    expect(asked).toEqual([client_id, KEYS]);
    hosts.set(KEYS, { keys: [second.publicJwk] });
    const server = await serverFor(client_id, second);
    const refreshed = () => refreshTokenGrant(server, tokens.refresh_token ?? '');
    await expect(refreshed()).rejects.toMatchObject({ error: 'invalid_client' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_MS + 1_000 });
    expect(await statusOfCall(gateway, (await refreshed()).access_token)).toBe(200);
  });

  it('are known by the last keys while the address of those is away, and not where it has none by now', async () => {
    const pair = await keyPair();
    hosts.set(KEYS, { keys: [pair.publicJwk] });
    const client_id = published({ jwks_uri: KEYS });
    const tokens = await grant(client_id, pair);
    hosts.delete(KEYS);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_MS + 1_000 });
    const server = await serverFor(client_id, pair);
    const again = await refreshTokenGrant(server, tokens.refresh_token ?? '');
    expect(await statusOfCall(gateway, again.access_token)).toBe(200);
    hosts.set(KEYS, { keys: [] });
    vi.setSystemTime(Date.now() + FRESH_MS + 1_000);
    const late = refreshTokenGrant(server, again.refresh_token ?? '');
    await expect(late).rejects.toMatchObject({ error: expect.stringMatching(/^invalid_client/) });
  });

  it('are refused where the keys are no keys', async () => {
    const pair = await keyPair();
    const keys = [pair.publicJwk];
    hosts.set(KEYS, { keys });
    hosts.set('https://private.example/', { keys: [pair.privateJwk] });
    hosts.set('https://long.example/', { keys: await Promise.all(Array.from({ length: 10 }, longKey)) });
    const refused = [
      {},
      { jwks: { keys: [] } },
      { jwks: { keys: [pair.privateJwk] } },
      { jwks: { keys: [{ kty: 'oct', k: 'AAAA' }] } },
      { jwks: 'keys' },
      { jwks: { keys }, jwks_uri: KEYS },
      { jwks_uri: 5 },
      { jwks_uri: 'https://nobody.example/' },
      { jwks_uri: 'https://private.example/' },
      { jwks_uri: 'https://long.example/' },
      { jwks_uri: `${KEYS}?${'x'.repeat(500)}` },
    ];
    for (const more of refused) expect([more, await isKnown(published(more))]).toEqual([more, false]);
    expect(await isKnown(published({ jwks_uri: KEYS }))).toBe(true);
  });

  it('are public as ever where they name another method, whatever keys they publish', async () => {
    const client_id = published({ token_endpoint_auth_method: 'none', jwks_uri: KEYS });
    const code = (await callbackOf(client_id)).searchParams.get('code') ?? '';
    expect((await exchange(gateway, { client_id, code, code_verifier: verifier })).status).toBe(200);
    expect(asked).toEqual([client_id]);
  });

  it('keep no private part and no more than 10 KB', async () => {
    const query = sql`select max(length(payload::text)) as bytes, bool_or(payload::text like '%"d"%') as secret from oidc where kind = 'ClientDocument'`;
    const { rows } = JSON.parse(JSON.stringify(await gateway.database.orm.execute(query)));
    expect(Number(rows[0].bytes)).toBeLessThan(10 * 1_024);
    expect(rows[0].secret).toBe(false);
  });
});

/** A key of RSA that has as many bits as are taken; its modulus need not be the product of primes. */
const longKey = async () => ({
  kty: 'RSA',
  e: 'AQAB',
  n: Buffer.from(Array.from({ length: 512 }, (_, index) => ((index * 37) % 256) | 0x81)).toString('base64url'),
});
