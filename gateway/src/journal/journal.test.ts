import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { eventually, quiet, servicesOn, type TestServices } from '../../test/services.ts';
import type { Retention } from '../config/retention-variables.ts';
import type { Database } from '../database/connection.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Activity } from './activity.ts';
import { callerOf } from './call-buffer.ts';
import { Journal } from './journal.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;

describe.each(databases())('the journal on $name', ({ name, fresh }) => {
  let database: Database;
  let services: TestServices;
  let activity: Activity;
  let now = NOVEMBER;
  const open: Journal[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
    activity = new Activity(database.orm, () => now);
  });
  afterAll(async () => {
    await Promise.all(open.map((journal) => journal.close()));
    await database.close();
  });
  const journal = (orm = database.orm): Journal => {
    const made = new Journal(orm, quiet, new SetAside(orm), () => now, name === 'PGlite');
    open.push(made);
    return made;
  };
  /** Fails so many statements after the database has done them, as when an answer is lost on the way. */
  const losing = (answers: { lost: number }): Database['orm'] =>
    new Proxy(database.orm, {
      get: (orm, name) => {
        if (name !== 'execute') return Reflect.get(orm, name) as unknown;
        return async (...statement: Parameters<typeof orm.execute>) => {
          const answer = await orm.execute(...statement);
          if (answers.lost-- > 0) throw new Error('the answer was lost');
          return answer;
        };
      },
    });
  const count = async (accountId: string): Promise<number> => {
    const tools = await activity.tools(accountId, '2026-11');
    return tools.reduce((sum, { calls }) => sum + calls, 0);
  };

  it('says who called what, what it came to, when it began and how long it took', async () => {
    const { account, keyId } = await services.customer();
    const one = journal();
    const key = callerOf({ accountId: account.id, keyId });
    const application = callerOf({ accountId: account.id, grantId: 'grant-1' });
    one.note({ account: account.id, caller: key, tool: 'get_planets', outcome: 'success', ms: 12.4, request: 'r1' });
    now += 1_000;
    one.note({
      account: account.id,
      caller: key,
      tool: 'get_planets',
      outcome: 'quota_exhausted',
      ms: 1,
      request: 'r2',
    });
    now += 1_000;
    one.note({
      account: account.id,
      caller: application,
      tool: 'unknown',
      outcome: 'validation_failed',
      ms: 0,
      request: 'r3',
      field: 'latitude',
    });
    one.noteUnread({ account: account.id, caller: key, outcome: 'rate_limited' });
    one.noteUnread({ account: account.id, caller: key, outcome: 'rate_limited' });
    await one.write();

    const named = { caller: `key ${keyId}`, keyName: 'Test', keyRevoked: false };
    const unnamed = { caller: 'application grant-1', keyName: null, keyRevoked: false };
    expect(await activity.latest(account.id)).toEqual([
      {
        ...unnamed,
        at: new Date(now),
        tool: 'unknown',
        outcome: 'validation_failed',
        durationMs: 0,
        requestId: 'r3',
        field: 'latitude',
      },
      {
        ...named,
        at: new Date(now - 1_001),
        tool: 'get_planets',
        outcome: 'quota_exhausted',
        durationMs: 1,
        requestId: 'r2',
        field: null,
      },
      {
        ...named,
        at: new Date(NOVEMBER - 12),
        tool: 'get_planets',
        outcome: 'success',
        durationMs: 12,
        requestId: 'r1',
        field: null,
      },
    ]);
    expect(await activity.callers(account.id, '2026-11')).toEqual([
      { ...named, succeeded: 1, refused: 3 },
      { ...unnamed, succeeded: 0, refused: 1 },
    ]);
    expect(await activity.tools(account.id, '2026-11')).toEqual([
      { tool: 'get_planets', outcome: 'quota_exhausted', calls: 1 },
      { tool: 'get_planets', outcome: 'success', calls: 1 },
      { tool: 'unknown', outcome: 'validation_failed', calls: 1 },
      { tool: 'unread', outcome: 'rate_limited', calls: 2 },
    ]);
    await services.keys.revoke(account.id, keyId);
    expect((await activity.callers(account.id, '2026-11'))[0]).toMatchObject({ keyName: 'Test', keyRevoked: true });
    expect(await activity.callers(account.id, '2026-10')).toEqual([]);
    now = NOVEMBER;
  });

  it('counts every call of several gateways, and keeps the latest hundred of an account', async () => {
    const customers = await Promise.all([services.customer(), services.customer()]);
    const gateways = [journal(), journal(), journal()];
    for (let number = 0; number < 900; number += 1) {
      const account = customers[number % 2]?.account.id ?? '';
      now = NOVEMBER + number;
      gateways[number % 3]?.note({
        account,
        caller: 'configured',
        tool: `tool_${number % 7}`,
        outcome: number % 5 === 0 ? 'engine_timeout' : 'success',
        ms: 0,
        request: String(number),
      });
      if (number % 90 === 89) await Promise.all(gateways.map((one) => one.write()));
    }
    for (const [index, { account }] of customers.entries()) {
      expect(await count(account.id)).toBe(450);
      expect(await activity.callers(account.id, '2026-11')).toMatchObject([{ succeeded: 360, refused: 90 }]);
      const kept = await activity.latest(account.id);
      const expected = Array.from({ length: 100 }, (_, age) => String(899 - ((899 - index) % 2) - 2 * age));
      expect(kept.map(({ requestId }) => requestId)).toEqual(expected);
    }
    const rows = Object(await database.orm.execute(sql`select count(*)::int as n from calls group by account_id`)).rows;
    expect(rows.every(({ n }: { n: number }) => n <= 100)).toBe(true);
    now = NOVEMBER;
  });

  it('counts once when an answer is lost, and loses nothing at its end', async () => {
    const { account } = await services.customer();
    const answers = { lost: 1 };
    const one = journal(losing(answers));
    const note = (request: string) =>
      one.note({ account: account.id, caller: 'configured', tool: 'get_planets', outcome: 'success', ms: 1, request });
    note('first');
    await one.write();
    // The first batch is open still; what comes now waits behind it.
    note('second');
    answers.lost = 1;
    await one.close();
    expect(await count(account.id)).toBe(2);
    expect((await activity.latest(account.id)).map(({ requestId }) => requestId)).toEqual(['second', 'first']);
  });

  it('writes by itself within seconds', async () => {
    const { account } = await services.customer();
    journal().note({ account: account.id, caller: 'configured', tool: 'a', outcome: 'success', ms: 1, request: 'r' });
    expect(await eventually(async () => (await count(account.id)) === 1, 15_000)).toBe(true);
  });

  it('leaves nothing of an account that is deleted, and writes the calls of the others', async () => {
    const [leaving, staying] = await Promise.all([services.customer(), services.customer()]);
    const one = journal();
    const note = (account: string) =>
      one.note({ account, caller: 'configured', tool: 'get_planets', outcome: 'success', ms: 1, request: 'r' });
    for (const { account } of [leaving, staying]) note(account.id);
    await one.write();
    for (const { account } of [leaving, staying]) note(account.id);
    await services.accounts.delete(leaving.account.id);
    await one.write();
    expect([await count(leaving.account.id), await count(staying.account.id)]).toEqual([0, 2]);
    expect(await activity.latest(leaving.account.id)).toEqual([]);
    expect(await activity.callers(leaving.account.id, '2026-11')).toEqual([]);
  });

  it('keeps as much as is set, and no call by itself where that is none', async () => {
    const { account } = await services.customer();
    const keeping = async (retention: Retention, requests: readonly string[]) => {
      const one = new Journal(database.orm, quiet, services.setAside, () => now, false, undefined, { retention });
      for (const request of requests)
        one.note({ account: account.id, caller: 'configured', tool: 'a', outcome: 'success', ms: 0, request });
      await one.write();
      await one.purge();
      await one.close();
      const rows = sql`select request_id from calls where account_id = ${account.id} order by seq`;
      return Object(await database.orm.execute(rows))
        .rows.map(Object.values)
        .flat();
    };
    const retention = { calls: 3, callDays: 2, usageMonths: 2 };
    expect(await keeping(retention, ['1', '2', '3', '4', '5'])).toEqual(['3', '4', '5']);
    expect(await keeping({ ...retention, calls: 2 }, ['6'])).toEqual(['5', '6']);
    const shown = new Activity(database.orm, () => now, { retention: { ...retention, calls: 1 } });
    expect((await shown.latest(account.id)).map(({ requestId }) => requestId)).toEqual(['6']);
    now = NOVEMBER + 2 * DAY_MS + 1;
    expect(await keeping(retention, [])).toEqual([]);
    expect(await keeping(retention, ['7'])).toEqual(['7']);
    now += 1;
    expect(await keeping({ ...retention, calls: 0 }, ['8', '9'])).toEqual([]);
    // They are counted all the same, for two months: the running one and the one before.
    expect(await count(account.id)).toBe(9);
    now = Date.parse('2026-12-31T23:00:00Z');
    await keeping(retention, []);
    expect(await count(account.id)).toBe(9);
    now = Date.parse('2027-01-01T00:00:00Z');
    await keeping(retention, []);
    expect(await count(account.id)).toBe(0);
    now = NOVEMBER;
  });

  it('forgets calls after 30 days and months after a year', async () => {
    const { account } = await services.customer();
    const one = journal();
    const note = (at: string) => {
      now = Date.parse(at);
      one.note({ account: account.id, caller: 'configured', tool: 'a', outcome: 'success', ms: 0, request: at });
    };
    for (const at of ['2025-10-31T23:59:59Z', '2025-11-01T00:00:00Z', '2026-10-20T00:00:00Z', '2026-11-20T00:00:00Z'])
      note(at);
    await one.write();
    now = Date.parse('2026-10-20T00:00:00Z') + 30 * DAY_MS + 1;
    expect((await activity.latest(account.id)).map(({ requestId }) => requestId)).toEqual(['2026-11-20T00:00:00Z']);
    await one.purge();
    const left = Object(await database.orm.execute(sql`select request_id from calls where account_id = ${account.id}`));
    expect(left.rows).toEqual([{ request_id: '2026-11-20T00:00:00Z' }]);
    const months = ['2025-10', '2025-11', '2026-10'].map(async (month) => [
      (await activity.tools(account.id, month)).length,
      (await activity.callers(account.id, month)).length,
    ]);
    expect(await Promise.all(months)).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    now = NOVEMBER;
  });
});
