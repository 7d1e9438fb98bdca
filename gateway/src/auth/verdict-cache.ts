import { hash } from 'node:crypto';
import { INVALID, type Authenticator, type Principal, type Verdict } from './authenticator.ts';
import { makeRoom } from '../core/lru-cache.ts';
import type { Revocation, Revocations } from '../accounts/revocations.ts';

/** Digest by which a credential is recognised without being stored. */
export const credentialDigest = (credential: string): string => hash('sha256', credential, 'hex');

const KEPT_MS = 60_000;
const MOST_KEPT = 20_000;
/** How long a refused credential is refused again without asking the database. */
const REFUSED_MS = 10_000;
const MOST_REFUSED = 10_000;

interface Kept<V> {
  readonly verdict: V;
  readonly principal: Principal;
  readonly until: number;
}

export interface VerdictCacheSettings<V> {
  /** Tells whom the credential belongs to. */
  readonly authenticator: Authenticator;
  /** Completes a principal with its entitlements; undefined refuses it. */
  readonly complete: (principal: Principal) => Promise<V | undefined>;
  readonly revocations: Pick<Revocations, 'trusted' | 'version' | 'onRevoked'>;
  readonly now?: () => number;
}

export type Remembered<V> = V | Extract<Verdict, { ok: false }>;

/**
 * Remembers verdicts by the hash of the credential: admittances for up to a minute, until they are revoked, and
 * refusals for a few seconds. Refusals have a table of their own, because anybody can fill it.
 */
export class VerdictCache<V extends { readonly ok: true }> {
  readonly #kept = new Map<string, Kept<V>>();
  /** When a refused credential may be looked up again. */
  readonly #refused = new Map<string, number>();
  readonly #asked = new Map<string, Promise<Remembered<V>>>();
  readonly #settings: VerdictCacheSettings<V>;
  readonly #now: () => number;

  constructor(settings: VerdictCacheSettings<V>) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    settings.revocations.onRevoked((revocation) => this.#forget(revocation));
  }

  /** `digest`: credentialDigest of the credential. */
  known(digest: string): V | undefined {
    const kept = this.#kept.get(digest);
    return kept && this.#now() < kept.until && this.#settings.revocations.trusted ? kept.verdict : undefined;
  }

  authenticate(credential: string): Remembered<V> | Promise<Remembered<V>> {
    const digest = credentialDigest(credential);
    const verdict = this.known(digest);
    if (verdict) return verdict;
    if (this.#now() < (this.#refused.get(digest) ?? 0)) return INVALID;
    const known = this.#asked.get(digest);
    if (known) return known;
    const asked = this.#ask(credential, digest).finally(() => this.#asked.delete(digest));
    this.#asked.set(digest, asked);
    return asked;
  }

  async #ask(credential: string, digest: string): Promise<Remembered<V>> {
    const { authenticator, complete, revocations } = this.#settings;
    const { version } = revocations;
    const verdict = await authenticator.authenticate(credential);
    if (!verdict.ok) {
      if (verdict.code === 'auth_invalid') this.#refuse(digest);
      return verdict;
    }
    const { principal } = verdict;
    const completed = await complete(principal);
    if (!completed) return INVALID;
    // A revocation in the meantime may have come after the credential was read.
    if (version === revocations.version) this.#keep(digest, completed, principal);
    return completed;
  }

  #keep(digest: string, verdict: V, principal: Principal): void {
    makeRoom(this.#kept, digest, MOST_KEPT);
    const until = Math.min(this.#now() + KEPT_MS, principal.expiresAt ?? Infinity);
    this.#kept.set(digest, { verdict, principal, until });
  }

  #refuse(digest: string): void {
    makeRoom(this.#refused, digest, MOST_REFUSED);
    this.#refused.set(digest, this.#now() + REFUSED_MS);
  }

  #forget({ kind, subject }: Revocation): void {
    if (kind === 'token') {
      this.#kept.delete(subject);
      return;
    }
    const field = ({ key: 'keyId', grant: 'grantId', account: 'accountId' } as const)[kind];
    for (const [digest, { principal }] of this.#kept) if (principal[field] === subject) this.#kept.delete(digest);
  }
}
