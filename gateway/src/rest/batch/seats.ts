/** How many batches may be under way: each keeps its calls in memory. */
const OF_AN_ACCOUNT = 2;
const OF_THE_GATEWAY = 32;

export type Seat =
  { readonly ok: true; readonly leave: () => void } | { readonly ok: false; readonly whose: 'account' | 'gateway' };

/** Places for batches, few for each account. */
export class Seats {
  readonly #taken = new Map<string, number>();
  #all = 0;

  take(accountId: string): Seat {
    const own = this.#taken.get(accountId) ?? 0;
    if (own >= OF_AN_ACCOUNT) return { ok: false, whose: 'account' };
    if (this.#all >= OF_THE_GATEWAY) return { ok: false, whose: 'gateway' };
    this.#change(accountId, 1);
    return { ok: true, leave: () => this.#change(accountId, -1) };
  }

  #change(accountId: string, by: 1 | -1): void {
    const own = (this.#taken.get(accountId) ?? 0) + by;
    if (own === 0) this.#taken.delete(accountId);
    else this.#taken.set(accountId, own);
    this.#all += by;
  }
}
