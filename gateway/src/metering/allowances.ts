import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { makeRoom } from '../core/lru-cache.ts';
import { RecurringWork } from '../core/recurring-work.ts';
import { monthOf, nextMonth, secondsUntil } from '../core/calendar.ts';
import { inTime } from '../core/in-time.ts';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, usedMonths } from '../database/schema.ts';
import type { MonthLeft } from '../limits/quota.ts';
import type { Meter } from './meter.ts';

const LOOK_MS = 5_000;
/** Longest that a request waits so that its headers can say what is left. */
const FIRST_MS = 250;
/** Accounts that are read in one go. */
const MOST_AT_ONCE = 500;
/** Accounts that are remembered; beyond it those go that asked first. */
const MOST_KNOWN = 20_000;
/**
 * Readings that calls fell into, after which the last is taken as it is: an account that never pauses would never be
 * read.
 */
const MOST_UNSURE = 6;

interface Known {
  month: string;
  allowance: number;
  left: number;
  endsAt: number;
  /** Units that are asked for and not answered. */
  asking: number;
  /** Changes of its count, so that a reading knows whether one fell into it. */
  changes: number;
  unsure: number;
}

export interface AllowancesParts {
  readonly orm: Orm;
  readonly defaultAllowance: number;
  readonly now: () => number;
  readonly logger: Logger;
  /** Longest that a request waits for the first reading of its account. */
  readonly firstMs?: number;
}

/**
 * What metered accounts have left of the month, for headers: read when a credential is looked up and again while the
 * account calls, and counted on by what this gateway grants in between, so that no call waits for it. Units that other
 * gateways grant show with the next reading. Whether a call runs is never decided here.
 */
export class Allowances {
  readonly #known = new Map<string, Known>();
  /** Accounts that are read for the first time. */
  readonly #first = new Map<string, Promise<void>>();
  /** Until when no request waits for a first reading, after one that came to nothing. */
  #pausedUntil = -Infinity;
  #called = new Set<string>();
  readonly #looking: RecurringWork;

  constructor(private readonly parts: AllowancesParts) {
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'allowances could not be read'),
    });
  }

  /** Undefined where nothing is known yet, or nothing is counted. */
  of(account: string): MonthLeft | undefined {
    const known = this.#known.get(account);
    if (known === undefined) return undefined;
    this.#called.add(account);
    const now = this.parts.now();
    // A month that has ended leaves all of the next one; how many prepaid calls are left is read soon.
    if (now >= known.endsAt) this.#begin(known, now);
    const resetSeconds = secondsUntil(known.endsAt, now);
    return { allowance: known.allowance, left: Math.max(0, known.left), resetSeconds };
  }

  /** Reads an account that is not known yet, for a moment at most; undefined where there is nothing to wait for. */
  first(account: string): Promise<void> | undefined {
    if (this.#known.has(account) || performance.now() < this.#pausedUntil) return undefined;
    const begun = this.#first.get(account);
    if (begun) return begun;
    const reading = this.#readSoon(account).finally(() => this.#first.delete(account));
    this.#first.set(account, reading);
    return reading;
  }

  /** The meter, whose grants are counted. */
  watching<M extends Pick<Meter, 'covers' | 'reserve' | 'ended' | 'record'>>(
    meter: M,
  ): Pick<Meter, 'covers' | 'reserve' | 'ended' | 'record'> {
    return {
      covers: (...asked) => meter.covers(...asked),
      reserve: async (...asked) => {
        const known = this.#known.get(asked[0]);
        if (known === undefined) return meter.reserve(...asked);
        known.asking += 1;
        try {
          const unit = await meter.reserve(...asked);
          if (unit.granted) known.left -= 1;
          return unit;
        } finally {
          known.asking -= 1;
          known.changes += 1;
        }
      },
      ended: (unit, succeeded) => {
        const known = this.#known.get(unit.account);
        if (known && !succeeded) {
          known.left += 1;
          known.changes += 1;
        }
        meter.ended(unit, succeeded);
      },
      record: (...call) => meter.record(...call),
    };
  }

  /** Counts a unit that was granted by another than the meter; one that is given back shows with the next reading. */
  granted(account: string): void {
    const known = this.#known.get(account);
    if (known === undefined) return;
    known.left -= 1;
    known.changes += 1;
  }

  /** Reads what these accounts have left; those without an allowance are forgotten. */
  async read(ids: readonly string[]): Promise<void> {
    const now = this.parts.now();
    const month = monthOf(now);
    const before = new Map(ids.map((id) => [id, this.#known.get(id)?.changes]));
    const rows = new Map((await this.#rows(ids, month)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row === undefined || row.unmetered) {
        this.#known.delete(id);
        continue;
      }
      const known = this.#known.get(id);
      // What was granted while it was read may be in the figure or not: then it is read again.
      const isSure = known === undefined || (known.asking === 0 && known.changes === before.get(id));
      if (known && !isSure && ++known.unsure < MOST_UNSURE) {
        this.#called.add(id);
        continue;
      }
      const left = Math.max(0, row.allowance - row.used) + row.extra;
      this.#keep(id, known, { month, allowance: row.allowance, left, endsAt: nextMonth(now).getTime() });
    }
  }

  /** Reads those who have called since the last look. Never rejects: what fails is read with the next call. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  async #readSoon(account: string): Promise<void> {
    const late = () => new Error('the database does not answer soon');
    try {
      await inTime(this.read([account]), this.parts.firstMs ?? FIRST_MS, late);
    } catch {
      this.#pausedUntil = performance.now() + LOOK_MS;
    }
  }

  async #look(): Promise<void> {
    const called = [...this.#called];
    this.#called = new Set(called.slice(MOST_AT_ONCE));
    const read = called.slice(0, MOST_AT_ONCE);
    if (read.length > 0) await this.read(read);
  }

  #begin(known: Known, now: number): void {
    known.left = known.allowance;
    known.month = monthOf(now);
    known.endsAt = nextMonth(now).getTime();
    known.changes += 1;
  }

  #keep(id: string, known: Known | undefined, read: Pick<Known, 'month' | 'allowance' | 'left' | 'endsAt'>): void {
    if (known) {
      Object.assign(known, read, { unsure: 0 });
      return;
    }
    makeRoom(this.#known, id, MOST_KNOWN);
    this.#known.set(id, { ...read, asking: 0, changes: 0, unsure: 0 });
  }

  #rows(ids: readonly string[], month: string) {
    const { orm, defaultAllowance } = this.parts;
    return orm
      .select({
        id: accounts.id,
        unmetered: accounts.unmetered,
        allowance: sql<number>`coalesce(${accounts.monthlyAllowance}, ${defaultAllowance}::bigint)`.mapWith(Number),
        extra: accounts.extraCalls,
        used: sql<number>`coalesce(${usedMonths.used}, 0)`.mapWith(Number),
      })
      .from(accounts)
      .leftJoin(usedMonths, and(eq(usedMonths.accountId, accounts.id), eq(usedMonths.month, month)))
      .where(inArray(accounts.id, [...ids]));
  }
}
