import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bothDatabases } from '../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Allowances } from './allowances.ts';
import { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';

const LAST_MINUTE = Date.parse('2026-11-30T23:59:00Z');

describe.each(bothDatabases())('what is left of allowances on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = LAST_MINUTE;
  let meter: Meter;
  let allowances: Allowances;
  let calls: ReturnType<Allowances['watching']>;
  beforeAll(async () => {
    // It is read when a test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    database = await fresh();
    services = servicesOn(database, () => now);
    const ledger = new Ledger(database.orm, 300, { clock: () => now });
    meter = new Meter(ledger, quiet, services.setAside, () => now, { leases: false, graceMs: 0 });
    allowances = new Allowances({
      orm: database.orm,
      defaultAllowance: 300,
      now: () => now,
      logger: quiet,
      firstMs: 60_000,
    });
    calls = allowances.watching(meter);
  });
  afterAll(async () => {
    await allowances.close();
    await meter.close();
    await database.close();
    vi.useRealTimers();
  });

  const call = async (id: string, succeeded = true) => {
    const unit = await calls.reserve(id, 'vargas');
    if (unit.granted) calls.ended(unit, succeeded);
    return unit.granted;
  };
  const leftOf = (id: string) => allowances.of(id)?.left;

  it('is read once before the first answer, counted with each call, and given back with what fails', async () => {
    const { account } = await services.customer({ monthlyAllowance: 3, extraCalls: 2 });
    expect(allowances.of(account.id)).toBeUndefined();
    const first = allowances.first(account.id);
    expect(allowances.first(account.id)).toBe(first);
    await first;
    expect(allowances.first(account.id)).toBeUndefined();
    expect(allowances.of(account.id)).toEqual({ allowance: 3, left: 5, resetSeconds: 60 });
    await call(account.id);
    expect(leftOf(account.id)).toBe(4);
    await call(account.id, false);
    expect(leftOf(account.id)).toBe(4);
    for (let number = 0; number < 4; number += 1) expect(await call(account.id)).toBe(true);
    expect(leftOf(account.id)).toBe(0);
    expect(await call(account.id)).toBe(false);
    expect(leftOf(account.id)).toBe(0);
  });

  it('learns what other gateways granted, also beside a call whose unit may be in the figure or not', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10 });
    await allowances.first(account.id);
    // Another gateway, which this one does not watch.
    await meter.reserve(account.id, 'vargas');
    expect(leftOf(account.id)).toBe(10);
    await allowances.look();
    expect(leftOf(account.id)).toBe(9);
    const [unit] = await Promise.all([calls.reserve(account.id, 'vargas'), allowances.look()]);
    expect([unit.granted, leftOf(account.id)]).toEqual([true, 8]);
    await allowances.look();
    expect(leftOf(account.id)).toBe(8);
  });

  it('begins again with the month', async () => {
    const { account } = await services.customer({ monthlyAllowance: 10 });
    await allowances.first(account.id);
    await call(account.id);
    now = LAST_MINUTE + 60_000;
    expect(allowances.of(account.id)).toEqual({ allowance: 10, left: 10, resetSeconds: 31 * 86_400 });
    now = LAST_MINUTE;
  });

  it('is unknown where nothing is counted, and holds no request up while the database is away', async () => {
    const { account } = await services.customer({ unmetered: true });
    await allowances.first(account.id);
    expect(allowances.of(account.id)).toBeUndefined();
    expect(await call(account.id)).toBe(true);

    const away = new Allowances({
      orm: new Proxy(database.orm, {
        get: () => () => {
          throw new Error('away');
        },
      }),
      defaultAllowance: 300,
      now: () => now,
      logger: quiet,
    });
    await away.first('nobody');
    expect(away.first('nobody')).toBeUndefined();
    await away.look();
    await away.close();
  });
});
