import { hash } from 'node:crypto';
import { INVALID, type Authenticator, type Principal, type Verdict } from './authenticator.ts';
import type { Revocation, Revocations } from '../accounts/revocations.ts';

/** How a credential is known without being kept. */
export const credentialDigest = (credential: string): string => hash('sha256', credential, 'hex');

const KEPT_MS = 60_000;
const MOST_KEPT = 20_000;
/** What was refused is refused again for so long without asking; nobody has a key before it is made. */
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
  /** Adds what else must be known of who comes in; undefined refuses. */
  readonly complete: (principal: Principal) => Promise<V | undefined>;
  readonly revocations: Pick<Revocations, 'trusted' | 'version' | 'onRevoked'>;
  readonly now?: () => number;
}

export type Remembered<V> = V | Extract<Verdict, { ok: false }>;

/**
 * Remembers for up to a minute who was let in, by the hash of the credential, and forgets at once what is revoked.
 * Refusals are remembered for a few seconds in a table of their own, which anybody can fill: it takes no room from those
 * who were let in.
 */
export class VerdictCache<V extends { readonly ok: true }> {
  readonly #kept = new Map<string, Kept<V>>();
  /** When what was refused may be asked for again. */
  readonly #refused = new Map<string, number>();
  readonly #asked = new Map<string, Promise<Remembered<V>>>();
  readonly #settings: VerdictCacheSettings<V>;
  readonly #now: () => number;

  constructor(settings: VerdictCacheSettings<V>) {
    this.#settings = settings;
    this.#now = settings.now ?? Date.now;
    settings.revocations.onRevoked((revocation) => this.#forget(revocation));
  }

  /** `digest`: of the credential. */
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
    // Whatever was revoked meanwhile may have been read before it was.
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

/** The entry goes to the end of the table; of a full one the oldest goes. */
function makeRoom(table: Map<string, unknown>, digest: string, most: number): void {
  table.delete(digest);
  if (table.size < most) return;
  const [oldest] = table.keys();
  if (oldest !== undefined) table.delete(oldest);
}
