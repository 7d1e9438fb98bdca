/** Most calls of one account that may be under way at this gateway. */
export interface AccountBounds {
  readonly calls: number;
  readonly longSearches: number;
}

interface UnderWay {
  calls: number;
  long: number;
}

/** Calls of each account that are under way, which a rate does not bound where calls are slow. */
export class AccountCalls {
  readonly #accounts = new Map<string, UnderWay>();

  constructor(private readonly most: AccountBounds) {}

  /** The bound that a further call would break; undefined when it may begin, and `leave` is owed. */
  enter(account: string, isLong: boolean): keyof AccountBounds | undefined {
    const known = this.#accounts.get(account);
    if (known === undefined) {
      this.#accounts.set(account, { calls: 1, long: isLong ? 1 : 0 });
      return undefined;
    }
    if (known.calls >= this.most.calls) return 'calls';
    if (isLong && known.long >= this.most.longSearches) return 'longSearches';
    known.calls += 1;
    if (isLong) known.long += 1;
    return undefined;
  }

  leave(account: string, isLong: boolean): void {
    const known = this.#accounts.get(account);
    if (known === undefined) return;
    known.calls -= 1;
    if (isLong) known.long -= 1;
    if (known.calls === 0) this.#accounts.delete(account);
  }
}
