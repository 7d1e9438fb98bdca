import { and, asc, eq, gt, like, sql } from 'drizzle-orm';
import type { AccountDefaults } from '../config/config.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, usedDays, usedMonths } from '../database/schema.ts';
import { monthOf, nextMonth } from '../core/calendar.ts';
import { AccountError } from './accounts.ts';

interface DayUsage {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly family: string;
  readonly calls: number;
}

export interface MonthUsage {
  /** YYYY-MM. */
  readonly month: string;
  /** Successful calls on the month's allowance. */
  readonly used: number;
  /** Calls a month; null counts nothing against the account. */
  readonly allowance: number | null;
  /** Prepaid calls used this month, after the allowance. */
  readonly extraUsed: number;
  /** Prepaid calls left. */
  readonly extra: number;
  /** When the allowance begins again. */
  readonly resetsAt: Date;
  /** Days and families with calls, in order. */
  readonly perDay: readonly DayUsage[];
}

/** Usage of an account by day and month. */
export class Usage {
  constructor(
    private readonly orm: Orm,
    private readonly defaults: AccountDefaults,
    private readonly now: () => number = Date.now,
  ) {}

  /** `month`: YYYY-MM, the running one by default. */
  async month(accountId: string, month: string = monthOf(this.now())): Promise<MonthUsage> {
    const [[account], perDay] = await Promise.all([
      this.orm
        .select({
          unmetered: accounts.unmetered,
          allowance: accounts.monthlyAllowance,
          extra: accounts.extraCalls,
          used: sql<number>`coalesce(${usedMonths.used}, 0)`,
          extraUsed: sql<number>`coalesce(${usedMonths.extraUsed}, 0)`,
        })
        .from(accounts)
        .leftJoin(usedMonths, and(eq(usedMonths.accountId, accounts.id), eq(usedMonths.month, month)))
        .where(eq(accounts.id, accountId)),
      this.orm
        .select({ day: usedDays.day, family: usedDays.family, calls: usedDays.calls })
        .from(usedDays)
        .where(
          and(eq(usedDays.accountId, accountId), like(sql`${usedDays.day}::text`, `${month}-%`), gt(usedDays.calls, 0)),
        )
        .orderBy(asc(usedDays.day), asc(usedDays.family)),
    ]);
    if (!account) throw new AccountError('There is no such account.');
    const { unmetered, allowance, extra, used, extraUsed } = account;
    return {
      month,
      used,
      allowance: unmetered ? null : (allowance ?? this.defaults.monthlyAllowance),
      extraUsed,
      extra,
      resetsAt: nextMonth(Date.parse(`${month}-01T00:00:00Z`)),
      perDay,
    };
  }
}
