import { describe, expect, it } from 'vitest';
import { takes } from '../../../test/support/wait.ts';
import { bothDatabases } from '../../test/databases.ts';
import { KeyShares, take, thrice, unitsOf } from '../../test/key-shares.ts';
import { quiet } from '../../test/services.ts';
import { IdempotentCalls } from './idempotent-calls.ts';
import { IdempotencyLedger } from './idempotency-ledger.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const GRACE_MS = 60_000;

describe.each(bothDatabases())('shares of keys taken ahead on $name', ({ fresh }) => {
  const suite = new KeyShares(fresh);

  it('come back to a gateway that needs the last ones, also for calls with an Idempotency-Key', async () => {
    const one = await suite.sharing(5_000);
    const [idle, busy] = [await suite.holding(one), suite.meter()];
    const taking = take(busy, one, 4_950);
    await takes(200);
    await idle.leases?.keep();
    const all = await taking;
    expect(unitsOf(all)).toHaveLength(4_900);
    const spent = all.flatMap((each) => (each.granted ? [] : [each]));
    for (const each of spent) expect(each).toMatchObject({ ofKey: true, allowance: 5_000 });
    expect(await suite.shown(one)).toEqual(thrice(5_000));

    const other = await suite.sharing(4_000);
    const holder = await suite.holding(other);
    const units = suite.ledger();
    const idempotent = new IdempotentCalls(
      new IdempotencyLedger(suite.database.orm, 300, { clock: () => suite.now }),
      units,
      quiet,
      suite.services.setAside,
      () => suite.now,
    );
    suite.open.push(idempotent);
    expect(unitsOf(await take(busy, other, 3_861))).toHaveLength(3_861);
    const begin = (key: string) =>
      idempotent.begin(idempotent.request({ account: other.account.id, key, request: 'r' }), 0, 'vargas', other.keyId);
    const beginning = begin('the last one');
    await takes(200);
    await holder.leases?.keep();
    expect(await beginning).toMatchObject({ begun: true });
    expect(unitsOf(await take(busy, other, 50))).toHaveLength(4_000 - 100 - 3_861 - 1);
    expect(await begin('one more')).toMatchObject({ granted: false, ofKey: true, allowance: 4_000 });
    expect(await suite.shown(other)).toEqual(thrice(4_000));
  });

  it('come back after a minute from a gateway that has ended, but for what it had used', async () => {
    const one = await suite.sharing(5_000);
    const line = suite.ledger();
    const killed = await suite.holding(one, line);
    await take(killed, one, 20);
    line.isCut = true;
    const other = suite.ledger();
    suite.now = NOVEMBER + 59_000;
    await other.endExpired();
    expect(await suite.leased(one)).toHaveLength(1);
    suite.now = NOVEMBER + 60_000;
    await other.endExpired();
    expect(await suite.leased(one)).toEqual([]);
    expect(await suite.counted(one)).toBe(120);
    expect(await suite.shown(one)).toEqual(thrice(120));
    // One that was only cut off takes its next units as if it had none.
    line.isCut = false;
    expect(unitsOf(await take(killed, one, 5))).toHaveLength(5);
    expect(await suite.shown(one)).toEqual(thrice(125));
    expect(await suite.counted(one)).toBe(125);
  });

  it('come back when nobody has used them for a while', async () => {
    const one = await suite.sharing(10_000);
    const gateway = await suite.holding(one);
    await take(gateway, one, 7);
    await gateway.leases?.keep();
    suite.now = NOVEMBER + 10_001;
    await gateway.leases?.keep();
    expect(await suite.leased(one)).toEqual([]);
    expect(await suite.counted(one)).toBe(107);
    expect(await suite.shown(one)).toEqual(thrice(107));
  });

  it('go on while the database is away, and are counted for the key afterwards', async () => {
    const one = await suite.sharing(10_000);
    const line = suite.ledger();
    const gateway = await suite.holding(one, line, GRACE_MS);
    line.isCut = true;
    expect(unitsOf(await take(gateway, one, 30))).toHaveLength(30);
    expect(await suite.shown(one)).toEqual(thrice(100));
    // What is left of the lease is all that it has meanwhile.
    await expect(take(gateway, one, 70)).rejects.toThrow('cut off');
    line.isCut = false;
    await gateway.leases?.keep();
    expect(await suite.shown(one)).toEqual(thrice(199));

    const other = await suite.sharing(10_000);
    const late = await suite.holding(other, line, GRACE_MS);
    line.isCut = true;
    expect(unitsOf(await take(late, other, 40))).toHaveLength(40);
    suite.now = NOVEMBER + 60_000;
    await suite.ledger().endExpired();
    expect(await suite.counted(other)).toBe(100);
    line.isCut = false;
    await late.leases?.keep();
    await late.close();
    expect(await suite.shown(other)).toEqual(thrice(140));
    expect(await suite.counted(other)).toBe(140);
  });

  it('belong to their month, with which the share begins again', async () => {
    const one = await suite.sharing(4_000);
    const gateway = suite.meter();
    suite.now = Date.parse('2026-11-30T23:59:59Z');
    await take(gateway, one, 50);
    await gateway.leases?.keep();
    await take(gateway, one, 5);
    expect(await suite.leased(one)).toHaveLength(1);
    suite.now = Date.parse('2026-12-01T00:00:00Z');
    const all = unitsOf(await take(gateway, one, 4_010));
    expect(all).toHaveLength(4_000);
    expect(all.every(({ day, lease }) => day === '2026-12-01' && lease === undefined)).toBe(true);
    await gateway.leases?.keep();
    expect(await suite.leased(one)).toEqual([]);
    expect(await suite.counted(one)).toBe(55);
    expect(await suite.services.usage.month(one.account.id, '2026-11')).toMatchObject({ used: 55 });
    expect(await suite.shown(one, '2026-12')).toEqual(thrice(4_000));
  });

  it('hold to a share that is lowered meanwhile, from that moment', async () => {
    const one = await suite.sharing(10_000);
    const gateways = [await suite.holding(one), suite.meter()];
    await take(gateways[1]!, one, 100);
    await gateways[1]?.leases?.keep();
    expect(await suite.leased(one)).toHaveLength(2);
    await suite.services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: 210 });
    expect(await suite.leased(one)).toEqual([]);
    const all = (await Promise.all(gateways.map((gateway) => take(gateway, one, 40)))).flat();
    expect(unitsOf(all)).toHaveLength(10);
    for (const each of all) if (!each.granted) expect(each).toMatchObject({ ofKey: true, allowance: 210 });
    expect(await suite.shown(one)).toEqual(thrice(210));
    // A larger one is there at once, and other restrictions end no lease.
    await suite.services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: 20_000 });
    const [first] = gateways;
    await take(first!, one, 100);
    await first?.leases?.keep();
    await suite.services.keyChanges.restrict(one.account.id, one.keyId, { ratePerSecond: 1 });
    expect(await suite.leased(one)).toHaveLength(1);
    // Below what is used already nothing is left.
    await suite.services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: 100 });
    expect(unitsOf(await take(first!, one, 5))).toEqual([]);
    expect(await suite.shown(one)).toEqual(thrice(310));
  });

  it('hold to a share that is lowered while calls go on', async () => {
    const one = await suite.sharing(100_000);
    const gateways = [await suite.holding(one), suite.meter(), suite.meter()];
    const restricting = takes(5).then(() =>
      suite.services.keyChanges.restrict(one.account.id, one.keyId, { monthlyCalls: 500 }),
    );
    let granted = 100;
    for (let round = 0; round < 40; round += 1) {
      const all = await Promise.all(gateways.map((gateway) => take(gateway, one, 4)));
      granted += unitsOf(all.flat()).length;
      if (round % 4 === 0) for (const gateway of gateways) await gateway.leases?.keep();
    }
    await restricting;
    const usedThen = (await suite.shown(one))[2] ?? 0;
    for (const gateway of gateways) granted += unitsOf(await take(gateway, one, 500)).length;
    const most = Math.max(usedThen, 500);
    expect(granted).toBe(most);
    expect(await suite.shown(one)).toEqual(thrice(most));
  });

  it('come back from a key that is revoked, and go with an account that is deleted', async () => {
    const one = await suite.sharing(10_000, { monthlyAllowance: 20_000 });
    const gateway = await suite.holding(one);
    await suite.services.keys.revoke(one.account.id, one.keyId);
    // Calls that were let in before are paid for.
    expect(unitsOf(await take(gateway, one, 3))).toHaveLength(3);
    await gateway.leases?.keep();
    suite.now = NOVEMBER + 10_001;
    await gateway.leases?.keep();
    expect(await suite.leased(one)).toEqual([]);
    expect(await suite.shown(one)).toEqual(thrice(103));
    expect(await suite.counted(one)).toBe(103);
    suite.now = NOVEMBER;

    const other = await suite.sharing(10_000);
    const second = await suite.holding(other);
    await suite.services.accounts.suspend(other.account.id);
    await suite.services.accounts.delete(other.account.id);
    expect(await suite.leased(other)).toEqual([]);
    expect(unitsOf(await take(second, other, 1))).toEqual([]);
  });
});
