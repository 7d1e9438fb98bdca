import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { bothDatabases } from '../../test/databases.ts';
import { eventually, quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Ledger } from './ledger.ts';
import { SetAside } from './set-aside.ts';
import { Meter } from './meter.ts';
import type { Spent, Unit } from './reservation.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

describe.each(bothDatabases())('shares of keys on $name', ({ fresh }) => {
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

  const meter = (): Meter => {
    const made = new Meter(new Ledger(database.orm, 300), quiet, new SetAside(database.orm), () => now);
    open.push(made);
    return made;
  };
  const granted = (all: readonly (Unit | Spent)[]): readonly Unit[] => all.flatMap((one) => (one.granted ? [one] : []));
  /** A customer whose key has a share. */
  const sharing = async (monthlyAllowance: number, monthlyCalls: number, extraCalls = 0) => {
    const { account, keyId } = await services.customer({ monthlyAllowance, extraCalls });
    await services.keyChanges.restrict(account.id, keyId, { monthlyCalls });
    return { account, keyId };
  };
  const usedOf = async ({ account, keyId }: { account: { id: string }; keyId: string }) => ({
    account: (await services.usage.month(account.id)).used,
    key: (await services.keyChanges.used([account.id])).get(keyId) ?? 0,
  });

  it('give exactly the share to 3,000 calls at once through five gateways, and the rest to the account', async () => {
    const one = await sharing(1_000, 400);
    const gateways = Array.from({ length: 5 }, meter);
    await gateways[0]?.reserve(one.account.id, 'vargas');
    const all = await Promise.all(
      Array.from({ length: 3_000 }, (_, index) => {
        const gateway = gateways[index % 5];
        if (!gateway) throw new Error('no gateway');
        // Every third call is of another key, which has no share.
        return gateway.reserve(one.account.id, 'vargas', index % 3 === 0 ? undefined : one.keyId);
      }),
    );
    const ofKey = granted(all).filter(({ key }) => key === one.keyId).length;
    expect(ofKey).toBeLessThanOrEqual(400);
    expect(granted(all).length).toBe(999);
    expect(await usedOf(one)).toEqual({ account: 1_000, key: ofKey });
    expect(total((await services.usage.month(one.account.id)).perDay)).toBe(1_000);
  });

  it('end a key at its share while its account has calls left, and say so', async () => {
    const one = await sharing(100, 7);
    const gateways = [meter(), meter()];
    const all = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => gateways[index % 2]?.reserve(one.account.id, 'timing', one.keyId)),
    );
    const spent = all.flatMap((each) => (each && !each.granted ? [each] : []));
    expect([all.length, spent.length]).toEqual([30, 23]);
    for (const each of spent) {
      expect(each).toMatchObject({ ofKey: true, allowance: 7, resetsAt: new Date('2026-12-01T00:00:00Z') });
    }
    expect(await usedOf(one)).toEqual({ account: 7, key: 7 });
  });

  it('never give more than the account has, whatever the share is, and take prepaid calls after it', async () => {
    const one = await sharing(10, 10, 4);
    const other = (await services.keys.create(one.account.id, 'Other')).row.id;
    await services.keyChanges.restrict(one.account.id, other, { monthlyCalls: 9 });
    const gateway = meter();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        gateway.reserve(one.account.id, 'timing', index % 2 === 0 ? one.keyId : other),
      ),
    );
    expect(granted(all).length).toBe(14);
    expect(granted(all).filter(({ extra }) => extra).length).toBe(4);
    const used = await services.keyChanges.used([one.account.id]);
    expect((used.get(one.keyId) ?? 0) + (used.get(other) ?? 0)).toBe(14);
    const refused = all.flatMap((each) => (each.granted ? [] : [each.ofKey === true]));
    // Calls beyond a share are told of the share, the others of the allowance.
    expect([refused.filter(Boolean).length, refused.length]).toEqual([20 - 10 + (20 - 9), 26]);
  });

  it('come back with the unit of a call that failed, once', async () => {
    const one = await sharing(50, 5);
    const gateway = meter();
    const units = granted(
      await Promise.all(Array.from({ length: 5 }, () => gateway.reserve(one.account.id, 'vargas', one.keyId))),
    );
    units.forEach((unit, index) => gateway.ended(unit, index < 2));
    const isBack = async () => (await usedOf(one)).key === 2 && (await usedOf(one)).account === 2;
    expect(await eventually(isBack)).toBe(true);
    // The same batch that is sent again counts once.
    const back = JSON.stringify([
      { account: one.account.id, day: '2026-11-20', family: 'vargas', calls: 1, extra: 0, key: one.keyId },
    ]);
    for (let times = 0; times < 2; times += 1) {
      await database.orm.execute(sql`select refund_units(${`again ${one.keyId}`}, ${back}::jsonb)`);
    }
    expect(await usedOf(one)).toEqual({ account: 1, key: 1 });
  });

  it('begin again with the month, and hold for an account without an allowance', async () => {
    const { account, keyId } = await services.customer({ unmetered: true });
    await services.keyChanges.restrict(account.id, keyId, { monthlyCalls: 3 });
    const gateway = meter();
    const take = async () =>
      granted(await Promise.all(Array.from({ length: 5 }, () => gateway.reserve(account.id, 'vargas', keyId)))).length;
    expect(await take()).toBe(3);
    expect(await take()).toBe(0);
    now = Date.parse('2026-12-01T00:00:00Z');
    expect(await take()).toBe(3);
    now = NOVEMBER;
  });

  it('that were taken away or grew a moment ago count as they are now', async () => {
    const one = await sharing(50, 2);
    const gateway = meter();
    const take = async () =>
      granted(await Promise.all(Array.from({ length: 5 }, () => gateway.reserve(one.account.id, 'x', one.keyId))))
        .length;
    expect(await take()).toBe(2);
    await services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: 4 });
    expect(await take()).toBe(2);
    await services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: null });
    expect(await take()).toBe(5);
  });

  it('of keys of no account or of another get nothing', async () => {
    const [one, other] = [await sharing(50, 5), await sharing(50, 5)];
    const gateway = meter();
    expect((await gateway.reserve(other.account.id, 'x', one.keyId)).granted).toBe(false);
    expect((await gateway.reserve('nobody', 'x', 'none')).granted).toBe(false);
    expect([await usedOf(one), await usedOf(other)]).toEqual([
      { account: 0, key: 0 },
      { account: 0, key: 0 },
    ]);
  });
});
