import { hash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';

/** Signatures of proofs that are taken, of whoever asks for a token and of whoever uses one. */
export const PROOF_ALGORITHMS = ['ES256', 'Ed25519', 'EdDSA'] as const;

/** How far the clock of a client may be from ours. A proof is remembered for twice as long. */
export const PROOF_SECONDS = 60;
const LONGEST_PROOF = 4_096;
const LONGEST_ID = 256;

const claims = z.object({
  jti: z.string().min(1).max(LONGEST_ID),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string(),
});

/** A request with a token that is bound to a key, or under the scheme of such tokens. */
export interface ProvenRequest {
  readonly method: string;
  /** The public address that was asked, without its query. */
  readonly address: string;
  readonly authorization: string;
  /** The header DPoP. */
  readonly proof: string | undefined;
  /** Thumbprint of the key that the token is bound to; left out where it is bound to none. */
  readonly key: string | undefined;
}

export interface ProofFault {
  readonly error: 'invalid_token' | 'invalid_dpop_proof';
  /** What was wrong, as a clause. */
  readonly told: string;
}

const SCHEME = /^dpop +([^\s,]+) *$/i;

/** Whether a credential comes under the scheme of tokens that are bound to a key. */
export const isUnderProof = (authorization: string | undefined): boolean =>
  authorization !== undefined && SCHEME.test(authorization);

/**
 * Why a request does not prove that it has the key of its token (RFC 9449, 4.3 and 7.1); undefined where it does. What
 * comes a second time is told from what is new by all gateways together, as rates are counted.
 */
export async function proofFault(
  { method, address, authorization, proof, key }: ProvenRequest,
  limits: Pick<Limits, 'take'>,
): Promise<ProofFault | undefined> {
  if (key === undefined) return badToken('the token is bound to no key: send it as "Authorization: Bearer …"');
  const token = SCHEME.exec(authorization)?.[1];
  if (token === undefined) {
    return badToken('the token is bound to a key: send it as "Authorization: DPoP …" with a proof in DPoP');
  }
  const told = await faultOf({ method, address, token, proof, key }, limits);
  return told === undefined ? undefined : { error: 'invalid_dpop_proof', told };
}

const badToken = (told: string): ProofFault => ({ error: 'invalid_token', told });

async function faultOf(
  {
    method,
    address,
    token,
    proof,
    key,
  }: Omit<ProvenRequest, 'authorization' | 'key'> & { readonly token: string; readonly key: string },
  limits: Pick<Limits, 'take'>,
): Promise<string | undefined> {
  if (proof === undefined || proof === '') return 'the header DPoP with the proof is missing';
  const read = await verified(proof);
  if (!read) {
    return `the proof in DPoP is no JWT of the type dpop+jwt that its own public key has signed (${PROOF_ALGORITHMS.join(', ')})`;
  }
  const { said, thumbprint } = read;
  if (thumbprint !== key) return 'the proof is signed by another key than the token is bound to';
  if (said.htm !== method) return `htm of the proof is not ${method}`;
  if (!isSameAddress(said.htu, address)) return 'htu of the proof is not the address that was asked';
  if (said.ath !== hash('sha256', token, 'base64url')) return 'ath of the proof is not the hash of the token';
  if (Math.abs(Date.now() / 1_000 - said.iat) > PROOF_SECONDS) {
    return `iat of the proof is more than ${PROOF_SECONDS} seconds from now`;
  }
  const first = await limits.take('proof', `${key} ${said.jti}`);
  return first.ok ? undefined : 'the proof came before: make a new one, with another jti, for each request';
}

async function verified(proof: string) {
  if (proof.length > LONGEST_PROOF) return undefined;
  try {
    const options = { algorithms: [...PROOF_ALGORITHMS], typ: 'dpop+jwt' };
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, options);
    if (!protectedHeader.jwk) return undefined;
    return { said: claims.parse(payload), thumbprint: await calculateJwkThumbprint(protectedHeader.jwk) };
  } catch {
    return undefined;
  }
}

/** Query and fragment count for nothing (RFC 9449, 4.3). */
function isSameAddress(said: string, asked: string): boolean {
  const [one, other] = [URL.parse(said), URL.parse(asked)];
  if (!one || !other) return false;
  for (const url of [one, other]) [url.search, url.hash] = ['', ''];
  return one.href === other.href;
}
