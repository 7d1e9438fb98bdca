import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';

/** Calls of one account that wait for units; each is named by its tool's family, in order. */
export interface Asked {
  readonly account: string;
  readonly families: readonly string[];
}

/** Of an account's calls the first `ofMonth` and the next `ofExtra` have their unit, the rest have none. */
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

const rows = z.object({
  rows: z.array(
    z.object({
      account: z.string(),
      month_part: z.number().int(),
      extra_part: z.number().int(),
      allowance: z.number().int(),
    }),
  ),
});

/** The counters in the database; each method is one statement, done as a whole or not at all. */
export class Ledger {
  constructor(
    private readonly orm: Orm,
    private readonly defaultAllowance: number,
  ) {}

  async reserve(asked: readonly Asked[], day: string): Promise<readonly Granted[]> {
    const answer: unknown = await this.orm.execute(
      sql`select * from reserve_calls(${json(asked)}, ${day}::date, ${this.defaultAllowance}::integer)`,
    );
    return rows.parse(answer).rows.map((row) => ({
      account: row.account,
      ofMonth: row.month_part,
      ofExtra: row.extra_part,
      allowance: row.allowance,
    }));
  }

  /** `batchId`: a batch that is sent again counts once. */
  async refund(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(sql`select refund_calls(${batchId}, ${json(entries)})`);
  }

  async record(batchId: string, entries: readonly Entry[]): Promise<void> {
    await this.orm.execute(sql`select record_calls(${batchId}, ${json(entries)})`);
  }

  /** Batches are not sent again after a day. */
  async purge(): Promise<void> {
    await this.orm.execute(sql`delete from ledger_batches where at < now() - interval '1 day'`);
  }
}

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;
