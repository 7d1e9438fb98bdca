import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { sql } from 'drizzle-orm';
import { bothDatabases } from '../../test/databases.ts';
import { quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { DatabaseAway } from '../database/outage.ts';
import { IdempotentCalls } from './idempotent-calls.ts';
import { IdempotencyLedger, type IdempotentEnding } from './idempotency-ledger.ts';
import { SingleCall } from './idempotent-request.ts';
import { Ledger } from './ledger.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const MOST_64 = '9223372036854775807';
const away = () => Promise.reject(new DatabaseAway('away'));

function linesOf() {
  const lines: string[] = [];
  return { lines, logger: suiteLogger('gateway', 'error', { write: (line) => void lines.push(line) }) };
}

/** A ledger that writes ends as it is told. */
function ledgerOf(parts: Partial<Record<'begin' | 'end' | 'renew' | 'purge', () => Promise<unknown>>>, logger = quiet) {
  const written: IdempotentEnding[] = [];
  const ledger = {
    begin: away,
    renew: async () => {},
    purge: async () => {},
    ...parts,
    end: async (calls: readonly IdempotentEnding[]) => {
      await parts.end?.();
      written.push(...calls);
    },
  };
  const keep = () => Promise.reject(new Error('nothing is to be set aside'));
  const units = { recall: async () => {} };
  const calls = new IdempotentCalls(ledger as unknown as IdempotencyLedger, units, logger, { keep }, () => NOVEMBER);
  return { calls, written };
}

const requestOf = (calls: IdempotentCalls, key: string) => calls.request({ account: 'a', key, request: 'r' });
const endMany = (calls: IdempotentCalls, many: number): void => {
  for (let at = 0; at < many; at += 1) void calls.end(requestOf(calls, `${at}`), 0, false, true);
};

describe('ends of calls with a key', () => {
  afterEach(() => void vi.useRealTimers());

  it('are all written when the gateway closes, also after the database was away twice', async () => {
    const failing = [away, away];
    const { calls, written } = ledgerOf({ end: () => failing.shift()?.() ?? Promise.resolve() });
    endMany(calls, 1_201);
    await vi.waitFor(() => expect(failing).toHaveLength(1));
    await calls.close();
    expect(new Set(written.map(({ key }) => key)).size).toBe(1_201);
  });

  it('wait in a number that has a bound: no call is begun beyond it, and such a call owes no end', async () => {
    let isAway = true;
    const asked = vi.fn(away);
    const { calls, written } = ledgerOf({ begin: asked, end: () => (isAway ? away() : Promise.resolve()) });
    // A statement takes five hundred of them.
    endMany(calls, 10_500);
    const refused = new SingleCall(calls, requestOf(calls, 'refused'));
    await vi.waitFor(() => expect(refused.begin('vargas')).rejects.toThrow('10000 calls with a key wait'));
    expect(asked).not.toHaveBeenCalled();
    await refused.end(false);
    isAway = false;
    await calls.close();
    expect(written).toHaveLength(10_500);
  });

  it('do not follow from a renewal that takes long: another waits until it is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let answer = (): void => {};
    const renew = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { calls } = ledgerOf({ begin: () => new Promise(() => {}), renew });
    void calls.begin(requestOf(calls, 'long'), 0, 'vargas');
    vi.advanceTimersByTime(9_000);
    expect(renew).toHaveBeenCalledTimes(1);
    answer();
    await vi.waitFor(() => {
      vi.advanceTimersByTime(3_000);
      expect(renew).toHaveBeenCalledTimes(2);
    });
    answer();
  });

  it('are forgotten in time, and the log says where they cannot be', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { lines, logger } = linesOf();
    const { calls } = ledgerOf({ purge: () => Promise.reject(new Error('denied')) }, logger);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() =>
      expect(lines.join('')).toContain('requests with a key whose time is over could not be removed'),
    );
    await calls.close();
  });
});

describe.each(bothDatabases())('ends of calls with a key on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => NOVEMBER);
  });
  afterAll(() => database.close());

  it('that the database refuses are set aside, and all others are written', async () => {
    const units = new Ledger(database.orm, 300);
    const calls = new IdempotentCalls(
      new IdempotencyLedger(database.orm, 300),
      units,
      quiet,
      services.setAside,
      () => NOVEMBER,
    );
    const customers = [
      await services.customer({ monthlyAllowance: 0, extraCalls: 1 }),
      await services.customer(),
      await services.customer(),
    ];
    const begun = customers.map(({ account }) => ({ account: account.id, key: account.id, request: 'r' }));
    const requests = begun.map((each) => calls.request(each));
    await Promise.all(requests.map((request) => calls.begin(request, 0, 'vargas')));
    const [full = '', ...others] = customers.map(({ account }) => account.id);
    const extra = (count: string) =>
      database.orm.execute(sql`update accounts set extra_calls = ${count}::bigint where id = ${full}`);
    const used = async (id: string) => total((await services.usage.month(id)).perDay);
    // One more prepaid call than a number can hold.
    await extra(MOST_64);
    await Promise.all(requests.map((request) => calls.end(request, 0, false, true)));
    await calls.close();
    expect(await Promise.all(others.map(used))).toEqual([0, 0]);
    const [entry, ...more] = await services.setAside.list();
    expect(entry).toMatchObject({ accountId: full, kind: 'end_calls', fault: '22003 bigint out of range' });
    expect(more).toEqual([]);
    expect(await used(full)).toBe(1);
    await extra('0');
    expect(await services.setAside.retry(entry?.id ?? '')).toBe(true);
    expect(await used(full)).toBe(0);
    expect((await services.accounts.find(full))?.extraCalls).toBe(1);
  });
});
