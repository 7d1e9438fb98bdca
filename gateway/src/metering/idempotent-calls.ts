import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { outsideSpans, VERSION, type Logger } from '@cuspal/telemetry';
import { dayOf } from '../core/calendar.ts';
import { RecurringWork } from '../core/recurring-work.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { faultLog } from '../database/fault-log.ts';
import { DatabaseAway } from '../database/outage.ts';
import { Allowances } from './allowances.ts';
import {
  IdempotencyLedger,
  type IdempotentBeginning,
  type IdempotentRequest,
  type IdempotentEnding,
} from './idempotency-ledger.ts';
import { Ledger } from './ledger.ts';
import { halves, Outbox } from './outbox.ts';
import { askAgainSoon, spent, waitsOn, type Short, type Spent } from './reservation.ts';
import { SetAside } from './set-aside.ts';

/** A call that may run. */
interface BegunCall {
  readonly begun: true;
  /** The instant that its "now" is. */
  readonly moment: number;
  /** Whether an earlier request under the key was answered, so that nothing is charged and nothing is to be ended. */
  readonly isRepeat: boolean;
  /** Whether another release answered that one. */
  readonly isOfOtherRelease: boolean;
}

/** A call that may not run, and nothing is to be ended: another request is under way, or the key is that of another. */
export interface KeptOut {
  readonly begun: false;
  readonly reason: 'busy' | 'other';
}

export type Beginning = BegunCall | KeptOut | Spent;

interface WaitingCall extends Short {
  readonly call: IdempotentBeginning;
  readonly resolve: (beginning: Beginning) => void;
  readonly reject: (fault: unknown) => void;
}

/** Too many ended calls wait to be written for another to begin. The request holds nothing, and owes no end. */
export class NotBegun extends DatabaseAway {}

const MOST_AT_ONCE = 500;
/** Ended calls that may wait to be written, while the database is away. */
const MOST_ENDED = 10_000;
const RETRY_MS = 1_000;
/** Claims last for ten seconds. */
const RENEW_MS = 3_000;
const PURGE_MS = 60_000;

/**
 * Calls of requests with an Idempotency-Key (docs/adr/0090). What a call has taken and that its key has taken it is one
 * statement, so it is charged once however often and wherever it is sent, and whichever gateway is killed. Calls that
 * arrive while a statement runs go together into the next one.
 */
@Injectable()
export class IdempotentCalls {
  #waiting: WaitingCall[] = [];
  readonly #ended = new EndedCalls(MOST_AT_ONCE);
  readonly #endings: Outbox<readonly EndedCall[]>;
  #working: Promise<void> | undefined;
  /** Requests that have claimed their key. */
  readonly #underWay = new Set<IdempotentRequest>();
  readonly #timer: NodeJS.Timeout;
  readonly #recurring: readonly RecurringWork[];

