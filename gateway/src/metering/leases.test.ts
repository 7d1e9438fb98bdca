import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takes } from '../../../test/support/wait.ts';
import { bothDatabases } from '../../test/databases.ts';
import { eventually, quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { DatabaseAway } from '../database/outage.ts';
import { usageMonths } from '../database/schema.ts';
import { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { Spent, Unit } from './reservation.ts';

const DAY = '2026-11-20';
const NOVEMBER = Date.parse(`${DAY}T10:00:00Z`);

describe.each(bothDatabases())('units taken ahead on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = NOVEMBER;
  const open: Meter[] = [];
  beforeAll(async () => {
    // Leases are looked after when a test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  afterAll(async () => {
    await Promise.all(open.map((meter) => meter.close()));
    await database.close();
    vi.useRealTimers();
  });

  /** A ledger that can be cut off from the database. */
  class Line extends Ledger {
    isCut = false;
    override use(...words: Parameters<Ledger['use']>): ReturnType<Ledger['use']> {
      return this.isCut ? Promise.reject(new DatabaseAway('cut off')) : super.use(...words);
    }
  }
  const ledger = (): Line => new Line(database.orm, 300, { clock: () => now });
  const meter = (line = ledger()): Meter => {
    const made = new Meter(line, quiet, services.setAside, () => now, { leases: true, graceMs: 0 });
    open.push(made);
    return made;
  };
  const take = (one: Meter, account: string, calls: number, family = 'vargas'): Promise<(Unit | Spent)[]> =>
    Promise.all(Array.from({ length: calls }, () => one.reserve(account, family)));
  const unitsOf = (all: readonly (Unit | Spent)[]): readonly Unit[] => all.flatMap((one) => (one.granted ? [one] : []));
  const shown = async (account: string) => {
    const { used, extraUsed, perDay } = await services.usage.month(account);
    return { used, extraUsed, calls: total(perDay) };
  };
  /** What anybody finds who knows nothing of leases. */
  const counted = async (account: string): Promise<number | undefined> => {
    const ofAccount = eq(usageMonths.accountId, account);
    const [row] = await database.orm.select({ used: usageMonths.used }).from(usageMonths).where(ofAccount);
    return row?.used;
  };
  const leases = (account: string) =>
    database.orm
      .select({ units: sql<number>`units`, day: sql<string>`day::text` })
      .from(sql`unit_leases`)
      .where(sql`account_id = ${account}`);

  it('cover the calls of their payer as long as any are left, and none of another', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10_000 });
    const { account: other } = await services.customer({ monthlyAllowance: 10_000 });
    const one = meter();
    expect(one.covers(account.id)).toBe(false);
    await take(one, account.id, 100);
    await one.leases?.keep();
    const [lease] = await leases(account.id);
    const units = lease?.units ?? 0;
    expect([one.covers(account.id), one.covers(other.id)]).toEqual([true, false]);
    // What waits for a unit already counts as taken.
    const taking = take(one, account.id, units);
    expect(one.covers(account.id)).toBe(false);
    expect(unitsOf(await taking)).toHaveLength(units);
    expect(one.covers(account.id)).toBe(false);
  });

  it('are a hundredth of what is left at most, taken for everybody else, and shown only when used', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10_000 });
    const one = meter();
    expect(unitsOf(await take(one, account.id, 100))).toHaveLength(100);
    await one.leases?.keep();
    const [lease] = await leases(account.id);
    const units = lease?.units ?? 0;
    expect(units).toBe(Math.floor((10_000 - 100) / 100));
    expect(await counted(account.id)).toBe(100 + units);
    expect(await shown(account.id)).toEqual({ used: 100, extraUsed: 0, calls: 100 });
    const some = unitsOf(await take(one, account.id, 40, 'timing'));
    expect(some.map((unit) => unit.lease !== undefined)).toEqual(Array<boolean>(40).fill(true));
    expect(await counted(account.id)).toBe(100 + units);
    expect(await shown(account.id)).toEqual({ used: 140, extraUsed: 0, calls: 140 });
    // A version that knows of no leases finds them taken.
    const asked = JSON.stringify([{ account: account.id, families: Array<string>(9_999).fill('x') }]);
    const [old] = await database.orm
      .select({ given: sql<number>`month_part` })
      .from(sql`reserve_calls(${asked}::jsonb, ${DAY}::date, 300)`);
    expect(old?.given).toBe(10_000 - 100 - units);
    for (const unit of some.slice(0, 15)) one.ended(unit, false);
    await one.close();
    expect(await leases(account.id)).toEqual([]);
    expect(await counted(account.id)).toBe(10_000 - units + 25);
    expect(await shown(account.id)).toEqual({
      used: 10_000 - units + 25,
      extraUsed: 0,
      calls: 10_000 - units + 25,
    });
  });

  it('are not taken for the last units, for who calls seldom, nor for accounts without an allowance', async () => {
    const few = await services.customer({ monthlyAllowance: 3_000, extraCalls: 1_000_000 });
    const seldom = await services.customer({ monthlyAllowance: 1_000_000 });
    const free = await services.customer({ unmetered: true });
    const one = meter();
    await take(one, few.account.id, 10);
    await take(one, seldom.account.id, 1);
    await take(one, free.account.id, 10);
    await one.leases?.keep();
    for (const { account } of [few, seldom, free]) expect(await leases(account.id)).toEqual([]);
  });

  it('give exactly the allowance over many gateways', async () => {
    const { account } = await services.customer({ monthlyAllowance: 6_000 });
    const gateways = Array.from({ length: 6 }, () => meter());
    let granted = 0;
    let ofLeases = 0;
    for (let round = 0; round < 30; round += 1) {
      const all = await Promise.all(gateways.map((one, index) => take(one, account.id, index * 16)));
      const units = unitsOf(all.flat());
      granted += units.length;
      ofLeases += units.filter(({ lease }) => lease !== undefined).length;
      if (round % 3 === 0) for (const one of gateways) await one.leases?.keep();
    }
    // Asked for were 30 times 240 calls.
    expect(granted).toBe(6_000);
    expect(ofLeases).toBeGreaterThan(0);
    expect(await shown(account.id)).toEqual({ used: 6_000, extraUsed: 0, calls: 6_000 });
    await Promise.all(gateways.map((one) => one.close()));
    expect(await counted(account.id)).toBe(6_000);
  });

  it('come back to a gateway that needs the last ones, before prepaid calls are taken', async () => {
    const { account } = await services.customer({ monthlyAllowance: 5_000, extraCalls: 7 });
    const [idle, busy] = [meter(), meter()];
    await take(idle, account.id, 100);
    await idle.leases?.keep();
    expect(await leases(account.id)).toHaveLength(1);
    const taking = take(busy, account.id, 4_950);
    await takes(200);
    await idle.leases?.keep();
    const units = unitsOf(await taking);
    expect(units.filter(({ extra }) => extra)).toHaveLength(7);
    expect(units).toHaveLength(4_907);
    expect(await shown(account.id)).toEqual({ used: 5_000, extraUsed: 7, calls: 5_007 });
  });

  it('come back after a minute from a gateway that has ended, but for what it had used', async () => {
    const { account } = await services.customer({ monthlyAllowance: 5_000 });
    const line = ledger();
    const killed = meter(line);
    await take(killed, account.id, 100);
    await killed.leases?.keep();
    await take(killed, account.id, 20);
    line.isCut = true;
    const other = ledger();
    now = NOVEMBER + 59_000;
    await other.endExpired();
    expect(await leases(account.id)).toHaveLength(1);
    now = NOVEMBER + 60_000;
    await other.endExpired();
    expect(await leases(account.id)).toEqual([]);
    expect(await counted(account.id)).toBe(120);
    expect(await shown(account.id)).toEqual({ used: 120, extraUsed: 0, calls: 120 });
    // One that was only cut off takes its next units as if it had none.
    line.isCut = false;
    expect(unitsOf(await take(killed, account.id, 5))).toHaveLength(5);
    expect(await shown(account.id)).toEqual({ used: 125, extraUsed: 0, calls: 125 });
    now = NOVEMBER;
  });

  it('go on beyond 32 bits, right to the unit', async () => {
    const { account } = await services.customer({ monthlyAllowance: 2 ** 40 });
    await database.orm.execute(
      sql`insert into usage_months (account_id, month, used) values (${account.id}, '2026-11', ${2 ** 31 - 30}::bigint)`,
    );
    const one = meter();
    await take(one, account.id, 10);
    await one.leases?.keep();
    const units = unitsOf(await take(one, account.id, 40));
    expect(units.every(({ lease }) => lease !== undefined)).toBe(true);
    expect((await shown(account.id)).used).toBe(2 ** 31 + 20);
    await one.close();
    expect(await counted(account.id)).toBe(2 ** 31 + 20);
  });

  it('belong to their day', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10_000 });
    const one = meter();
    now = Date.parse('2026-11-30T23:59:59Z');
    await take(one, account.id, 50);
    await one.leases?.keep();
    await take(one, account.id, 5);
    now = Date.parse('2026-12-01T00:00:00Z');
    const [unit] = unitsOf(await take(one, account.id, 1));
    expect([unit?.day, unit?.lease]).toEqual(['2026-12-01', undefined]);
    await one.leases?.keep();
    // The new day has one of its own.
    expect((await leases(account.id)).map(({ day }) => day)).toEqual(['2026-12-01']);
    expect(await services.usage.month(account.id, '2026-11')).toMatchObject({ used: 55 });
    expect(await services.usage.month(account.id, '2026-12')).toMatchObject({ used: 1 });
    now = NOVEMBER;
  });

  it('go with an account that is deleted, whose use is remembered without them', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10_000, email: 'leaving@example.com' });
    const one = meter();
    await take(one, account.id, 30);
    await one.leases?.keep();
    await services.accounts.suspend(account.id);
    await expect(services.transfer.read(account.id)).rejects.toThrow('holds units');
    await services.accounts.delete(account.id);
    const again = await services.accounts.findOrCreateUser('leaving@example.com');
    expect((await services.usage.month(again.id)).used).toBe(30);
    expect(await eventually(async () => !unitsOf(await take(one, account.id, 1)).length)).toBe(true);
  });
});
