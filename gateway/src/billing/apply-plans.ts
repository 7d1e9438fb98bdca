import { isNotNull } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Accounts } from '../accounts/accounts.ts';
import { limitsOf, type PlanBook } from '../accounts/plans.ts';
import type { Orm } from '../database/connection.ts';
import { accounts } from '../database/schema.ts';

/**
 * Brings accounts to what their plans say by now, after the file was changed. An account whose plan is in the file no more
 * goes on as it is.
 */
export async function applyPlans({
  orm,
  plans,
  services,
  logger,
}: {
  orm: Orm;
  plans: PlanBook;
  services: Accounts;
  logger: Logger;
}): Promise<void> {
  const planned = await orm.select().from(accounts).where(isNotNull(accounts.plan));
  const missing = new Set<string>();
  for (const account of planned) {
    const plan = plans.plans.get(account.plan ?? '');
    if (!plan) {
      missing.add(account.plan ?? '');
      continue;
    }
    const said = limitsOf(plan);
    const isSo =
      account.softCap === said.softCap &&
      account.monthlyAllowance === said.monthlyAllowance &&
      account.ratePerSecond === said.ratePerSecond &&
      account.burst === said.burst;
    if (!isSo) await services.setPlan(account.id, plan, account.billingCustomer);
  }
  if (missing.size > 0) {
    logger.warn(
      { plans: [...missing] },
      'accounts have plans that PLANS_FILE does not name: their limits stay as they are',
    );
  }
}
