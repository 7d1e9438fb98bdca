import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Plan } from '../accounts/plans.ts';
import type { Database } from '../database/connection.ts';
import { billingEvents } from '../database/schema.ts';
import { Ledger } from '../metering/ledger.ts';
import { Meter } from '../metering/meter.ts';
import { SetAside } from '../metering/set-aside.ts';
import { applyPlans } from './apply-plans.ts';
import { HourlyClosing, lastClosed } from './closing.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-20T12:10:00Z');
const SOFT: Plan = { name: 'team', allowance: 100, cap: 'soft', overagePer1000: '2.50', currency: 'EUR' };
const HARD: Plan = { name: 'free', allowance: 100, cap: 'hard' };

describe.each(databases())('billing, on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = NOON;
  /** Moves on by itself, because an hour is closed once for all accounts. */
  let start = NOON;
  const meters: Meter[] = [];
  const closings: HourlyClosing[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  beforeEach(() => {
    start += 12 * HOUR;
    now = start;
  });
  afterAll(async () => {
    await Promise.all([...meters, ...closings].map((each) => each.close()));
    await database.close();
  });
  const meter = (): Meter => {
    const made = new Meter(new Ledger(database.orm, 300), quiet, new SetAside(database.orm), () => now);
    meters.push(made);
    return made;
  };
  const closing = (): HourlyClosing => {
    const made = new HourlyClosing({ orm: database.orm, logger: quiet, now: () => now });
    closings.push(made);
    return made;
  };
  const planned = async (plan: Plan | null, more = {}): Promise<Account> => {
    const { account } = await services.customer(more);
    return services.accounts.setPlan(account.id, plan, 'cus_1');
  };
  const calls = async (of: Meter, account: Account, number: number, succeeded = true): Promise<number> => {
    const all = await Promise.all(Array.from({ length: number }, () => of.reserve(account.id, 'vargas')));
    const granted = all.flatMap((unit) => (unit.granted ? [unit] : []));
    for (const unit of granted) of.ended(unit, succeeded);
    return granted.length;
  };
  const eventsOf = async ({ id }: Account) =>
    (
      await database.orm
        .select()
        .from(billingEvents)
        .where(sql`account_id = ${id}`)
        .orderBy(billingEvents.hour)
    ).map(({ kind, hour, units }) => `${hour.toISOString().slice(0, 13)} ${kind} ${units}`);
  const billedOf = async ({ id }: Pick<Account, 'id'>) => {
    const [row] = await database.orm
      .select({ rows: sql<number>`count(*)`.mapWith(Number) })
      .from(sql`billed_months where account_id = ${id}`);
    return row?.rows;
  };
  const hourAt = (ms: number): string => new Date(ms).toISOString().slice(0, 13);

  it('counts calls beyond the allowance of a soft cap, and refuses those of a hard one', async () => {
    const [soft, hard] = [await planned(SOFT), await planned(HARD)];
    const one = meter();
    expect([await calls(one, soft, 250), await calls(one, hard, 250)]).toEqual([250, 100]);
    expect((await services.usage.month(soft.id)).used).toBe(250);
    now += HOUR;
    await closing().look();
    const at = hourAt(now - HOUR);
    expect((await eventsOf(soft)).toSorted()).toEqual([`${at} included 100`, `${at} overage 150`]);
    expect(await eventsOf(hard)).toEqual([`${at} included 100`]);
  });

  it('takes prepaid calls before those beyond a soft cap', async () => {
    const account = await planned(SOFT, { extraCalls: 20 });
    expect(await calls(meter(), account, 130)).toBe(130);
    now += HOUR;
    await closing().look();
    const at = hourAt(now - HOUR);
    expect((await eventsOf(account)).toSorted()).toEqual([
      `${at} included 100`,
      `${at} overage 10`,
      `${at} prepaid 20`,
    ]);
  });

  it('makes one event an hour and kind, whatever closes it how often', async () => {
    const account = await planned({ ...SOFT, allowance: 1_000 });
    const one = meter();
    const many = Array.from({ length: 4 }, closing);
    const expected: string[] = [];
    for (const number of [5, 0, 7]) {
      await calls(one, account, number);
      now += HOUR;
      await Promise.all(many.map((each) => each.look()));
      await many[0]?.look();
      if (number > 0) expected.push(`${hourAt(now - HOUR)} included ${number}`);
    }
    expect(await eventsOf(account)).toEqual(expected);
  });

  it('bills what was used from the plan on, and nothing without one', async () => {
    const account = await planned(null);
    const one = meter();
    await calls(one, account, 30);
    await services.accounts.setPlan(account.id, SOFT, null);
    await calls(one, account, 4);
    now += HOUR;
    await closing().look();
    expect(await eventsOf(account)).toEqual([`${hourAt(now - HOUR)} included 4`]);
    await calls(one, account, 2);
    await services.accounts.setPlan(account.id, null, null);
    await calls(one, account, 8);
    now += HOUR;
    await closing().look();
    const units = (await eventsOf(account)).map((event) => event.split(' ').at(-1));
    expect(units.toSorted()).toEqual(['2', '4']);
  });

  it('counts what failed calls give back against what comes next', async () => {
    const account = await planned(SOFT);
    const one = meter();
    const open = await one.reserve(account.id, 'vargas');
    await calls(one, account, 9);
    now += HOUR;
    await closing().look();
    if (!open.granted) throw new Error('no unit');
    one.ended(open, false);
    await expect.poll(async () => (await services.usage.month(account.id)).used).toBe(9);
    now += HOUR;
    await closing().look();
    await calls(one, account, 3);
    now += HOUR;
    await closing().look();
    expect(await eventsOf(account)).toEqual([
      `${hourAt(now - 3 * HOUR)} included 10`,
      `${hourAt(now - HOUR)} included 2`,
    ]);
  });

  it('bills each month what was used in it', async () => {
    const account = await planned(SOFT);
    const one = meter();
    now = Date.parse('2027-01-31T23:02:00Z');
    await closing().look();
    now = Date.parse('2027-01-31T23:40:00Z');
    await calls(one, account, 110);
    now = Date.parse('2027-02-01T00:01:00Z');
    await calls(one, account, 5);
    await closing().look();
    now = Date.parse('2027-02-01T00:02:00Z');
    await closing().look();
    const january = ['2027-01-31T23 included 100', '2027-01-31T23 overage 10'];
    expect((await eventsOf(account)).toSorted()).toEqual(january);
    now = Date.parse('2027-02-01T01:02:00Z');
    await closing().look();
    expect((await eventsOf(account)).toSorted()).toEqual([...january, '2027-02-01T00 included 5']);
  });

  it('closes an hour two minutes after its end', () => {
    expect(lastClosed(Date.parse('2026-11-20T12:01:59Z'))).toEqual(new Date('2026-11-20T10:00:00Z'));
    expect(lastClosed(Date.parse('2026-11-20T12:02:00Z'))).toEqual(new Date('2026-11-20T11:00:00Z'));
  });

  it('bills a deleted account, and forgets the rest of it', async () => {
    now = Date.now();
    const account = await planned(SOFT);
    await calls(meter(), account, 103);
    await services.accounts.delete(account.id);
    const left = (await eventsOf(account)).map((event) => event.slice(14));
    expect(left.toSorted()).toEqual(['included 100', 'overage 3']);
    expect(await billedOf(account)).toBe(0);
  });

  it('forgets a deleted account whose plan was taken away earlier, and bills it no more', async () => {
    now = Date.now();
    const account = await planned(SOFT);
    const one = meter();
    await calls(one, account, 3);
    await services.accounts.setPlan(account.id, null, null);
    await calls(one, account, 5);
    expect(await billedOf(account)).toBe(1);
    await services.accounts.delete(account.id);
    expect(await billedOf(account)).toBe(0);
    expect((await eventsOf(account)).map((event) => event.slice(14))).toEqual(['included 3']);
  });

  it.each([
    ['deleted', (id: string) => services.accounts.delete(id)],
    ['taken away again', (id: string) => services.accounts.setPlan(id, null, null)],
  ])('bills what was used with a second plan of an hour that is %s', async (_what, end) => {
    now = Date.now();
    const account = await planned(SOFT);
    const one = meter();
    await calls(one, account, 3);
    await services.accounts.setPlan(account.id, null, null);
    await calls(one, account, 5);
    await services.accounts.setPlan(account.id, SOFT, 'cus_1');
    await calls(one, account, 97);
    await end(account.id);
    const events = await eventsOf(account);
    expect(events.map((event) => event.slice(14)).toSorted()).toEqual(['included 3', 'included 92', 'overage 5']);
    const month = new Date(now).toISOString().slice(0, 8);
    expect(events.filter((event) => !event.startsWith(month))).toEqual([]);
  });

  it('forgets what versions before left of deleted accounts, and nothing of others', async () => {
    now = Date.now();
    const account = await planned(SOFT);
    await calls(meter(), account, 3);
    await services.accounts.setPlan(account.id, null, null);
    await database.orm.execute(sql`insert into billed_months (account_id, month) values ('gone', '2026-10')`);
    await closing().purge();
    expect([await billedOf({ id: 'gone' }), await billedOf(account)]).toEqual([0, 1]);
  });

  it('keeps limits of a plan as the plan says, also after the file was changed', async () => {
    const account = await planned(SOFT);
    expect(account).toMatchObject({ plan: 'team', softCap: true, monthlyAllowance: 100, billingCustomer: 'cus_1' });
    await expect(services.accounts.setLimits(account.id, { monthlyAllowance: 9 })).rejects.toThrow('plan team');
    const apply = (...plans: readonly Plan[]) =>
      applyPlans({
        orm: database.orm,
        plans: { plans: new Map(plans.map((plan) => [plan.name, plan])) },
        services: services.accounts,
        logger: quiet,
      });
    await apply({ ...SOFT, allowance: 500, ratePerSecond: 7 });
    expect(await services.accounts.byId(account.id)).toMatchObject({ monthlyAllowance: 500, ratePerSecond: 7 });
    await apply(HARD);
    expect(await services.accounts.byId(account.id)).toMatchObject({ plan: 'team', monthlyAllowance: 500 });
    const operator = await services.accounts.operator();
    await expect(services.accounts.setPlan(operator.id, SOFT, null)).rejects.toThrow('no plan');
  });

  it('gives new accounts of persons the plan that is usual', async () => {
    const plans = { plans: new Map([['free', HARD]]), usual: HARD };
    const { accounts, organisations, projects } = servicesOn(database, () => now, plans);
    const person = await accounts.findOrCreateUser('usual@example.com');
    expect(person).toMatchObject({ plan: 'free', monthlyAllowance: 100, softCap: false });
    const { id } = await organisations.make(person, 'Marmots');
    const project = await projects.make({ kind: 'operator' }, id, 'Shop');
    expect(project).toMatchObject({ plan: null, monthlyAllowance: 0 });
  });
});
