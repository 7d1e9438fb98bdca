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
  if (before !== null && after === null) await billNow(transaction, id);
  if (before === null && after !== null) await transaction.execute(sql`select begin_billing(${id})`);
}

/** What goes before the end of an account: what it used is billed, and what was billed of it is forgotten. */
export async function billLast(
  transaction: Pick<Orm, 'execute'>,
  { id, plan }: Pick<Known, 'id' | 'plan'>,
): Promise<void> {
  // What was billed of an account with a plan is forgotten by the database, when the rest of it has been.
  if (plan !== null) await billNow(transaction, id);
  else await transaction.execute(sql`delete from billed_months where account_id = ${id}`);
}

/**
 * Bills what an account has used until now. An hour has one event of a kind: where a plan was taken away in this one
 * already, the nearest hour of the month that has none is named, an earlier one if there is any.
 */
async function billNow(transaction: Pick<Orm, 'execute'>, id: string): Promise<void> {
  // As bill_usage does, and before it: no event comes between the look for an hour and its use.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('cuspal billing'))`);
  await transaction.execute(sql`
    select bill_usage(${id}, (
      select hour
      from generate_series(
        date_trunc('month', clock_timestamp() at time zone 'UTC') at time zone 'UTC',
        date_trunc('hour', clock_timestamp()) + interval '1 day',
        interval '1 hour'
      ) as hours (hour)
      where not exists (select from billing_events e where e.account_id = ${id} and e.hour = hours.hour)
      order by hour > clock_timestamp(), abs(extract(epoch from hour - clock_timestamp()))
      limit 1
    ))
  `);
}
