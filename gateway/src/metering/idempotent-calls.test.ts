import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { stays } from '../../../test/support/wait.ts';
import { bothDatabases } from '../../test/databases.ts';
import { quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import { VERSION } from '@cuspal/telemetry';
import type { Database } from '../database/connection.ts';
import { DatabaseAway } from '../database/outage.ts';
import { IdempotentCalls, type Beginning } from './idempotent-calls.ts';
import { IdempotencyLedger } from './idempotency-ledger.ts';
import { Ledger } from './ledger.ts';

const DAY = '2026-11-20';
const BEGAN = Date.parse(`${DAY}T10:00:00Z`);
const SECOND = 1_000;

describe.each(bothDatabases())('calls with a key on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let clock = BEGAN;
  const now = () => clock;
  const open: IdempotentCalls[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, now);
  });
  afterAll(async () => {
    await Promise.all(open.map((calls) => calls.close()));
    await database.close();
  });

  /** What a gateway has. One that is killed is one that is asked nothing any more. */
  const gateway = (ledger = new IdempotencyLedger(database.orm, 300, { clock: now })): IdempotentCalls => {
    const calls = new IdempotentCalls(
      ledger,
      new Ledger(database.orm, 300, { clock: now }),
      quiet,
      services.setAside,
      now,
    );
    open.push(calls);
    return calls;
  };
  const of = (calls: IdempotentCalls, account: string, request = 'r') =>
    calls.request({ account, key: `key of ${account}`, request });
  const begin = (calls: IdempotentCalls, account: string, request = 'r'): Promise<Beginning> =>
    calls.begin(of(calls, account, request), 0, 'vargas');
  const used = async (account: string): Promise<readonly number[]> => {
    const { used: units, perDay } = await services.usage.month(account);
    return [units, total(perDay)];
  };
  const begun = { begun: true, isRepeat: false, isOfOtherRelease: false };

  it('take up what a killed gateway has charged, once nothing was heard of it for ten seconds', async () => {
    const { account } = await services.customer();
    const [killed, other] = [gateway(), gateway()];
    expect(await begin(killed, account.id)).toEqual({ ...begun, moment: BEGAN });
    clock = BEGAN + 9 * SECOND;
    expect(await begin(other, account.id)).toEqual({ begun: false, reason: 'busy' });
    clock = BEGAN + 10 * SECOND;
    const next = of(other, account.id);
    // At the instant of the first, on its unit.
    expect(await other.begin(next, 0, 'vargas')).toEqual({ ...begun, moment: BEGAN });
    expect(await used(account.id)).toEqual([1, 1]);
    await other.end(next, 0, true, true);
    expect(await begin(other, account.id)).toMatchObject({ isRepeat: true, moment: BEGAN });
    expect(await used(account.id)).toEqual([1, 1]);
    clock = BEGAN;
  });

  it('give the unit of a killed gateway back where the call fails at the next, and the late one changes nothing', async () => {
    const { account } = await services.customer();
    const [slow, other] = [gateway(), gateway()];
    const late = of(slow, account.id);
    await slow.begin(late, 0, 'vargas');
    clock = BEGAN + 11 * SECOND;
    const next = of(other, account.id);
    await other.begin(next, 0, 'vargas');
    await other.end(next, 0, false, true);
    expect(await used(account.id)).toEqual([0, 0]);
    await slow.end(late, 0, false, true);
    expect(await used(account.id)).toEqual([0, 0]);
    clock = BEGAN;
  });

  it('are forgotten ten minutes after their end, and not before', async () => {
    const { account } = await services.customer();
    const calls = gateway();
    const first = of(calls, account.id);
    await calls.begin(first, 0, 'vargas');
    clock = BEGAN + 60 * SECOND;
    await new IdempotencyLedger(database.orm, 300, { clock: now }).renew([first]);
    await calls.end(first, 0, true, true);
    clock = BEGAN + 659 * SECOND;
    expect(await begin(calls, account.id)).toMatchObject({ isRepeat: true });
    clock = BEGAN + 660 * SECOND;
    // Whether they were purged or not.
    expect(await begin(calls, account.id, 'another')).toMatchObject({ ...begun, moment: clock });
    expect(await used(account.id)).toEqual([2, 2]);
    clock = BEGAN + 3_600 * SECOND;
    await new IdempotencyLedger(database.orm, 300, { clock: now }).purge();
    const rows = await database.orm
      .select({ one: sql`1` })
      .from(sql`keyed_units u, keyed_requests k where k.account_id = ${account.id} and u.key_hash = k.key_hash`);
    expect(rows).toEqual([]);
    clock = BEGAN;
  });

  it('of many requests under one key at the same moment are one', async () => {
    const { account } = await services.customer();
    const gateways = [gateway(), gateway(), gateway()];
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, at) => begin(gateways[at % 3] ?? gateway(), account.id)),
    );
    expect(all.filter((each) => 'begun' in each && each.begun)).toHaveLength(1);
    expect(await used(account.id)).toEqual([1, 1]);
  });

  it('take prepaid calls last, and give each back as what it was', async () => {
    const { account } = await services.customer({ monthlyAllowance: 1, extraCalls: 1 });
    const calls = gateway();
    const requests = ['a', 'b', 'c'].map((key) => calls.request({ account: account.id, key, request: 'r' }));
    const all = await Promise.all(requests.map((request) => calls.begin(request, 0, 'vargas')));
    expect(all).toMatchObject([begun, begun, { granted: false, allowance: 1 }]);
    const left = async () => (await services.accounts.find(account.id))?.extraCalls;
    expect(await left()).toBe(0);
    await Promise.all(requests.map((request) => calls.end(request, 0, false, true)));
    expect([await left(), await used(account.id)]).toEqual([1, [0, 0]]);
  });

  it('are taken of the share of their API key too, which is told where it is spent, and given back to both', async () => {
    const { account, keyId } = await services.customer({ monthlyAllowance: 10 });
    await services.keyChanges.restrict(account.id, keyId, { monthlyCalls: 2 });
    const calls = gateway();
    const requests = ['a', 'b', 'c', 'd'].map((key) => calls.request({ account: account.id, key, request: 'r' }));
    const keysWithShare = [keyId, keyId, keyId, null];
    const all = await Promise.all(requests.map((request, at) => calls.begin(request, 0, 'vargas', keysWithShare[at])));
    expect(all).toMatchObject([begun, begun, { granted: false, ofKey: true, allowance: 2 }, begun]);
    const usedOfKey = async () => (await services.keyChanges.used([account.id])).get(keyId) ?? 0;
    expect([await usedOfKey(), await used(account.id)]).toEqual([2, [3, 3]]);
    await Promise.all(requests.map((request, at) => calls.end(request, 0, at === 0, true)));
    expect([await usedOfKey(), await used(account.id)]).toEqual([1, [1, 1]]);
  });

  it('wait for units that lie at gateways which took them ahead', async () => {
    const { account } = await services.customer({ monthlyAllowance: 3_300 });
    const units = new Ledger(database.orm, 300, { clock: now });
    await units.reserve([{ account: account.id, families: ['vargas'] }], DAY);
    await units.lease([{ id: `lease of ${account.id}`, account: account.id, wanted: 32, fresh: true }], DAY);
    await services.accounts.setAllowance(account.id, 33);
    const waiting = begin(gateway(), account.id);
    let done = false;
    void waiting.then(() => (done = true));
    expect(await stays(() => !done, 250)).toBe(true);
    await units.end([`lease of ${account.id}`]);
    expect(await waiting).toEqual({ ...begun, moment: BEGAN });
    expect(await used(account.id)).toEqual([2, 2]);
  });

  it('are refused while the database is away; what could not be written is written later', async () => {
    const { account } = await services.customer();
    let away = false;
    const ledger = new IdempotencyLedger(database.orm, 300, { clock: now });
    const fail = () => Promise.reject(new DatabaseAway('away'));
    const flaky = Object.assign(Object.create(ledger) as IdempotencyLedger, {
      begin: (...asked: Parameters<IdempotencyLedger['begin']>) => (away ? fail() : ledger.begin(...asked)),
      end: (...asked: Parameters<IdempotencyLedger['end']>) => (away ? fail() : ledger.end(...asked)),
    });
    const calls = gateway(flaky);
    const first = of(calls, account.id);
    await calls.begin(first, 0, 'vargas');
    away = true;
    const ended = calls.end(first, 0, false, true);
    await expect(begin(calls, account.id)).rejects.toThrow('away');
    away = false;
    await ended;
    expect(await used(account.id)).toEqual([0, 0]);
  });

  it('say of which release they were', async () => {
    const { account } = await services.customer();
    const calls = gateway();
    const first = of(calls, account.id);
    await calls.begin(first, 0, 'vargas');
    await calls.end(first, 0, true, true);
    const rows = await database.orm
      .select({ release: sql<string>`release` })
      .from(sql`keyed_requests where account_id = ${account.id}`);
    expect(rows).toEqual([{ release: VERSION }]);
  });
});
