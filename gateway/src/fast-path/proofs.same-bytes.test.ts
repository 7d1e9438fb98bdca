import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keysWithoutAccounts } from '../../test/access.ts';
import { fastAndNest } from '../../test/fast-and-nest.ts';
import { legacy } from '../../test/http.ts';
import { configuredKeys } from '../auth/api-keys.ts';
import { ProofNonces } from '../auth/proof-nonces.ts';

/** Tokens that are bound to a key are asked for proofs by both ways in, in the same words. */
const TOKEN = 'T'.repeat(43);
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
const jwk = await exportJWK(publicKey);
const proofNonces = new ProofNonces({ secret: Buffer.alloc(32), required: false, now: () => 1_800_000_000_000 });
const proofKey = await calculateJwkThumbprint(jwk);

let taken = 0;
const { both } = fastAndNest(() => ({
  logLevel: 'silent' as const,
  config: { baseUrl: 'http://localhost:3000' },
  openAccess: async () => {
    const access = keysWithoutAccounts([TOKEN]);
    const bound = configuredKeys([TOKEN], { accountId: 'operator', proofKey });
    const entitlements = { accountId: 'operator', suspended: false, metered: false, rate: undefined } as const;
    const endpoint = {
      async authenticate(credential: string) {
        const verdict = await bound.authenticate(credential);
        return verdict.ok ? { ...verdict, entitlements } : verdict;
      },
    };
    const seen = new Set<string>();
    const limits = {
      ...access.limits,
      take(name: string, subject: string) {
        const ok = name !== 'proof' || !seen.has(subject);
        seen.add(subject);
        return { ok, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 };
      },
    };
    return { ...access, limits, proofNonces, authenticators: { '/mcp': endpoint, '/mcp/auth': endpoint } };
  },
}));

const proof = (said: Record<string, unknown> = {}) =>
  new SignJWT({
    jti: String((taken += 1)),
    htm: 'POST',
    htu: 'http://localhost:3000/mcp',
    iat: Math.floor(Date.now() / 1_000),
    ath: hash('sha256', TOKEN, 'base64url'),
    ...said,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
    .sign(privateKey);

it('a proof that holds, and the same again', async () => {
  const request = legacy('tools/list', {}, { authorization: `DPoP ${TOKEN}`, dpop: await proof() });
  expect((await both('first', request)).status).toBe('200 OK');
  expect((await both('second', request)).status).toBe('401 Unauthorized');
});

it('a nonce of the server, and a strange one', async () => {
  const nonce = proofNonces.next();
  for (const [sent, status] of [
    [nonce, '200 OK'],
    ['x', '401 Unauthorized'],
  ] as const) {
    const headers = { authorization: `DPoP ${TOKEN}`, dpop: await proof({ nonce: sent }) };
    const answer = await both(sent, legacy('tools/list', {}, headers));
    expect([sent, answer.status]).toEqual([sent, status]);
    expect(answer.headers.filter((line) => /^dpop-nonce/i.test(line))).toEqual([`DPoP-Nonce: ${nonce}`]);
  }
});

it.each([
  ['another method', { htm: 'GET' }],
  ['another address', { htu: 'http://localhost:3000/v1/usage' }],
  ['another token', { ath: 'x' }],
  ['another time', { iat: 1 }],
  ['no id', { jti: '' }],
])('%s', async (what, said) => {
  const headers = { authorization: `DPoP ${TOKEN}`, dpop: await proof(said) };
  const message = await both(what, legacy('tools/list', {}, headers));
  const rest = await both(what, { method: 'GET', path: '/v1/tools', headers });
  expect([message.status, rest.status]).toEqual(['401 Unauthorized', '401 Unauthorized']);
  expect(message.headers.find((line) => /^www-authenticate/i.test(line))).toContain('DPoP resource_metadata');
});

it.each([
  ['no proof', { authorization: `DPoP ${TOKEN}` }],
  ['an empty proof', { authorization: `DPoP ${TOKEN}`, dpop: '' }],
  ['another scheme', { authorization: `Bearer ${TOKEN}` }],
  ['another token', { authorization: 'DPoP wrong' }],
])('%s', async (what, headers) => {
  for (const path of ['/mcp', '/mcp/auth', '/v1/tools/echo_arguments', '/v1/batch']) {
    const { status } = await both(what, { path, headers, body: {} });
    expect([path, status]).toEqual([path, '401 Unauthorized']);
  }
});
