import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../test/databases.ts';
import { servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { isOutage } from '../database/outage.ts';
import { IdempotencyLedger } from './idempotency-ledger.ts';
import { Ledger } from './ledger.ts';

const DAY = '2026-11-20';
const NOVEMBER = Date.parse(`${DAY}T10:00:00Z`);
/** Every statement takes longer than no time at all. */
const LATE = { longestMs: 0 };

describe.each(bothDatabases())('statements that charge on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => NOVEMBER);
  });
  afterAll(() => database.close());

  /** What each of them asks for one call, and how many units are used then. */
  const charging = {
    'of an account': (id: string, _: string, bound?: typeof LATE) =>
      new Ledger(database.orm, 300, bound).reserve([{ account: id, families: ['vargas'] }], DAY),
    'of a key with a share': (id: string, key: string, bound?: typeof LATE) =>
      new Ledger(database.orm, 300, bound).reserveOfKeys([{ account: id, key, families: ['vargas'] }], DAY),
    'of a request with an Idempotency-Key': (id: string, _: string, bound?: typeof LATE) => {
      const request = { account: id, key: `key of ${id}`, request: 'r', claimant: id, moment: NOVEMBER };
      const call = { ...request, line: 0, family: 'vargas', keyWithShare: null, release: '1' };
      return new IdempotencyLedger(database.orm, 300, bound).begin([call], DAY);
    },
  };

  it.each(Object.entries(charging))('%s charge nothing where their calls wait no longer', async (_, charge) => {
    const { account, keyId } = await services.customer();
    await services.keyChanges.restrict(account.id, keyId, { monthlyCalls: 10 });
    const used = async () => {
      const { used: units, perDay } = await services.usage.month(account.id);
      return [units, total(perDay)];
    };
    await expect(charge(account.id, keyId, LATE)).rejects.toSatisfy(isOutage);
    expect(await used()).toEqual([0, 0]);
    expect(await charge(account.id, keyId)).toHaveLength(1);
    expect(await used()).toEqual([1, 1]);
  });
});
