/** Most batches that may run at once: each keeps its calls in memory. */
const OF_AN_ACCOUNT = 2;
const OF_THE_GATEWAY = 32;
/** A second batch of an account begins only while fewer run: half of the places. */
const HALF = OF_THE_GATEWAY / 2;
/** A batch that stands still for so long gives its place to one that waits for it. */
const STILL_MS = 20_000;

/** A batch as the limit sees it. */
export interface Running {
  /** Moment since which its client has neither sent nor taken a byte that it should; undefined while it does. */
  readonly stillSince: () => number | undefined;
  /** Ends it: another has its place. */
  readonly end: () => void;
}

/** Reason why there is no place: the account has two, it has one and half of all are taken, or all are taken. */
export type Full = 'account' | 'half' | 'gateway';

export type Slot = { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly full: Full };

/** Limits the batches that run at once, per account and in all. */
export class ConcurrencyLimit {
  readonly #running = new Map<Running, string>();

  constructor(private readonly now: () => number) {}

  take(accountId: string, batch: Running): Slot {
    const own = this.of(accountId);
    if (own >= OF_AN_ACCOUNT) return { ok: false, full: 'account' };
    if (own > 0 && this.#running.size >= HALF) return { ok: false, full: 'half' };
    if (this.#running.size >= OF_THE_GATEWAY && !this.#endStillest()) return { ok: false, full: 'gateway' };
    this.#running.set(batch, accountId);
    return { ok: true, release: () => void this.#running.delete(batch) };
  }

  /** How many of an account run. */
  of(accountId: string): number {
    let own = 0;
    for (const each of this.#running.values()) if (each === accountId) own += 1;
    return own;
  }

  /** Frees the place of the batch that has stood still longest; false where none has for long enough. */
  #endStillest(): boolean {
    let stillest: Running | undefined;
    let since = this.now() - STILL_MS;
    for (const batch of this.#running.keys()) {
      const still = batch.stillSince();
      if (still === undefined || still > since) continue;
      [stillest, since] = [batch, still];
    }
    if (stillest === undefined) return false;
    this.#running.delete(stillest);
    stillest.end();
    return true;
  }
}
