import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import { bothDatabases } from '../../test/databases.ts';
import { quiet, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { usageTools } from '../database/schema.ts';
import { Journal } from '../journal/journal.ts';
import { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
/** The most that 32 bits and 64 bits hold. */
const [MOST_32, MOST_64] = [2_147_483_647, '9223372036854775807'];

describe.each(bothDatabases())('counters on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => NOVEMBER);
  });
  afterAll(() => database.close());

  const meter = (): Meter => new Meter(new Ledger(database.orm, 300), quiet, services.setAside, () => NOVEMBER);
  const usedBefore = (id: string, used: number | string) =>
    database.orm
      .execute(sql`insert into usage_months (account_id, month, used) values (${id}, '2026-11', ${used}::bigint)
      on conflict (account_id, month) do update set used = excluded.used`);
  const used = async (id: string): Promise<number> => (await services.usage.month(id)).used;

  it('count on beyond 32 bits, for accounts with an allowance and without', async () => {
    const [free, bound] = [
      await services.customer({ unmetered: true }),
      await services.customer({ monthlyAllowance: 3_000_000_000 }),
    ];
    await usedBefore(free.account.id, MOST_32 - 7);
    await usedBefore(bound.account.id, 2_999_999_999);
    const counting = meter();
    for (let call = 0; call < 20; call += 1) counting.record(free.account.id, 'vargas');
    const asked = await Promise.all([1, 2].map(() => counting.reserve(bound.account.id, 'vargas')));
    await counting.close();
    expect(await used(free.account.id)).toBe(MOST_32 + 13);
    expect(asked.map(({ granted }) => granted)).toEqual([true, false]);
    expect(asked[1]).toMatchObject({ allowance: 3_000_000_000 });
    expect(await used(bound.account.id)).toBe(3_000_000_000);
  });

  it('set aside what the database refuses, and write all else', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => services.customer({ unmetered: true })));
    const [full = '', ...others] = customers.map(({ account }) => account.id);
    await usedBefore(full, MOST_64);
    const counting = meter();
    for (const id of [full, ...others]) counting.record(id, 'vargas');
    counting.record(full, 'timing');
    await counting.close();
    expect(await Promise.all(others.map(used))).toEqual([1, 1, 1, 1]);

    const admin = async (...line: readonly string[]) => (await runCommand(services, line)).json;
    const entries = await services.setAside.list();
    expect(entries.map(({ accountId, kind }) => [accountId, kind])).toEqual([
      [full, 'record_calls'],
      [full, 'record_calls'],
    ]);
    expect(entries[0]?.fault).toBe('22003 bigint out of range');
    expect(await admin('list-set-aside')).toMatchObject({ entries: [{ accountId: full }, { accountId: full }] });
    const [first = '', second = ''] = entries.map(({ id }) => id);
    await expect(admin('retry-set-aside', first)).rejects.toThrow(
      'The database refuses it again: 22003 bigint out of range.',
    );
    await usedBefore(full, 10);
    expect(await admin('retry-set-aside', first)).toEqual({ written: first });
    await expect(admin('retry-set-aside', first)).rejects.toThrow('There is no entry of that id.');
    await expect(admin('drop-set-aside', second)).rejects.toThrow('add --yes');
    expect(await admin('drop-set-aside', second, '--yes')).toEqual({ dropped: second });
    expect(await services.setAside.list()).toEqual([]);
    const { used: after, perDay } = await services.usage.month(full);
    expect([after, total(perDay)]).toEqual([11, 1]);
  });

  it('set aside a journal of one account and write those of the others', async () => {
    const [one, other] = [await services.customer(), await services.customer()];
    const journal = new Journal(database.orm, quiet, services.setAside, () => NOVEMBER);
    const call = { caller: 'configured', tool: 'get_planets', outcome: 'success', request: 'r' } as const;
    // No call takes so long: 32 bits do not hold it.
    journal.note({ ...call, account: one.account.id, ms: 3_000_000_000 });
    journal.note({ ...call, account: other.account.id, ms: 3 });
    await journal.close();
    const rows = await services.setAside.list();
    expect(rows.map(({ accountId, kind }) => [accountId, kind])).toEqual([[one.account.id, 'note_calls']]);
    await services.accounts.delete(one.account.id);
    expect(await services.setAside.list()).toEqual([]);
    const written = await database.orm
      .select({ account: usageTools.accountId })
      .from(usageTools)
      .where(inArray(usageTools.accountId, [one.account.id, other.account.id]));
    expect(written).toEqual([{ account: other.account.id }]);
  });

  it('are written by journals that share their accounts in any order', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => services.customer()));
    const ids = accounts.map(({ account }) => account.id);
    const write = async (order: readonly string[]): Promise<void> => {
      const journal = new Journal(database.orm, quiet, services.setAside, () => NOVEMBER);
      for (const account of order)
        journal.note({ account, caller: 'configured', tool: 'get_planets', outcome: 'success', request: 'r', ms: 1 });
      await journal.close();
    };
    const turned = ids.map((_, at) => [...ids.slice(at), ...ids.slice(0, at)]);
    await Promise.all([...turned, ...turned.map((order) => order.toReversed())].map(write));
    const counted = await database.orm
      .select({ calls: usageTools.calls })
      .from(usageTools)
      .where(inArray(usageTools.accountId, ids));
    expect(counted).toEqual(ids.map(() => ({ calls: 2 * ids.length })));
  });
});
