import { setImmediate as nextTurn } from 'node:timers/promises';
import { keptSpan, outsideSpans, type Logger } from '@cuspal/telemetry';
import { dayOf, nextMonth } from './calendar.ts';
import type { Entry, Granted, Ledger } from './ledger.ts';
import { Outbox } from './outbox.ts';
import { Tally } from './tally.ts';

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
const WRITE_MS = 2_000;
const PURGE_MS = 3_600_000;

/**
 * Takes units from the allowances and gives them back. All calls that arrive while a statement runs go together into
 * the next one, so that an account can be called faster than the database commits; the database alone knows who has
 * how much, and no gateway holds a stock.
 */
export class Meter {
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;
  #writing: Promise<void> | undefined;
  readonly #givenBack = new Tally();
  readonly #refunds: Outbox<readonly Entry[]>;
  readonly #recorded = new Tally();
  readonly #unmetered: Outbox<readonly Entry[]>;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(
    private readonly ledger: Ledger,
    logger: Logger,
    private readonly now: () => number = Date.now,
  ) {
    this.#refunds = new Outbox(this.#givenBack, (id, entries) => ledger.refund(id, entries), logger);
    this.#unmetered = new Outbox(this.#recorded, (id, entries) => ledger.record(id, entries), logger);
    this.#timers = [
      setInterval(() => this.#tick(), WRITE_MS),
      setInterval(() => void ledger.purge().catch(() => {}), PURGE_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Rejects when the database does not answer. */
  reserve(account: string, family: string): Promise<Unit | Spent> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ account, family, resume: keptSpan(), resolve, reject });
      this.#work();
    });
  }

  /** Gives the unit of a failed call back, soon. */
  refund({ account, day, family, extra }: Unit): void {
    this.#givenBack.add({ account, day, family, calls: 1, extra: extra ? 1 : 0 });
    this.#work();
  }

  /** Notes a call of an account without an allowance; written every two seconds. */
  record(account: string, family: string): void {
    this.#recorded.add({ account, day: dayOf(this.now()), family, calls: 1, extra: 0 });
  }

  /** Writes down what is left. */
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
    // Calls that were read from other connections at the same moment come along.
    await nextTurn();
    while (this.#waiting.length > 0 || this.#refunds.isDue) {
      if (this.#refunds.isDue) await this.#refunds.send();
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      if (batch.length > 0) await this.#grant(batch);
    }
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
      const granted = new Map((await (batch[0]?.resume(reserve) ?? reserve())).map((row) => [row.account, row]));
      for (const [account, list] of calls) settle(list, granted.get(account), day, now);
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  }
}

/** An account that is gone meanwhile has no row and no allowance. */
function settle(calls: readonly Waiting[], granted: Granted | undefined, day: string, now: number): void {
  const { ofMonth = 0, ofExtra = 0, allowance = 0 } = granted ?? {};
  const resetsAt = nextMonth(now);
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
  calls.forEach(({ account, family, resolve }, index) => {
    if (index < ofMonth + ofExtra) resolve({ granted: true, account, day, family, extra: index >= ofMonth });
    else resolve({ granted: false, allowance, resetsAt, retryAfterSeconds });
  });
}
