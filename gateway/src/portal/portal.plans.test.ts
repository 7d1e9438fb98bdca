import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onePortal } from '../../test/one-portal.ts';
import type { TestPortal } from '../../test/portal.ts';
import { guest } from '../../test/two-organisations.ts';
import { limitsOf, type Plan } from '../accounts/plans.ts';
import type { Database } from '../database/connection.ts';
import { accounts } from '../database/schema.ts';

const TEAM: Plan = { name: 'team', allowance: 100, cap: 'soft', overagePer1000: '2.50', currency: 'EUR' };
const FREE: Plan = { name: 'free', allowance: 100, cap: 'hard' };

describe('the plan on the first page', () => {
  let database: Database;
  let portal: TestPortal;
  const plans = new Map([TEAM, FREE].map((plan) => [plan.name, plan]));
  onePortal((started, on) => ([portal, database] = [started, on]), { plans: { plans } });

  const pageWith = async (values: Partial<typeof accounts.$inferInsert>): Promise<string> => {
    const { person, browser } = await guest(portal);
    await database.orm.update(accounts).set(values).where(eq(accounts.id, person.id));
    return (await browser.get('/developer')).text;
  };

  it('says what calls beyond a soft cap cost', async () => {
    const text = await pageWith(limitsOf(TEAM));
    expect(text).toContain('Plan <strong>team</strong>: calls beyond the allowance run, and are billed.');
    expect(text).toContain('1,000 such calls cost €2.50.');
  });

  it('names no price where there is none', async () => {
    expect(await pageWith(limitsOf(FREE))).not.toContain('such calls cost');
    // Its plan is in the file no more.
    const gone = await pageWith({ ...limitsOf(TEAM), plan: 'gone' });
    expect(gone).toContain('Plan <strong>gone</strong>');
    expect(gone).not.toContain('such calls cost');
    expect(await pageWith({ plan: null })).not.toContain('such calls cost');
  });
});
