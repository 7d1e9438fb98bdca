import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { hash, randomUUID } from 'node:crypto';
import { Limits } from '../limits/limits.ts';
import { quiet } from '../../test/services.ts';
import { ProofNonces } from './proof-nonces.ts';
import { PROOF_SECONDS, proofFault, type ProvenRequest } from './proofs.ts';

const TOKEN = 'T'.repeat(43);
const ADDRESS = 'https://mcp.example/mcp';

const keyPair = async (alg = 'ES256') => {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = await exportJWK(publicKey);
  return { alg, privateKey, jwk, thumbprint: await calculateJwkThumbprint(jwk) };
};
type Pair = Awaited<ReturnType<typeof keyPair>>;

const proofBy = (
  { privateKey, alg, jwk }: Pair,
  said: Record<string, unknown> = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> =>
  new SignJWT({
    jti: randomUUID(),
    htm: 'POST',
    htu: ADDRESS,
    iat: Math.floor(Date.now() / 1_000),
    ath: hash('sha256', TOKEN, 'base64url'),
    ...said,
  })
    .setProtectedHeader({ alg, typ: 'dpop+jwt', jwk, ...header })
    .sign(privateKey);

describe('a proof of a key', () => {
  const limits = new Limits({ logger: quiet });
  const ask = async (
    pair: Pair,
    proof: string | undefined,
    more: Partial<ProvenRequest> = {},
    nonces?: ProofNonces,
  ) => {
    const sent = { method: 'POST', address: ADDRESS, authorization: `DPoP ${TOKEN}`, key: pair.thumbprint };
    return proofFault({ ...sent, proof, ...more }, { limits, nonces });
  };

  it.each(['ES256', 'Ed25519'])('that holds opens once, signed with %s', async (alg) => {
    const pair = await keyPair(alg);
    const proof = await proofBy(pair);
    expect(await ask(pair, proof)).toBeUndefined();
    expect(await ask(pair, proof)).toMatchObject({
      error: 'invalid_dpop_proof',
      told: expect.stringMatching('before'),
    });
    expect(await ask(pair, await proofBy(pair))).toBeUndefined();
  });

  it('is taken once of many that come at a time, and of each key by itself', async () => {
    const [one, other] = [await keyPair(), await keyPair()];
    const said = { jti: randomUUID() };
    const proof = await proofBy(one, said);
    const faults = await Promise.all(Array.from({ length: 5 }, () => ask(one, proof)));
    expect(faults.filter((fault) => fault === undefined)).toHaveLength(1);
    expect(await ask(other, await proofBy(other, said))).toBeUndefined();
  });

  it('may name the address with a query, which counts for nothing', async () => {
    const pair = await keyPair();
    expect(await ask(pair, await proofBy(pair, { htu: `${ADDRESS}?toolsets=core#x` }))).toBeUndefined();
    expect(await ask(pair, await proofBy(pair, { htu: 'HTTPS://MCP.example:443/mcp' }))).toBeUndefined();
  });

  const now = Date.now() / 1_000;
  it.each([
    ['htm', { htm: 'GET' }],
    ['htm', { htm: 'post' }],
    ['htu', { htu: 'https://mcp.example/v1/usage' }],
    ['htu', { htu: 'http://mcp.example/mcp' }],
    ['htu', { htu: '/mcp' }],
    ['ath', { ath: hash('sha256', 'another', 'base64url') }],
    ['iat', { iat: now - PROOF_SECONDS - 5 }],
    ['iat', { iat: now + PROOF_SECONDS + 5 }],
    ['no JWT', { jti: '' }],
    ['no JWT', { jti: 'x'.repeat(257) }],
    ['no JWT', { iat: undefined }],
    ['no JWT', { ath: undefined }],
    ['no JWT', { pad: 'x'.repeat(5_000) }],
  ])('is refused for its %s: %j', async (what, said) => {
    const pair = await keyPair();
    const fault = await ask(pair, await proofBy(pair, said));
    expect([fault?.error, fault?.told]).toEqual(['invalid_dpop_proof', expect.stringContaining(what)]);
  });

  it('is refused of another key, of another form, and where there is none', async () => {
    const [pair, other] = [await keyPair(), await keyPair()];
    const { privateKey: _, ...rest } = other;
    const refused = [
      await proofBy(other),
      await proofBy({ ...rest, privateKey: pair.privateKey }),
      await proofBy(pair, {}, { typ: 'JWT' }),
      await proofBy(pair, {}, { jwk: { ...pair.jwk, ...(await exportJWK(pair.privateKey)) } }),
      (await proofBy(pair)).replace(/\.[^.]+$/, '.AAAA'),
      `${await proofBy(pair)}, ${await proofBy(pair)}`,
      await proofBy(await keyPair('RS256')),
      'none',
      '',
      undefined,
    ];
    for (const proof of refused) expect((await ask(pair, proof))?.error).toBe('invalid_dpop_proof');
  });

  it('has a nonce of ours where one is asked for, which stands for its time', async () => {
    const pair = await keyPair();
    const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const asked = async (nonces: ProofNonces | undefined, said: Record<string, unknown>) =>
      (await ask(pair, await proofBy(pair, said), {}, nonces))?.error ?? 'none';
    const [optional, required] = [false, true].map((each) => new ProofNonces({ secret, required: each }));
    const nonce = new ProofNonces({ secret, required: false }).next();
    const strange = new ProofNonces({ secret: other, required: false }).next();
    const late = { iat: now - 3_600 };
    expect(await asked(required, {})).toBe('use_dpop_nonce');
    expect(await asked(optional, {})).toBe('none');
    expect(await asked(optional, late)).toBe('use_dpop_nonce');
    expect(await asked(undefined, { nonce })).toBe('none');
    expect(await asked(undefined, { ...late, nonce })).toBe('invalid_dpop_proof');
    for (const nonces of [optional, required]) {
      expect(await asked(nonces, { nonce })).toBe('none');
      expect(await asked(nonces, { ...late, nonce })).toBe('none');
      expect(await asked(nonces, { nonce: strange })).toBe('use_dpop_nonce');
      expect(await asked(nonces, { nonce: '' })).toBe('use_dpop_nonce');
      expect(await asked(nonces, { nonce, htm: 'GET' })).toBe('invalid_dpop_proof');
    }
  });

  it('counts once with a nonce too', async () => {
    const pair = await keyPair();
    const nonces = new ProofNonces({ secret: Buffer.alloc(32), required: true });
    const proof = await proofBy(pair, { nonce: nonces.next() });
    expect(await ask(pair, proof, {}, nonces)).toBeUndefined();
    expect((await ask(pair, proof, {}, nonces))?.error).toBe('invalid_dpop_proof');
  });

  it('goes with its own scheme, and with a token that is bound', async () => {
    const pair = await keyPair();
    const proof = await proofBy(pair);
    expect((await ask(pair, proof, { authorization: `Bearer ${TOKEN}` }))?.error).toBe('invalid_token');
    expect((await ask(pair, proof, { key: undefined }))?.error).toBe('invalid_token');
    expect(await ask(pair, proof, { authorization: `dpop  ${TOKEN} ` })).toBeUndefined();
  });
});
