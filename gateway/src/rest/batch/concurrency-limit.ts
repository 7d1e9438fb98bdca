/** Most batches that may run at once: each keeps its calls in memory. */
const OF_AN_ACCOUNT = 2;
const OF_THE_GATEWAY = 32;

export type Slot =
  { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly whose: 'account' | 'gateway' };

/** Limits the batches that run at once, per account and in all. */
export class ConcurrencyLimit {
  readonly #taken = new Map<string, number>();
  #all = 0;

  take(accountId: string): Slot {
    const own = this.#taken.get(accountId) ?? 0;
    if (own >= OF_AN_ACCOUNT) return { ok: false, whose: 'account' };
    if (this.#all >= OF_THE_GATEWAY) return { ok: false, whose: 'gateway' };
    this.#change(accountId, 1);
    return { ok: true, release: () => this.#change(accountId, -1) };
  }

  /** How many of an account run. */
  of(accountId: string): number {
    return this.#taken.get(accountId) ?? 0;
  }

  #change(accountId: string, by: 1 | -1): void {
    const own = (this.#taken.get(accountId) ?? 0) + by;
    if (own === 0) this.#taken.delete(accountId);
    else this.#taken.set(accountId, own);
    this.#all += by;
  }
}
