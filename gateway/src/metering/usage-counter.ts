import type { Entry } from './ledger.ts';

type Open = { -readonly [field in keyof Entry]: Entry[field] };

/** Counts calls by account, day and family. */
export class UsageCounter {
  #open = new Map<string, Open>();

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  add({ account, day, family, calls, extra }: Entry): void {
    const name = `${account}\n${day}\n${family}`;
    const entry = this.#open.get(name);
    if (entry) {
      entry.calls += calls;
      entry.extra += extra;
    } else {
      this.#open.set(name, { account, day, family, calls, extra });
    }
  }

  empty(): readonly Entry[] {
    const entries = [...this.#open.values()];
    this.#open = new Map();
    return entries;
  }
}
