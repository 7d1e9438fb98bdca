import { sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { writing } from './usage-writers.ts';

/** Calls of one account that wait for units; each is named by its tool's family, in order. */
export interface UnitRequest {
  readonly account: string;
  readonly families: readonly string[];
}

/** Units of an account: the first `ofMonth` calls and the next `ofExtra` get one, the rest get none. */
export interface Granted {
  readonly account: string;
  readonly ofMonth: number;
  readonly ofExtra: number;
  readonly allowance: number;
}

/** Calls of one account, day and family; `extra` of them were prepaid. */
export interface Entry {
  readonly account: string;
  readonly day: string;
  readonly family: string;
  readonly calls: number;
  readonly extra: number;
}

/** The counters in the database; each method is one statement, done as a whole or not at all. */
export class Ledger {
  readonly #reserving: ReturnType<typeof reserving>;

  constructor(
    private readonly orm: Orm,
    defaultAllowance: number,
  ) {
    this.#reserving = reserving(orm, defaultAllowance);
  }

  reserve(asked: readonly UnitRequest[], day: string): Promise<readonly Granted[]> {
    return this.#reserving.execute({ asked: JSON.stringify(asked), day });
  }

  /** `batchId`: a batch that is sent again counts once. */
  async refund(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(writing('refund_calls', batchId, JSON.stringify(entries)));
  }

  async record(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(writing('record_calls', batchId, JSON.stringify(entries)));
  }

  /** Batches are not sent again after a day. */
  async purge(): Promise<void> {
    await this.orm.execute(sql`delete from ledger_batches where at < now() - interval '1 day'`);
  }
}

/**
 * Statement that every metered call waits for, so its text is made once. It has no name, so the
 * server keeps nothing of it, as poolers in between ask.
 */
const reserving = (orm: Orm, defaultAllowance: number) =>
  orm
    .select({
      account: sql<string>`account`,
      ofMonth: sql<number>`month_part`,
      ofExtra: sql<number>`extra_part`,
      allowance: sql<number>`allowance`,
    })
    .from(
      sql`reserve_calls(${sql.placeholder('asked')}::jsonb, ${sql.placeholder('day')}::date, ${defaultAllowance}::bigint)`,
    )
    .prepare('');
