import { sql, type InferSelectModel } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import type { accounts } from '../database/schema.ts';
import { AccountError } from './account-error.ts';
import type { Plan } from './plans.ts';

type Known = InferSelectModel<typeof accounts>;

const OF_PLAN = ['monthlyAllowance', 'ratePerSecond', 'burst'] as const;

/** Throws where a limit is to be set that comes of the plan. */
export async function withoutPlan({ plan }: Known, limits: Partial<Known>): Promise<void> {
  const named = OF_PLAN.find((name) => limits[name] !== undefined);
  if (plan === null || named === undefined) return;
  throw new AccountError(
    `${named} comes of the plan ${plan}: give the account another plan, or take it away by putAccountPlan first.`,
  );
}

/** What goes before a change of the plan: what was used with one is billed, and what was used before one is not. */
export async function changePlan(
  transaction: Pick<Orm, 'execute'>,
  { id, kind, twinOf, plan: before }: Known,
  after: Plan | null,
): Promise<void> {
  if (kind !== 'user' || twinOf !== null) {
    throw new AccountError('The operator’s account and test accounts have no plan: name the account of a project.');
  }
  if (before !== null && after === null) {
    await transaction.execute(sql`select bill_usage(${id}, date_trunc('hour', clock_timestamp()))`);
  }
  if (before === null && after !== null) await transaction.execute(sql`select begin_billing(${id})`);
}
