import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { keptSpan, outsideSpans, type Logger } from '@cuspal/telemetry';
import { dayOf, nextMonth } from '../core/calendar.ts';
import { type Entry, type Granted, Ledger } from './ledger.ts';
import { Outbox } from './outbox.ts';
import { SetAside } from './set-aside.ts';
import type { UsageWriter } from './usage-writers.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';

type Open = { -readonly [field in keyof Entry]: Entry[field] };

/** Counts calls by account, day and family. */
class UsageCounter {
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

/** Halves of entries, in their order. */
function halves(entries: readonly Entry[]): readonly [readonly Entry[], readonly Entry[]] | undefined {
  const middle = Math.ceil(entries.length / 2);
  return entries.length < 2 ? undefined : [entries.slice(0, middle), entries.slice(middle)];
}

/** One call that is paid for. */
export interface Unit {
  readonly granted: true;
  readonly account: string;
  readonly day: string;
  readonly family: string;
  /** Whether it was a prepaid one. */
  readonly extra: boolean;
}

/** The allowance is spent. */
export interface Spent {
  readonly granted: false;
  readonly allowance: number;
  readonly resetsAt: Date;
  readonly retryAfterSeconds: number;
}

interface Waiting {
  readonly account: string;
  readonly family: string;
  /** Runs the statement as part of this call. */
  readonly resume: ReturnType<typeof keptSpan>;
  readonly resolve: (reservation: Unit | Spent) => void;
  readonly reject: (fault: unknown) => void;
}

const MOST_AT_ONCE = 2_000;
/** Calls under way above which statements keep apart, a millisecond for each UNDER_WAY_PER_MS more (docs/adr/0051). */
const FEW_UNDER_WAY = 16;
const UNDER_WAY_PER_MS = 4;
const FURTHEST_APART_MS = 4;
const WRITE_MS = 2_000;
const PURGE_MS = 3_600_000;

/**
 * Takes units from the allowances and gives them back. All calls that arrive while a statement runs go together into
 * the next one, so that an account can be called faster than the database commits; the database alone knows who has
 * how much, and no gateway holds a stock. While many calls are under way statements keep apart: a call more in one costs
 * next to nothing, a statement for each as much as many a tool.
 */
@Injectable()
export class Meter {
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;
  /** Calls that have a unit and have not ended. */
  #underWay = 0;
  /** When the next statement may begin, on the clock of `performance.now`. */
  #nextAt = -Infinity;
  #writing: Promise<void> | undefined;
  readonly #givenBack = new UsageCounter();
  readonly #refunds: Outbox<readonly Entry[]>;
  readonly #recorded = new UsageCounter();
  readonly #unmetered: Outbox<readonly Entry[]>;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(
    private readonly ledger: Ledger,
    @Inject(LOGGER) logger: Logger,
    @Inject(SetAside) setAside: Pick<SetAside, 'keep'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    const keep =
      (kind: UsageWriter) =>
      (id: string, entries: readonly Entry[], fault: unknown): Promise<void> =>
        setAside.keep(id, kind, entries[0]?.account ?? '', entries, fault);
    this.#refunds = new Outbox(
      this.#givenBack,
      { write: (id, entries) => ledger.refund(id, entries), halves, setAside: keep('refund_calls') },
      logger,
    );
    this.#unmetered = new Outbox(
      this.#recorded,
      { write: (id, entries) => ledger.record(id, entries), halves, setAside: keep('record_calls') },
      logger,
    );
    this.#timers = [
      setInterval(() => this.#tick(), WRITE_MS),
      setInterval(() => void ledger.purge().catch(() => {}), PURGE_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Rejects when the database does not answer. `ended` is owed for each unit. */
  reserve(account: string, family: string): Promise<Unit | Spent> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ account, family, resume: keptSpan(), resolve, reject });
      this.#work();
    });
  }

  /** Call when the call of a unit has ended; the unit of a failed call is given back soon after. */
  ended({ account, day, family, extra }: Unit, succeeded: boolean): void {
    this.#underWay -= 1;
    if (succeeded) return;
    this.#givenBack.add({ account, day, family, calls: 1, extra: extra ? 1 : 0 });
    this.#work();
  }

  /** Notes a call of an account without an allowance; written every two seconds. */
  record(account: string, family: string): void {
    this.#recorded.add({ account, day: dayOf(this.now()), family, calls: 1, extra: 0 });
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([this.#working, this.#writing]);
    for (const outbox of [this.#refunds, this.#unmetered]) await outbox.close();
  }

  #tick(): void {
    if (this.#refunds.isDue) this.#work();
    if (this.#unmetered.isDue) this.#writing ??= this.#record();
  }

  async #record(): Promise<void> {
    await this.#unmetered.send();
    this.#writing = undefined;
  }

  #work(): void {
    this.#working ??= outsideSpans(() => this.#turns()).finally(() => {
      this.#working = undefined;
      if (this.#waiting.length > 0 || this.#refunds.isDue) this.#work();
    });
  }

  async #turns(): Promise<void> {
    // Wait one turn, so that calls read from other connections at the same moment join this statement.
    await nextTurn();
    while (this.#waiting.length > 0 || this.#refunds.isDue) {
      if (this.#refunds.isDue) await this.#refunds.send();
      if (this.#waiting.length === 0) continue;
      await this.#apart();
      await this.#grant(this.#waiting.splice(0, MOST_AT_ONCE));
    }
  }

  async #apart(): Promise<void> {
    const leftMs = this.#nextAt - performance.now();
    if (leftMs > 0) await wait(leftMs);
  }

  async #grant(batch: readonly Waiting[]): Promise<void> {
    const calls = new Map<string, Waiting[]>();
    for (const waiting of batch) {
      const known = calls.get(waiting.account);
      if (known) known.push(waiting);
      else calls.set(waiting.account, [waiting]);
    }
    const now = this.now();
    const day = dayOf(now);
    try {
      const asked = [...calls].map(([account, list]) => ({ account, families: list.map(({ family }) => family) }));
      // One statement for all of them: in a trace it stands under the first.
      const reserve = () => this.ledger.reserve(asked, day);
      const askedAt = performance.now();
      const granted = new Map((await (batch[0]?.resume(reserve) ?? reserve())).map((row) => [row.account, row]));
      // Only calls of earlier statements count here; those of this one may be answered at once.
      const apartMs = Math.min(FURTHEST_APART_MS, Math.floor((this.#underWay - FEW_UNDER_WAY) / UNDER_WAY_PER_MS));
      this.#nextAt = askedAt + apartMs;
      for (const [account, list] of calls) this.#underWay += settle(list, granted.get(account), day, now);
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  }
}

/** Answers the calls; returns how many have a unit. A deleted account has no row and no allowance. */
function settle(calls: readonly Waiting[], granted: Granted | undefined, day: string, now: number): number {
  const { ofMonth = 0, ofExtra = 0, allowance = 0 } = granted ?? {};
  const resetsAt = nextMonth(now);
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
  calls.forEach(({ account, family, resolve }, index) => {
    if (index < ofMonth + ofExtra) resolve({ granted: true, account, day, family, extra: index >= ofMonth });
    else resolve({ granted: false, allowance, resetsAt, retryAfterSeconds });
  });
  return Math.min(calls.length, ofMonth + ofExtra);
}
