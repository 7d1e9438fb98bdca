import { lt, sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Orm } from '../database/connection.ts';
import { calls, usageCallers, usageTools } from '../database/schema.ts';
import { monthOf } from '../metering/calendar.ts';
import { Outbox } from '../metering/outbox.ts';
import { CallTray, MOST_CALLS, type CallBatch, type CallNote } from './tray.ts';

const WRITE_MS = 5_000;
export const CALLS_KEPT_DAYS = 30;
/** Months of usage by key and tool that are kept, the running one among them. */
export const MONTHS_KEPT = 13;
/** Stands in place of a tool for requests that were refused before they were read. */
export const UNREAD = 'unread';

const DAY_MS = 86_400_000;

/** The time that a call took ends when it is noted. */
export type EndedCall = Omit<CallNote, 'at'>;

/**
 * What calls came to, for the owners of the accounts: a count by caller and by tool, and the latest calls one by one.
 * A call costs two look-ups in memory; all calls of five seconds go into the database with one statement.
 */
export class Journal {
  readonly #tray = new CallTray();
  readonly #outbox: Outbox<CallBatch>;
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<unknown> | undefined;

  constructor(
    private readonly orm: Orm,
    logger: Logger,
    private readonly now: () => number = Date.now,
  ) {
    const write = async (batchId: string, batch: CallBatch): Promise<void> => {
      await orm.execute(sql`select note_calls(${batchId}, ${JSON.stringify(batch)}::jsonb, ${MOST_CALLS}::integer)`);
    };
    this.#outbox = new Outbox(this.#tray, write, logger);
    this.#timer = setInterval(() => {
      if (this.#outbox.isDue) void this.#send();
    }, WRITE_MS);
    this.#timer.unref();
  }

  note(ended: EndedCall): void {
    const ms = Math.round(ended.ms);
    const note = { ...ended, ms, at: this.now() - ms };
    this.#tray.count(note, monthOf(note.at));
    this.#tray.keep(note);
  }

  /** A request that was refused unread: one count, because whoever sends too fast would fill the list with them. */
  noteUnread({ account, caller, outcome }: Pick<CallNote, 'account' | 'caller' | 'outcome'>): void {
    this.#tray.count({ account, caller, outcome, tool: UNREAD }, monthOf(this.now()));
  }

  /** Writes down what was noted so far, now; what cannot be written is kept and sent again. */
  async write(): Promise<void> {
    await this.#writing;
    if (!this.#outbox.isEmpty) await this.#send();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#outbox.close();
  }

  #send(): Promise<unknown> {
    this.#writing ??= this.#outbox.send().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  /** Forgets what is older than it is kept. */
  async purge(): Promise<void> {
    const oldest = new Date(this.now());
    oldest.setUTCMonth(oldest.getUTCMonth() - (MONTHS_KEPT - 1), 1);
    const firstMonth = monthOf(oldest.getTime());
    await this.orm.delete(calls).where(lt(calls.at, new Date(this.now() - CALLS_KEPT_DAYS * DAY_MS)));
    await this.orm.delete(usageCallers).where(lt(usageCallers.month, firstMonth));
    await this.orm.delete(usageTools).where(lt(usageTools.month, firstMonth));
  }
}
