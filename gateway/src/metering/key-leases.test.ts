import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bothDatabases } from '../../test/databases.ts';
import { KeyShares, take, thrice, unitsOf } from '../../test/key-shares.ts';
import { eventually } from '../../test/services.ts';

describe.each(bothDatabases())('shares of keys taken ahead on $name', ({ fresh }) => {
  const suite = new KeyShares(fresh);

  it('are a hundredth of what is left of the share, taken for everybody else, and shown only when used', async () => {
    const one = await suite.sharing(10_000);
    const gateway = await suite.holding(one);
    expect(await suite.leased(one)).toEqual([(10_000 - 100) / 100]);
    expect(await suite.counted(one)).toBe(100 + 99);
    expect(await suite.shown(one)).toEqual(thrice(100));
    const some = unitsOf(await take(gateway, one, 40, 'timing'));
    expect(some.every(({ lease, key }) => lease !== undefined && key === one.keyId)).toBe(true);
    expect(await suite.counted(one)).toBe(100 + 99);
    expect(await suite.shown(one)).toEqual(thrice(140));
    // Calls of other keys of the account take none of these.
    expect(unitsOf([await gateway.reserve(one.account.id, 'vargas')])[0]?.lease).toBeUndefined();
    for (const unit of some.slice(0, 15)) gateway.ended(unit, false);
    await gateway.close();
    expect(await suite.leased(one)).toEqual([]);
    expect(await suite.counted(one)).toBe(125);
    expect(await suite.shown(one)).toEqual([126, 126, 125]);
    // Calls that end after the lease are written apart.
    for (const unit of some.slice(15, 20)) gateway.ended(unit, false);
    expect(await eventually(async () => (await suite.counted(one)) === 120)).toBe(true);
    expect(await suite.shown(one)).toEqual([121, 121, 120]);
  });

  it('are bounded by the account too, and are not taken for the last units of either', async () => {
    const [bound, few, small] = [
      await suite.sharing(1_000_000, { monthlyAllowance: 1_000_000 }),
      await suite.sharing(3_000),
      await suite.sharing(3_000, { monthlyAllowance: 3_000, extraCalls: 1_000_000 }),
    ];
    const gateway = suite.meter();
    await take(gateway, bound, 100);
    await suite.database.orm.execute(
      sql`update usage_months set used = 600000 where account_id = ${bound.account.id} and month = '2026-11'`,
    );
    for (const one of [few, small]) await take(gateway, one, 10);
    await take(gateway, bound, 900);
    await gateway.leases?.keep();
    expect(await suite.leased(bound)).toEqual([Math.floor((1_000_000 - 600_900) / 100)]);
    for (const one of [few, small]) expect(await suite.leased(one)).toEqual([]);
  });

  it('of one account are a hundredth of what it has left together', async () => {
    const one = await suite.sharing(90_000, { monthlyAllowance: 100_000 });
    const other = (await suite.services.keys.create(one.account.id, 'Other')).row.id;
    await suite.services.keyChanges.restrict(one.account.id, other, { monthlyCalls: 90_000 });
    const gateway = suite.meter();
    const each = [one.keyId, other, undefined].map((key) =>
      Array.from({ length: 100 }, () => gateway.reserve(one.account.id, 'vargas', key)),
    );
    await Promise.all(each.flat());
    await gateway.leases?.keep();
    expect(await suite.leased(one)).toEqual(thrice(Math.floor((100_000 - 300) / 300)));
    await gateway.close();
    expect(await suite.shown(one)).toEqual([300, 300, 100]);
    expect(await suite.counted(one)).toBe(100);
  });

  it('give exactly the share over many gateways, while other calls take of the account', async () => {
    const one = await suite.sharing(6_000, { monthlyAllowance: 50_000 });
    const gateways = Array.from({ length: 6 }, () => suite.meter());
    let granted = 0;
    let ofLeases = 0;
    let others = 0;
    for (let round = 0; round < 30; round += 1) {
      const asked = gateways.map(async (gateway, index) => {
        const beside = gateway.reserve(one.account.id, 'timing');
        const units = unitsOf(await take(gateway, one, index * 16));
        granted += units.length;
        ofLeases += units.filter(({ lease }) => lease !== undefined).length;
        if ((await beside).granted) others += 1;
      });
      await Promise.all(asked);
      if (round % 3 === 0) for (const gateway of gateways) await gateway.leases?.keep();
    }
    // Asked for were 30 times 240 calls.
    expect(granted).toBe(6_000);
    expect(others).toBe(180);
    expect(ofLeases).toBeGreaterThan(0);
    expect(await suite.shown(one)).toEqual([6_180, 6_180, 6_000]);
    await Promise.all(gateways.map((gateway) => gateway.close()));
    expect(await suite.counted(one)).toBe(6_000);
  });

  it('are taken of an account without an allowance as well', async () => {
    const one = await suite.sharing(5_000, { unmetered: true });
    const gateway = await suite.holding(one);
    expect(await suite.leased(one)).toEqual([49]);
    expect(unitsOf(await take(gateway, one, 4_950))).toHaveLength(4_900);
    expect(await suite.shown(one)).toEqual(thrice(5_000));
  });
});
