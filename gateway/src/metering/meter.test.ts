import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { takes } from '../../../test/support/wait.ts';
import { bothDatabases } from '../../test/databases.ts';
import { eventually, quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Ledger } from './ledger.ts';
import { SetAside } from './set-aside.ts';
import { Meter } from './meter.ts';
import type { Spent, Unit } from './reservation.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

describe.each(bothDatabases())('the meter on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = NOVEMBER;
  const open: Meter[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  afterAll(async () => {
    await Promise.all(open.map((meter) => meter.close()));
    await database.close();
  });

  const meter = (ledger = new Ledger(database.orm, 300)): Meter => {
    const made = new Meter(ledger, quiet, new SetAside(database.orm), () => now);
    open.push(made);
    return made;
  };
  const granted = (all: readonly (Unit | Spent)[]): readonly Unit[] => all.flatMap((one) => (one.granted ? [one] : []));
  const month = async (id: string) => {
    const { used, extraUsed, extra, perDay } = await services.usage.month(id);
    return { used, extraUsed, extra, calls: total(perDay) };
  };

  it('gives exactly the allowance to 10,000 calls at once through eight gateways', async () => {
    const { account } = await services.customer({ monthlyAllowance: 1_000 });
    const gateways = Array.from({ length: 8 }, () => meter());
    const families = ['vargas', 'timing', 'meta'];
    // The first call of a month makes its row, for which all others wait: what is tested comes after it.
    const first = await meter().reserve(account.id, 'vargas');
    const asked = Array.from({ length: 9_999 }, async (_, index) => {
      // Spread over a few milliseconds, so that statements of different gateways overlap.
      await takes(index % 40);
      const one = gateways[index % 8];
      if (!one) throw new Error('no gateway');
      return one.reserve(account.id, families[index % 3] ?? '');
    });
    const all = [first, ...(await Promise.all(asked))];
    expect(all).toHaveLength(10_000);
    expect(granted(all)).toHaveLength(1_000);
    expect(await month(account.id)).toEqual({ used: 1_000, extraUsed: 0, extra: 0, calls: 1_000 });
    const { perDay } = await services.usage.month(account.id);
    for (const family of families) {
      const units = granted(all).filter((unit) => unit.family === family).length;
      expect(perDay.find((day) => day.family === family)).toEqual({ day: '2026-11-20', family, calls: units });
    }
  });

  it('gives the last units once when gateways ask for them in the same moment', async () => {
    const gateways = Array.from({ length: 8 }, () => meter());
    const counts: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { account } = await services.customer({ monthlyAllowance: 6, extraCalls: 3 });
      await gateways[0]?.reserve(account.id, 'vargas');
      const all = await Promise.all(
        gateways.flatMap((gateway) => Array.from({ length: 4 }, () => gateway.reserve(account.id, 'vargas'))),
      );
      counts.push(granted(all).length);
    }
    expect(counts).toEqual(Array<number>(40).fill(8));
  });

  it('keeps accounts apart in one statement', async () => {
    const customers = await Promise.all(
      [5, 0, 300, 40].map((monthlyAllowance) => services.customer({ monthlyAllowance })),
    );
    const one = meter();
    const all = await Promise.all(
      Array.from({ length: 400 }, (_, index) => one.reserve(String(customers[index % 4]?.account.id), 'vargas')),
    );
    const counts = customers.map(({ account }) => granted(all).filter((unit) => unit.account === account.id).length);
    expect(counts).toEqual([5, 0, 100, 40]);
  });

  it('gives units of failed calls back, each where it came from', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10, extraCalls: 5 });
    const one = meter();
    const take = (count: number) => Promise.all(Array.from({ length: count }, () => one.reserve(account.id, 'vargas')));
    const first = await take(20);
    expect(granted(first).map(({ extra }) => extra)).toEqual([
      ...Array<boolean>(10).fill(false),
      ...Array<boolean>(5).fill(true),
    ]);
    expect(await month(account.id)).toEqual({ used: 10, extraUsed: 5, extra: 0, calls: 15 });
    for (const unit of granted(first).slice(8, 12)) one.ended(unit, false);
    expect(await eventually(async () => (await month(account.id)).calls === 11)).toBe(true);
    expect(await month(account.id)).toEqual({ used: 8, extraUsed: 3, extra: 2, calls: 11 });
    expect(granted(await take(9)).map(({ extra }) => extra)).toEqual([false, false, true, true]);
  });

  it('never goes over, whatever is given back meanwhile', async () => {
    const { account } = await services.customer({ monthlyAllowance: 50 });
    const gateways = [meter(), meter(), meter()];
    let kept = 0;
    await Promise.all(
      Array.from({ length: 900 }, async (_, index) => {
        const gateway = gateways[index % 3];
        const unit = await gateway?.reserve(account.id, 'timing');
        if (!unit?.granted) return;
        if (index % 2) gateway?.ended(unit, false);
        else kept += 1;
        const { used } = await services.usage.month(account.id);
        expect(used).toBeLessThanOrEqual(50);
      }),
    );
    expect(kept).toBeLessThanOrEqual(50);
    expect(await eventually(async () => (await month(account.id)).used === kept)).toBe(true);
  });

  it('begins again on the first of the month, UTC, and says when', async () => {
    const { account } = await services.customer({ monthlyAllowance: 2 });
    const one = meter();
    now = Date.parse('2026-12-31T23:59:58.500Z');
    const ends = await Promise.all([1, 2, 3].map(() => one.reserve(account.id, 'vargas')));
    expect(ends.map((unit) => unit.granted)).toEqual([true, true, false]);
    expect(ends[2]).toEqual({
      granted: false,
      allowance: 2,
      resetsAt: new Date('2027-01-01T00:00:00Z'),
      retryAfterSeconds: 2,
    });
    now = Date.parse('2027-01-01T00:00:00Z');
    expect((await one.reserve(account.id, 'vargas')).granted).toBe(true);
    expect(await services.usage.month(account.id)).toMatchObject({ month: '2027-01', used: 1, allowance: 2 });
    expect(await services.usage.month(account.id, '2026-12')).toMatchObject({ used: 2 });
    // What was taken in the old year is given back to it.
    for (const unit of granted(ends)) one.ended(unit, false);
    expect(await eventually(async () => (await services.usage.month(account.id, '2026-12')).used === 0)).toBe(true);
    expect((await services.usage.month(account.id)).used).toBe(1);
    now = NOVEMBER;
  });

  it('takes the default where an account has no number of its own, and new numbers at once', async () => {
    const { account } = await services.customer();
    const one = meter(new Ledger(database.orm, 3));
    const take = async () =>
      granted(await Promise.all(Array.from({ length: 9 }, () => one.reserve(account.id, 'x')))).length;
    expect(await take()).toBe(3);
    await services.accounts.setAllowance(account.id, 7);
    expect(await take()).toBe(4);
    await services.accounts.setAllowance(account.id, 1);
    expect(await take()).toBe(0);
    await services.accounts.setLimits(account.id, { extraCalls: 2 });
    expect(await take()).toBe(2);
    await services.accounts.setLimits(account.id, { unmetered: true });
    expect(await take()).toBe(9);
    expect((await services.usage.month(account.id)).allowance).toBeNull();
  });

  it('has nothing for an account that is gone', async () => {
    expect(await meter().reserve('nobody', 'vargas')).toMatchObject({ granted: false, allowance: 0 });
  });

  it('writes calls that cost nothing down for the usage', async () => {
    const one = meter();
    for (let call = 0; call < 30; call += 1) one.record('operator', call % 3 ? 'vargas' : 'timing');
    await one.close();
    expect((await services.usage.month('operator')).perDay).toEqual([
      { day: '2026-11-20', family: 'timing', calls: 10 },
      { day: '2026-11-20', family: 'vargas', calls: 20 },
    ]);
  });

  it('rejects when the database fails, and gives back once when an answer is lost', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10 });
    const real = new Ledger(database.orm, 300);
    let lost = 2;
    class Unlucky extends Ledger {
      override async refund(...batch: Parameters<Ledger['refund']>) {
        await real.refund(...batch);
        lost -= 1;
        if (lost >= 0) throw new Error('the answer was lost');
      }
    }
    const one = meter(new Unlucky(database.orm, 300));
    const units = granted(await Promise.all(Array.from({ length: 6 }, () => one.reserve(account.id, 'vargas'))));
    for (const unit of units.slice(0, 4)) one.ended(unit, false);
    expect(await eventually(() => lost < 0, 8_000)).toBe(true);
    expect(await month(account.id)).toEqual({ used: 2, extraUsed: 0, extra: 0, calls: 2 });

    await database.orm.execute(sql`alter function reserve_units rename to reserve_units_away`);
    try {
      await expect(one.reserve(account.id, 'vargas')).rejects.toThrow();
    } finally {
      await database.orm.execute(sql`alter function reserve_units_away rename to reserve_units`);
    }
    expect((await one.reserve(account.id, 'vargas')).granted).toBe(true);
  });
});
