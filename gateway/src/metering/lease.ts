import { randomUUID } from 'node:crypto';
import type { Entry, Mark, Payer } from './ledger.ts';

/** A name of whom units are counted for, the same for all of their calls: a key is of one account. */
export const nameOf = ({ account, key }: Payer): string => key ?? account;

/** Units of one payer and day that this gateway has taken ahead, and what it has used of them. */
export class Lease {
  readonly id = randomUUID();
  units = 0;
  /** When a call took from it last. */
  usedAt: number;
  /** Writings that are under way for calls which wait for them. */
  writing = 0;
  /** `ending`: nothing is taken any more. `ended`: the database has it no longer. */
  state: 'open' | 'ending' | 'ended' = 'open';
  #used = 0;
  #mark = 0;
  readonly #families = new Map<string, number>();
  /** What the database is known to have by family. */
  #written: Mark['families'] = {};
  #writtenMark = 0;
  #isChanged = false;
  /** Families of failed calls that ended while the lease did. */
  #late: string[] = [];

  constructor(
    readonly payer: Payer,
    readonly day: string,
    now: number,
  ) {
    this.usedAt = now;
  }

  get left(): number {
    return this.state === 'open' ? this.units - this.#used : 0;
  }

  /** Whether the database may have another count than this one. */
  get isUnwritten(): boolean {
    return this.#isChanged || this.#writtenMark < this.#mark;
  }

  take(family: string, now: number): void {
    this.#count(family, 1);
    this.usedAt = now;
  }

  /** Takes back the unit of a call that failed; false where that is to be written apart. */
  giveBack(family: string): boolean {
    if (this.state === 'ended') return false;
    if (this.state === 'ending') this.#late.push(family);
    else this.#count(family, -1);
    return true;
  }

  /** What is to be written: the count of now under a new number, or the one that is known. */
  mark(): Mark {
    if (this.isUnwritten) this.#mark += 1;
    this.#isChanged = false;
    return { id: this.id, used: this.#used, families: Object.fromEntries(this.#families), mark: this.#mark };
  }

  /** Notes that the database has this count or a newer one. */
  written({ mark, families }: Mark): void {
    if (mark <= this.#writtenMark) return;
    this.#writtenMark = mark;
    this.#written = families;
  }

  /** Ends the lease in the database's own count; returns the units that failed calls give back to that. */
  end(): readonly Entry[] {
    this.state = 'ended';
    return this.#late.map((family) => this.#entry(family, 1));
  }

  /** Ends a lease that the database no longer has; returns what it has used beyond what was written. */
  lose(): readonly Entry[] {
    this.state = 'ended';
    for (const family of this.#late) this.#count(family, -1);
    const families = new Set([...this.#families.keys(), ...Object.keys(this.#written)]);
    return [...families]
      .map((family) => this.#entry(family, (this.#families.get(family) ?? 0) - (this.#written[family] ?? 0)))
      .filter(({ calls }) => calls !== 0);
  }

  #entry(family: string, calls: number): Entry {
    const { account, key } = this.payer;
    return { account, day: this.day, family, calls, extra: 0, ...(key !== undefined && { key }) };
  }

  #count(family: string, calls: number): void {
    this.#used += calls;
    this.#families.set(family, (this.#families.get(family) ?? 0) + calls);
    this.#isChanged = true;
  }
}
