import { and, count, desc, eq, gt, ne, sql, sum } from 'drizzle-orm';
import type { AccountDefaults } from '../config/config.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, usageCallers, usageTools, usedMonths } from '../database/schema.ts';
import { monthOf } from '../core/calendar.ts';

/** What an account has used in a month. */
interface HeavyAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Successful calls, prepaid ones among them. */
  readonly calls: number;
  readonly refused: number;
  /** Calls a month; null counts nothing against the account. */
  readonly allowance: number | null;
}

export interface Totals {
  /** YYYY-MM, UTC. */
  readonly month: string;
  readonly accounts: number;
  /** Accounts with a successful call in the month. */
  readonly active: number;
  readonly suspended: number;
  readonly calls: number;
  /** Calls that failed, by the code of the error, the most frequent first. */
  readonly refused: readonly { readonly outcome: string; readonly calls: number }[];
  /** The accounts with most calls, the first ones. */
  readonly heaviest: readonly HeavyAccount[];
}

/** The usage of all accounts together, for the operator. */
export class UsageTotals {
  constructor(
    private readonly orm: Orm,
    private readonly defaults: AccountDefaults,
    private readonly now: () => number = Date.now,
  ) {}

  /** `month`: YYYY-MM, the running one by default; `most`: how many accounts are named. */
  async of(month: string = monthOf(this.now()), most = 10): Promise<Totals> {
    const calls = sql<number>`${usedMonths.used} + ${usedMonths.extraUsed}`;
    const inMonth = and(eq(usedMonths.month, month), gt(calls, 0));
    const refusedOf = this.orm
      .select({ accountId: usageCallers.accountId, refused: number(sum(usageCallers.refused)).as('refused') })
      .from(usageCallers)
      .where(eq(usageCallers.month, month))
      .groupBy(usageCallers.accountId)
      .as('refused_of');
    const [[all], [used], refused, heaviest] = await Promise.all([
      this.orm.select({ accounts: count(), suspended: count(accounts.suspendedAt) }).from(accounts),
      this.orm
        .select({ active: count(), calls: number(sum(calls)) })
        .from(usedMonths)
        .where(inMonth),
      this.orm
        .select({ outcome: usageTools.outcome, calls: number(sum(usageTools.calls)) })
        .from(usageTools)
        .where(and(eq(usageTools.month, month), ne(usageTools.outcome, 'success')))
        .groupBy(usageTools.outcome)
        .orderBy(desc(sum(usageTools.calls)), usageTools.outcome),
      this.orm
        .select({
          id: accounts.id,
          name: accounts.name,
          email: accounts.email,
          calls,
          refused: sql<number>`coalesce(${refusedOf.refused}, 0)`,
          unmetered: accounts.unmetered,
          allowance: accounts.monthlyAllowance,
        })
        .from(usedMonths)
        .innerJoin(accounts, eq(accounts.id, usedMonths.accountId))
        .leftJoin(refusedOf, eq(refusedOf.accountId, accounts.id))
        .where(inMonth)
        .orderBy(desc(calls), accounts.id)
        .limit(most),
    ]);
    return {
      month,
      accounts: all?.accounts ?? 0,
      suspended: all?.suspended ?? 0,
      active: used?.active ?? 0,
      calls: used?.calls ?? 0,
      refused,
      heaviest: heaviest.map(({ unmetered, allowance, ...row }) => ({
        ...row,
        allowance: unmetered ? null : (allowance ?? this.defaults.monthlyAllowance),
      })),
    };
  }
}

/** A sum of counters, which PostgreSQL gives as a numeric text. */
const number = (of: ReturnType<typeof sum>) => sql<number>`coalesce(${of}, 0)::bigint`.mapWith(Number);
