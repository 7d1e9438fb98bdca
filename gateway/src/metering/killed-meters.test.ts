import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { birthsFor } from '@cuspal/tool-kit/testing';
import { takes } from '../../../test/support/wait.ts';
import { run, type Running } from '../../test/child.ts';
import { createPostgres, hasPostgres, type PostgresDatabase } from '../../test/databases.ts';
import { CALLS_AT_ONCE, type ToldUnit } from '../../test/meter-process.ts';
import { quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';
import { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';

const KILLS = birthsFor(100, 4);
/** Units are taken ahead after half a second. */
const LONGEST_LIFE_MS = 1_200;

(hasPostgres() ? describe : describe.skip)('meters that are killed at any moment', () => {
  let created: PostgresDatabase;
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    created = await createPostgres();
    database = await openDatabase({ dataDir: '', databaseUrl: created.url });
    services = servicesOn(database);
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it(`lose and double no unit in ${KILLS} kills, and give back what they held within its time`, async () => {
    const allowance = 5_000_000;
    const { account, keyId } = await services.customer({ monthlyAllowance: allowance });
    const restrict = (monthlyCalls: number) => services.keyChanges.restrict(account.id, keyId, { monthlyCalls });
    await restrict(allowance);
    /** Units of the account, and those of them that are of the share of the key. */
    const used = async () => [
      (await services.usage.month(account.id)).used,
      (await services.keyChanges.used([account.id])).get(keyId) ?? 0,
    ];
    const granted = { all: 0, ofKey: 0 };
    const leased = { all: 0, ofKey: 0 };
    const start = (): Running => {
      const running = run('test/meter-process.ts', { DATABASE_URL: created.url, ACCOUNT: account.id, KEY: keyId });
      running.child.on('message', ({ isLeased, isOfKey }: ToldUnit) => {
        for (const counter of isLeased ? [granted, leased] : [granted]) {
          counter.all += 1;
          if (isOfKey) counter.ofKey += 1;
        }
      });
      return running;
    };
    const first = (running: Running) => new Promise((resolve) => running.child.once('message', resolve));

    for (let kills = 0; kills < KILLS; kills += 2) {
      const two = [start(), start()];
      await Promise.all(two.map(first));
      for (const { child, exited } of two) {
        // The first two live long enough to take units ahead.
        await takes(kills === 0 ? LONGEST_LIFE_MS : Math.random() * LONGEST_LIFE_MS);
        // All that it has told is read by then.
        const told = once(child, 'disconnect');
        child.kill('SIGKILL');
        await Promise.all([exited, told]);
      }
    }
    // A statement that was under way when its process was killed may be done by the server after that.
    await services.usage.month(account.id);
    await database.orm.execute(sql`select pg_sleep(0.2)`);

    // Each unit that a call got is counted, and besides these at most what calls waited for at the kill.
    const counted = await used();
    const [ofAccount = 0, ofKey = 0] = counted;
    expect(Math.min(leased.all - leased.ofKey, leased.ofKey)).toBeGreaterThan(0);
    expect(ofAccount).toBeGreaterThanOrEqual(granted.all);
    expect(ofAccount).toBeLessThanOrEqual(granted.all + KILLS * CALLS_AT_ONCE);
    expect(ofKey).toBeGreaterThanOrEqual(granted.ofKey);
    expect(ofKey).toBeLessThanOrEqual(granted.ofKey + (KILLS * CALLS_AT_ONCE) / 2);

    // After the time of the leases all else is there again, to the unit.
    const later = new Ledger(database.orm, 0, { clock: () => Date.now() + 60_000 });
    // A look ends a hundred; each process had two.
    for (let left = 2 * KILLS; left > 0; left -= 100) await later.endExpired();
    expect(await database.orm.select({ one: sql`1` }).from(sql`unit_leases`)).toEqual([]);
    expect(await used()).toEqual(counted);
    expect(total((await services.usage.month(account.id)).perDay)).toBe(ofAccount);
    await services.accounts.setAllowance(account.id, ofAccount + 1_000);
    await restrict(ofKey + 300);
    const meter = new Meter(new Ledger(database.orm, 0), quiet, services.setAside);
    const take = async (key?: string) => {
      const all = await Promise.all(Array.from({ length: 1_200 }, () => meter.reserve(account.id, 'vargas', key)));
      return all.filter((unit) => unit.granted).length;
    };
    expect([await take(keyId), await take()]).toEqual([300, 700]);
    await meter.close();
  }, 1_800_000);
});