  constructor(
    private readonly ledger: IdempotencyLedger,
    @Inject(Ledger) private readonly units: Pick<Ledger, 'recall'>,
    @Inject(LOGGER) logger: Logger,
    @Inject(SetAside) setAside: Pick<SetAside, 'keep'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
    @Inject(Allowances) private readonly allowances?: Pick<Allowances, 'granted'>,
  ) {
    this.#endings = new Outbox(
      this.#ended,
      {
        async write(_, ended) {
          await ledger.end(ended.map(({ call }) => call));
          for (const { done } of ended) done();
        },
        halves,
        async setAside(id, ended, fault) {
          const calls = ended.map(({ call }) => call);
          await setAside.keep(id, 'end_calls', calls[0]?.account ?? '', calls, fault);
          for (const { done } of ended) done();
        },
      },
      logger,
    );
    const failed = (message: string) => (fault: unknown) => faultLog(logger).error({ fault }, message);
    this.#timer = setInterval(() => this.#work(), RETRY_MS).unref();
    this.#recurring = [
      // What cannot be renewed may be taken up by another request, which charges nothing again.
      new RecurringWork(() => this.#renew(), {
        everyMs: RENEW_MS,
        failed: failed('calls with a key could not be renewed'),
      }),
      new RecurringWork(() => ledger.purge(), {
        everyMs: PURGE_MS,
        failed: failed('requests with a key whose time is over could not be removed'),
      }),
    ];
  }

  /** `clock`: the moment of a test account, which stands. */
  request({
    clock,
    ...hashes
  }: Pick<IdempotentRequest, 'account' | 'key' | 'request'> & { clock?: number }): IdempotentRequest {
    return { ...hashes, claimant: randomUUID(), moment: clock ?? this.now() };
  }

  /**
   * Begins a call and takes its unit; without a family, the batch whose calls come next. `end` is owed for what is begun
   * and for what is spent. Rejects when the database does not answer, and with `NotBegun` unasked.
   */
  begin(
    request: IdempotentRequest,
    line: number | null,
    family: string | null,
    keyWithShare: string | null = null,
  ): Promise<Beginning> {
    if (this.#ended.size >= MOST_ENDED) {
      return Promise.reject(new NotBegun(`${MOST_ENDED} calls with a key wait to be settled`));
    }
    this.#underWay.add(request);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call: { ...request, line, family, keyWithShare, release: VERSION }, resolve, reject });
      this.#work();
    });
  }

  /**
   * Ends a call: its unit stays, or goes back where it failed. `last`: the request has ended. Resolves once that is
   * written; what cannot be written is kept and written later.
   */
  end(request: IdempotentRequest, line: number | null, succeeded: boolean, last: boolean): Promise<void> {
    if (last) this.#underWay.delete(request);
    const { account, key, claimant } = request;
    return new Promise((done) => {
      this.#ended.add({ call: { account, key, claimant, line, succeeded, last }, done });
      this.#work();
    });
  }

  /** Has the key of a request that has begun be known for so long, in place of ten minutes after its end. */
  keep(request: IdempotentRequest, milliseconds: number): Promise<void> {
    return this.ledger.keep(request, milliseconds);
  }

  /** Drops a request that holds neither its key nor a unit. */
  forget(request: IdempotentRequest): void {
    this.#underWay.delete(request);
  }

  /** Writes what has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#recurring.map((work) => work.close()));
    // What came meanwhile is work of its own, and an outbox sends one batch at a time.
    while (this.#working) await this.#working;
    await this.#endings.close();
  }

  get #isDue(): boolean {
    return this.#waiting.length > 0 || this.#endings.isDue;
  }

  #work(): void {
    if (!this.#isDue) return;
    this.#working ??= outsideSpans(() => this.#workOff()).finally(() => {
      this.#working = undefined;
      this.#work();
    });
  }

  async #workOff(): Promise<void> {
    // Wait one turn, so that calls read from other connections at the same moment join this statement.
    await nextTurn();
    while (this.#isDue) {
      // What has ended goes first: a call that comes again finds it.
      if (this.#endings.isDue) await this.#endings.send();
      if (this.#waiting.length > 0) await this.#begin(this.#waiting.splice(0, MOST_AT_ONCE));
    }
  }

  async #begin(batch: readonly WaitingCall[]): Promise<void> {
    const short: WaitingCall[] = [];
    const nothingLeft = (allowance: number | null): Spent => spent(allowance ?? 0, this.now());
    try {
      const verdicts = await this.ledger.begin(
        batch.map(({ call }) => call),
        dayOf(this.now()),
      );
      const told = new Map(verdicts.map((row) => [row.number, row]));
      batch.forEach((waiting, number) => {
        const row = told.get(number);
        if (row === undefined) return waiting.reject(new Error('a call with a key got no verdict'));
        const { verdict, moment, release, allowance } = row;
        switch (verdict) {
          case 'held':
            return waitsOn(waiting) ? void short.push(waiting) : waiting.resolve(nothingLeft(allowance));
          case 'spent':
            return waiting.resolve(nothingLeft(allowance));
          case 'shared':
            return waiting.resolve({ ...nothingLeft(allowance), ofKey: true });
          case 'busy':
          case 'other':
            return waiting.resolve({ begun: false, reason: verdict });
          case 'new':
          case 'resumed':
          case 'repeated': {
            const isRepeat = verdict === 'repeated';
            if (verdict === 'new' && waiting.call.family !== null) this.allowances?.granted(waiting.call.account);
            return waiting.resolve({ begun: true, moment, isRepeat, isOfOtherRelease: release !== VERSION });
          }
        }
      });
      if (short.length > 0) {
        const accounts = short.map(({ call }) => call.account);
        await askAgainSoon(this.units, accounts, () => {
          this.#waiting.push(...short);
          this.#work();
        });
      }
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  }

  async #renew(): Promise<void> {
    if (this.#underWay.size > 0) await this.ledger.renew([...this.#underWay]);
  }
}

/** A call that has ended; `done`: its end is written. */
interface EndedCall {
  readonly call: IdempotentEnding;
  readonly done: () => void;
}

/** Calls whose end is to be written, in their order. */
class EndedCalls {
  readonly #calls: EndedCall[] = [];

  /** `atOnce`: how many are handed out at a time. */
  constructor(private readonly atOnce: number) {}

  get size(): number {
    return this.#calls.length;
  }

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  add(ended: EndedCall): void {
    this.#calls.push(ended);
  }

  empty(): readonly EndedCall[] {
    return this.#calls.splice(0, this.atOnce);
  }
}
