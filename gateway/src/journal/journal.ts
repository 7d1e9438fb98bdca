import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lt } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Orm } from '../database/connection.ts';
import { calls, usageCallers, usageTools } from '../database/schema.ts';
import { DAY_MS, monthOf } from '../core/calendar.ts';
import type { GatewayConfig } from '../config/config.ts';
import { USUAL_RETENTION, type Retention } from '../config/retention-variables.ts';
import { Outbox, type Destination } from '../metering/outbox.ts';
import { SetAside } from '../metering/set-aside.ts';
import { writing } from '../metering/usage-writers.ts';
import { accountsIn, CallBuffer, halvesOf, type CallBatch, type CallNote } from './call-buffer.ts';
import { LargestAccounts } from './largest-accounts.ts';
import { EMBEDDED, ORM } from '../database/database.module.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';

const WRITE_MS = 5_000;
/** Single calls that one statement writes. */
const AT_ONCE = { embedded: 20, server: 1_000 } as const;
/** Name used in place of a tool for requests that were refused before they were read. */
export const UNREAD = 'unread';

/** The time that a call took ends when it is noted. */
export type EndedCall = Omit<CallNote, 'at'>;

/**
 * What calls came to, for the owners of the accounts: a count by caller and by tool, and the latest calls one by one.
 * A call costs two look-ups in memory; the calls of five seconds go into the database together. In the embedded one,
 * whose statements hold up the process, they go some at a time.
 */
@Injectable()
export class Journal {
  readonly #buffer: CallBuffer;
  readonly #outbox: Outbox<CallBatch>;
  readonly #timer: NodeJS.Timeout;
  readonly #kept: Retention;
  #writing: Promise<boolean> | undefined;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(LOGGER) logger: Logger,
    @Inject(SetAside) setAside: Pick<SetAside, 'keep'>,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
    @Inject(EMBEDDED) embedded = false,
    @Inject(LargestAccounts) private readonly largest?: Pick<LargestAccounts, 'count'>,
    @Inject(CONFIG) { retention }: Pick<GatewayConfig, 'retention'> = { retention: USUAL_RETENTION },
  ) {
    this.#kept = retention;
    this.#buffer = new CallBuffer(embedded ? AT_ONCE.embedded : AT_ONCE.server, retention.calls);
    const destination: Destination<CallBatch> = {
      async write(id, batch) {
        await orm.execute(writing('note_calls', id, JSON.stringify(batch), retention.calls));
      },
      halves: halvesOf,
      setAside: (id, batch, fault) => setAside.keep(id, 'note_calls', accountsIn(batch)[0] ?? '', batch, fault),
    };
    this.#outbox = new Outbox(this.#buffer, destination, logger);
    this.#timer = setInterval(() => {
      if (this.#outbox.isDue) void this.#send();
    }, WRITE_MS);
    this.#timer.unref();
  }

  note(ended: EndedCall): void {
    this.largest?.count(ended.account);
    const ms = Math.round(ended.ms);
    const note = { ...ended, ms, at: this.now() - ms };
    this.#buffer.count(note, monthOf(note.at));
    this.#buffer.keep(note);
  }

  /** Counts a request that was refused unread. It is not listed, because a fast sender would fill the list. */
  noteUnread({ account, caller, outcome }: Pick<CallNote, 'account' | 'caller' | 'outcome'>): void {
    this.#buffer.count({ account, caller, outcome, tool: UNREAD }, monthOf(this.now()));
  }

  /** Writes what was noted so far; what cannot be written is kept and sent again. */
  async write(): Promise<void> {
    await this.#writing;
    // The first send may be the rest of an earlier failed write, so send twice.
    for (let times = 0; times < 2 && !this.#outbox.isEmpty; times += 1) if (!(await this.#send())) return;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#outbox.close();
  }

  #send(): Promise<boolean> {
    this.#writing ??= this.#sendAll().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  /** Sends all batches; false when the database did not take one. */
  async #sendAll(): Promise<boolean> {
    while (await this.#outbox.send()) {
      if (!this.#buffer.hasRest) return true;
      await nextTurn();
    }
    return false;
  }

  /** Deletes calls and counts that are older than they are kept. */
  async purge(): Promise<void> {
    const { usageMonths, callDays, calls: latest } = this.#kept;
    const oldest = new Date(this.now());
    oldest.setUTCMonth(oldest.getUTCMonth() - (usageMonths - 1), 1);
    const firstMonth = monthOf(oldest.getTime());
    const firstCall = new Date(this.now() - (latest === 0 ? 0 : callDays) * DAY_MS);
    await this.orm.delete(calls).where(lt(calls.at, firstCall));
    await this.orm.delete(usageCallers).where(lt(usageCallers.month, firstMonth));
    await this.orm.delete(usageTools).where(lt(usageTools.month, firstMonth));
  }
}
