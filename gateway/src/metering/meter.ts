import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { outsideSpans, keptSpan, type Logger } from '@cuspal/telemetry';
import { dayOf } from '../core/calendar.ts';
import { RecurringWork } from '../core/recurring-work.ts';
import { token } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { faultLog } from '../database/fault-log.ts';
import { answerOfKey, isOfKey, requestsOf, type WaitingOfKey } from './key-units.ts';
import { nameOf } from './lease.ts';
import { Leases } from './leases.ts';
import { type Entry, Ledger } from './ledger.ts';
import { halves, Outbox } from './outbox.ts';
import {
  answerWaiting,
  askAgainSoon,
  splitByUnits,
  type Leased,
  type Spent,
  type Unit,
  type Waiting,
} from './reservation.ts';
import { SetAside } from './set-aside.ts';
import { StatementPace } from './statement-pace.ts';
import { UsageCounter } from './usage-counter.ts';
import type { UsageWriter } from './usage-writers.ts';

export interface MeterSettings {
  /** Whether units are taken ahead: of use where several gateways share a database. */
  readonly leases: boolean;
  /** How long calls go on with units taken ahead while the database is away. */
  readonly graceMs: number;
}

export const METER_SETTINGS = token<MeterSettings>('meter settings');

const MOST_AT_ONCE = 2_000;
const WRITE_MS = 2_000;
const PURGE_MS = 3_600_000;

/**
 * Takes units from the allowances and gives them back. All calls that arrive while a statement runs go together into
 * the next one, so that an account can be called faster than the database commits. Accounts and keys with a share that
 * call often and have much left are served of units taken ahead.
 */
@Injectable()
export class Meter {
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;
  /** Calls that have a unit and have not ended. */
  #underWay = 0;
  readonly #pace = new StatementPace();
  #writing: Promise<void> | undefined;
  readonly #givenBack = new UsageCounter();
  readonly #refunds: Outbox<readonly Entry[]>;
  readonly #recorded = new UsageCounter();
  readonly #unmetered: Outbox<readonly Entry[]>;
  readonly #timer: NodeJS.Timeout;
  readonly #purging: RecurringWork;
  readonly leases: Leases | undefined;

