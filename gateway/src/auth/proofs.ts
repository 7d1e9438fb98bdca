import { hash } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import type { ProofNonces } from './proof-nonces.ts';

/** Signatures of proofs that are taken, of whoever asks for a token and of whoever uses one. */
export const PROOF_ALGORITHMS = ['ES256', 'Ed25519', 'EdDSA'] as const;

/** How far the clock of a client may be from ours, where its proof has no nonce of ours. */
export const PROOF_SECONDS = 60;
const LONGEST_PROOF = 4_096;
const LONGEST_ID = 256;

const claims = z.object({
  jti: z.string().min(1).max(LONGEST_ID),
  htm: z.string(),
  htu: z.string(),
  iat: z.number(),
  ath: z.string(),
  nonce: z.string().max(LONGEST_ID).optional(),
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
  readonly error: 'invalid_token' | 'invalid_dpop_proof' | 'use_dpop_nonce';
  /** What was wrong, as a clause. */
  readonly told: string;
}

const SCHEME = /^dpop +([^\s,]+) *$/i;

/** Whether a credential comes under the scheme of tokens that are bound to a key. */
export const isUnderProof = (authorization: string | undefined): boolean =>
  authorization !== undefined && SCHEME.test(authorization);

export interface ProofChecks {
  readonly limits: Pick<Limits, 'take'>;
  /** Left out: a nonce counts for nothing. */
  readonly nonces?: ProofNonces | undefined;
}

/**
 * Why a request does not prove that it has the key of its token (RFC 9449, 4.3, 7.1 and 9); undefined where it does. What
 * comes a second time is told from what is new by all gateways together, as rates are counted.
 */
export async function proofFault(
  { method, address, authorization, proof, key }: ProvenRequest,
  checks: ProofChecks,
): Promise<ProofFault | undefined> {
  if (key === undefined) return badToken('the token is bound to no key: send it as "Authorization: Bearer …"');
  const token = SCHEME.exec(authorization)?.[1];
  if (token === undefined) {
    return badToken('the token is bound to a key: send it as "Authorization: DPoP …" with a proof in DPoP');
  }
  return faultOf({ method, address, token, proof, key }, checks);
}

const badToken = (told: string): ProofFault => ({ error: 'invalid_token', told });
const badProof = (told: string): ProofFault => ({ error: 'invalid_dpop_proof', told });
const badNonce = (told: string): ProofFault => ({ error: 'use_dpop_nonce', told });

async function faultOf(
  {
    method,
    address,
    token,
    proof,
    key,
  }: Omit<ProvenRequest, 'authorization' | 'key'> & { readonly token: string; readonly key: string },
  { limits, nonces }: ProofChecks,
): Promise<ProofFault | undefined> {
  if (proof === undefined || proof === '') return badProof('the header DPoP with the proof is missing');
  const read = await verified(proof);
  if (!read) {
    return badProof(
      `the proof in DPoP is no JWT of the type dpop+jwt that its own public key has signed (${PROOF_ALGORITHMS.join(', ')})`,
    );
  }
  const { said, thumbprint } = read;
  if (thumbprint !== key) return badProof('the proof is signed by another key than the token is bound to');
  if (said.htm !== method) return badProof(`htm of the proof is not ${method}`);
  if (!isSameAddress(said.htu, address)) return badProof('htu of the proof is not the address that was asked');
  if (said.ath !== hash('sha256', token, 'base64url')) return badProof('ath of the proof is not the hash of the token');
  const untimely = timeFault(said, nonces);
  if (untimely) return untimely;
  const first = await limits.take('proof', `${key} ${said.jti}`);
  return first.ok ? undefined : badProof('the proof came before: make a new one, with another jti, for each request');
}

/** A nonce tells the time of a proof by our clock, so that `iat` is not asked for it. */
function timeFault({ iat, nonce }: z.infer<typeof claims>, nonces: ProofNonces | undefined): ProofFault | undefined {
  if (nonces && nonce !== undefined) return nonces.takes(nonce) ? undefined : badNonce(`nonce of the proof ${AGED}`);
  if (nonces?.required === true) return badNonce(`the proof has no nonce: ${FROM_HEADER}`);
  if (Math.abs(Date.now() / 1_000 - iat) <= PROOF_SECONDS) return undefined;
  const told = `iat of the proof is more than ${PROOF_SECONDS} seconds from now`;
  return nonces ? badNonce(`${told}: ${FROM_HEADER}`) : badProof(told);
}

const FROM_HEADER = 'put the one from the header DPoP-Nonce of this answer into it';
const AGED = `is too old or from elsewhere: ${FROM_HEADER}`;

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
