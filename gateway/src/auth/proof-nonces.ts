import { hkdfSync } from 'node:crypto';
import { token } from '../core/provide.ts';

const SLOT_SECONDS = 60;
const EARLIER_SLOTS = 2;
const LATER_SLOTS = 2;

/** How long a nonce is taken, from the first gateway that takes it to the last. */
export const NONCE_SECONDS = (EARLIER_SLOTS + 1 + LATER_SLOTS) * SLOT_SECONDS;

export interface ProofNoncesParts {
  /** 32 bytes that all gateways share. */
  readonly secret: Buffer;
  /** A proof without a nonce is refused. */
  readonly required: boolean;
  readonly now?: () => number;
}

/** Nonces that stand in proofs of a key (RFC 9449, 8 and 9); undefined where none are given. */
export const PROOF_NONCES = token<ProofNonces | undefined>('nonces of proofs');

/**
 * Makes each nonce from a secret and the minute, so that gateways keep nothing and any of them takes what another one
 * gave. The values are those that oidc-provider makes of the same secret: a client keeps one nonce for a host, and has
 * to be able to use that of the token endpoint here.
 */
export class ProofNonces {
  readonly secret: Buffer;
  readonly required: boolean;
  readonly #now: () => number;
  #slot = NaN;
  #taken: readonly string[] = [];

  constructor({ secret, required, now = () => Date.now() }: ProofNoncesParts) {
    this.secret = secret;
    this.required = required;
    this.#now = now;
  }

  /** The nonce for the proofs to come: that of the next minute, which is good for three minutes at least. */
  next(): string {
    return this.#window().at(EARLIER_SLOTS + 1) ?? '';
  }

  takes(nonce: string): boolean {
    return this.#window().includes(nonce);
  }

  #window(): readonly string[] {
    const slot = Math.floor(this.#now() / 1_000 / SLOT_SECONDS);
    if (slot !== this.#slot) {
      const slots = Array.from({ length: NONCE_SECONDS / SLOT_SECONDS }, (_, at) => slot - EARLIER_SLOTS + at);
      this.#taken = slots.map((each) => nonceOf(this.secret, each));
      this.#slot = slot;
    }
    return this.#taken;
  }
}

function nonceOf(secret: Buffer, slot: number): string {
  const salt = Buffer.alloc(8);
  salt.writeBigUInt64BE(BigInt(slot));
  return Buffer.from(hkdfSync('sha256', secret, salt, 'DPoP', 32)).toString('base64url');
}