  constructor(
    private readonly ledger: Ledger,
    @Inject(LOGGER) logger: Logger,
    @Inject(SetAside) setAside: Pick<SetAside, 'keep'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
    @Inject(METER_SETTINGS) { leases, graceMs }: MeterSettings = { leases: true, graceMs: 0 },
  ) {
    const bookDifferences = (entries: readonly Entry[]): void => {
      for (const entry of entries) {
        if (entry.calls > 0) this.#recorded.add(entry);
        else this.#giveBack({ ...entry, calls: -entry.calls });
      }
    };
    if (leases) this.leases = new Leases({ ledger, logger, now, graceMs, bookDifferences });
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
    this.#timer = setInterval(() => this.#tick(), WRITE_MS).unref();
    this.#purging = new RecurringWork(() => ledger.purge(), {
      everyMs: PURGE_MS,
      failed: (fault) => faultLog(logger).error({ fault }, 'names of old batches could not be removed'),
    });
  }

  /**
   * Whether units lie here for this payer, so that a call of it may begin while its own is written down. The call is not
   * to be answered before that: the units may have been lost meanwhile.
   */
  covers(account: string, key?: string): boolean {
    const lease = this.leases?.of(nameOf({ account, key }), dayOf(this.now()));
    return lease !== undefined && lease.left > this.#waiting.length;
  }

  /**
   * Rejects when the database does not answer. `ended` is owed for each unit. `key`: the key that calls, where that has a
   * share of the allowance.
   */
  reserve(account: string, family: string, key?: string): Promise<Unit | Spent> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ account, family, key, resume: keptSpan(), resolve, reject });
      this.#pace.joined(this.#waiting.length);
      this.#work();
    });
  }

  /** Call when the call of a unit has ended; the unit of a failed call is given back soon after. */
  ended({ account, day, family, extra, lease, key }: Unit, succeeded: boolean): void {
    this.#underWay -= 1;
    if (succeeded || lease?.giveBack(family)) return;
    this.#giveBack({ account, day, family, calls: 1, extra: extra ? 1 : 0, ...(key !== undefined && { key }) });
  }

  /** Notes a call of an account without an allowance; written every two seconds. */
  record(account: string, family: string): void {
    this.#recorded.add({ account, day: dayOf(this.now()), family, calls: 1, extra: 0 });
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#working, this.#writing, this.#purging.close()]);
    await this.leases?.close();
    for (const outbox of [this.#refunds, this.#unmetered]) await outbox.close();
  }

  #giveBack(entry: Entry): void {
    this.#givenBack.add(entry);
    this.#work();
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
    this.#working ??= outsideSpans(() => this.#workOff()).finally(() => {
      this.#working = undefined;
      if (this.#waiting.length > 0 || this.#refunds.isDue) this.#work();
    });
  }

  async #workOff(): Promise<void> {
    // Wait one turn, so that calls read from other connections at the same moment join this statement.
    await nextTurn();
    while (this.#waiting.length > 0 || this.#refunds.isDue) {
      if (this.#refunds.isDue) await this.#refunds.send();
      if (this.#waiting.length === 0) continue;
      await this.#pace.next(this.#waiting.length);
      await this.#grant(this.#waiting.splice(0, MOST_AT_ONCE));
    }
  }

  async #grant(batch: readonly Waiting[]): Promise<void> {
    const now = this.now();
    const day = dayOf(now);
    const [leased, alone, ofKeys] = this.#bySource(batch, day, now);
    // Calls of this statement may have begun already.
    this.#pace.began(this.#underWay + batch.length);
    // In a trace each statement stands under its first call.
    await Promise.all([
      leased.length > 0 && this.#grantLeased(leased, day),
      alone.size > 0 && this.#grantAlone(alone, day, now),
      ofKeys.size > 0 && this.#grantOfKeys(ofKeys, day, now),
    ]);
  }

  /** Calls that there are units taken ahead for; the rest by account, and by key where that has a share. */
  #bySource(
    batch: readonly Waiting[],
    day: string,
    now: number,
  ): [Leased[], Map<string, readonly Waiting[]>, Map<string, readonly WaitingOfKey[]>] {
    const leased: Leased[] = [];
    const alone = new Map<string, readonly Waiting[]>();
    const ofKeys = new Map<string, readonly WaitingOfKey[]>();
    for (const [name, list] of Map.groupBy(batch, nameOf)) {
      const rest = this.#beyondLease(name, list, leased, day, now);
      const [first] = rest;
      if (first === undefined) continue;
      // All calls of a name are of a key, or none is.
      if (isOfKey(first)) ofKeys.set(name, rest.filter(isOfKey));
      else alone.set(name, rest);
    }
    return [leased, alone, ofKeys];
  }

  /** The calls of a payer that are left when its lease has none. */
  #beyondLease(name: string, list: readonly Waiting[], leased: Leased[], day: string, now: number): readonly Waiting[] {
    const [first] = list;
    if (first) this.leases?.count(name, first, list.length);
    const lease = this.leases?.of(name, day);
    if (!lease) return list;
    const covered = list.slice(0, lease.left);
    for (const { family } of covered) lease.take(family, now);
    leased.push([lease, covered]);
    return list.slice(covered.length);
  }

  async #grantLeased(groups: readonly Leased[], day: string): Promise<void> {
    const { leases } = this;
    if (!leases) return;
    const write = () => leases.write(groups.map(([lease]) => lease));
    try {
      const lost = await (groups[0]?.[1][0]?.resume(write) ?? write());
      for (const [lease, list] of groups) {
        if (lost.includes(lease)) {
          for (const { family } of list) lease.giveBack(family);
          leases.lose(lease);
          this.#waiting.push(...list);
          continue;
        }
        this.#underWay += list.length;
        const { payer } = lease;
        for (const { family, resolve } of list) resolve({ granted: true, ...payer, day, family, extra: false, lease });
      }
    } catch (fault) {
      for (const [lease, list] of groups) {
        for (const { family, reject } of list) {
          lease.giveBack(family);
          reject(fault);
        }
      }
    }
  }

  #grantAlone(calls: ReadonlyMap<string, readonly Waiting[]>, day: string, now: number): Promise<void> {
    const asked = [...calls].map(([account, list]) => ({ account, families: list.map(({ family }) => family) }));
    const reserve = async () => new Map((await this.ledger.reserve(asked, day)).map((row) => [row.account, row]));
    return this.#grantBy(calls, reserve, (list, granted) => {
      const [answered, waits] = splitByUnits(granted, list);
      return [answerWaiting(answered, granted, day, now), waits];
    });
  }

  #grantOfKeys(keys: ReadonlyMap<string, readonly WaitingOfKey[]>, day: string, now: number): Promise<void> {
    const asked = requestsOf(keys);
    const reserve = async () => new Map((await this.ledger.reserveOfKeys(asked, day)).map((row) => [row.key, row]));
    return this.#grantBy(keys, reserve, (list, granted) => answerOfKey(list, granted, day, now));
  }

  /** Answers calls, by the names of their payers, from what one statement grants; `answer` counts those with a unit. */
  async #grantBy<Call extends Waiting, Row>(
    calls: ReadonlyMap<string, readonly Call[]>,
    reserve: () => Promise<ReadonlyMap<string, Row>>,
    answer: (list: readonly Call[], granted: Row | undefined) => readonly [given: number, waits: readonly Waiting[]],
  ): Promise<void> {
    const [[first] = []] = calls.values();
    try {
      const granted = await (first?.resume(reserve) ?? reserve());
      const short: Waiting[] = [];
      for (const [name, list] of calls) {
        const [given, waits] = answer(list, granted.get(name));
        this.#underWay += given;
        short.push(...waits);
      }
      if (short.length === 0) return;
      const accounts = short.map(({ account }) => account);
      await askAgainSoon(this.ledger, accounts, () => {
        this.#waiting.push(...short);
        this.#work();
      });
    } catch (fault) {
      for (const list of calls.values()) for (const { reject } of list) reject(fault);
    }
  }
}
