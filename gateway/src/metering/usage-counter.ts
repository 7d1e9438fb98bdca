import type { Entry } from './ledger.ts';

type Open = { -readonly [field in keyof Entry]: Entry[field] };

/** Counts calls by account, day and family. */
export class UsageCounter {
  #open = new Map<string, Open>();

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  add({ account, day, family, calls, extra, key }: Entry): void {
    const name = key === undefined ? `${account}\n${day}\n${family}` : `${account}\n${day}\n${family}\n${key}`;
    const entry = this.#open.get(name);
    if (entry) {
      entry.calls += calls;
      entry.extra += extra;
    } else {
      this.#open.set(name, { account, day, family, calls, extra, ...(key !== undefined && { key }) });
    }
  }

  empty(): readonly Entry[] {
    const entries = [...this.#open.values()];
    this.#open = new Map();
    return entries;
  }
}
