import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { AccountError } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import { usageCallers, usageMonths, usageTools } from '../database/schema.ts';
import { runCommand } from './commands.ts';

const MONTH = '2026-11';

describe.each(databases())('commands about the whole server on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => Date.parse('2026-11-20T10:00:00Z'));
  });
  afterAll(() => database.close());
  const operator = async (line: string) => {
    const { json, text } = await runCommand(services, line.split(' '));
    return { json: JSON.parse(JSON.stringify(json)), text };
  };

  it('tell the totals of a month and the heaviest accounts, which add up', async () => {
    expect((await operator('totals')).json).toMatchObject({
      month: MONTH,
      active: 0,
      calls: 0,
      refused: [],
      heaviest: [],
    });
    const ids: string[] = [];
    for (const [at, used] of [30, 0, 500, 7].entries()) {
      const { account, keyId } = await services.customer({
        name: `Shop ${at}`,
        monthlyAllowance: at === 2 ? 600 : null,
      });
      ids.push(account.id);
      await database.orm.insert(usageMonths).values({ accountId: account.id, month: MONTH, used, extraUsed: at });
      await database.orm.insert(usageMonths).values({ accountId: account.id, month: '2026-10', used: 1_000 - at });
      const [caller, key] = [`key ${keyId}`, `key ${keyId}b`];
      for (const by of [caller, key])
        await database.orm
          .insert(usageCallers)
          .values({ accountId: account.id, month: MONTH, caller: by, succeeded: 1, refused: at });
      for (const [outcome, calls] of [
        ['success', used],
        ['validation_failed', 2 * at],
        ['rate_limited', 1],
      ] as const) {
        // A row has calls.
        if (calls === 0) continue;
        await database.orm
          .insert(usageTools)
          .values({ accountId: account.id, month: MONTH, tool: 'get_planets', outcome, calls });
      }
    }
    await services.accounts.suspend(ids[3] ?? '');
    const { json, text } = await operator('totals');
    // The operator's own account is one of them.
    expect(json).toMatchObject({ month: MONTH, accounts: 5, suspended: 1, active: 4, calls: 537 + 6 });
    expect(json.refused).toEqual([
      { outcome: 'validation_failed', calls: 12 },
      { outcome: 'rate_limited', calls: 4 },
    ]);
    expect(json.heaviest).toEqual(
      [
        [2, 502, 4, 600],
        [0, 30, 0, 300],
        [3, 10, 6, 300],
        [1, 1, 2, 300],
      ].map(([at = 0, calls, refused, allowance]) => ({
        id: ids[at],
        name: `Shop ${at}`,
        email: null,
        calls,
        refused,
        allowance,
      })),
    );
    expect(json.heaviest.reduce((sum: number, { calls }: { calls: number }) => sum + calls, 0)).toBe(json.calls);
    expect(text).toContain('Shop 2');
    expect((await operator('totals --most 1')).json.heaviest).toHaveLength(1);
    expect((await operator('totals --month 2026-10')).json).toMatchObject({ calls: 4_000 - 6, refused: [] });
    for (const wrong of ['totals --month 2026-13', 'totals --most 0', 'totals --most 5000'])
      await expect(operator(wrong)).rejects.toThrow(AccountError);
  });

  it('send a message as sign-in codes are sent, and say why it was not handed over', async () => {
    const { text } = await operator('send-test-mail Ops@Example.com');
    expect(services.mailer.mails).toMatchObject([{ to: 'ops@example.com', subject: expect.stringContaining('Test') }]);
    expect(text).toContain('has taken the message');
    services.mailer.fault = new Error('connect ECONNREFUSED\n127.0.0.1:2525');
    await expect(operator('send-test-mail ops@example.com')).rejects.toThrow(
      'The message was not handed over: connect ECONNREFUSED 127.0.0.1:2525. Look at SMTP_URL and MAIL_FROM.',
    );
    services.mailer.fault = undefined;
    for (const wrong of ['send-test-mail', 'send-test-mail nobody', 'send-test-mail a@b.example c@d.example'])
      await expect(operator(wrong)).rejects.toThrow(AccountError);
    expect(services.mailer.mails).toHaveLength(1);
  });

  it('list the accounts that are sought, and make none without a name', async () => {
    await services.accounts.create({ name: 'Blue Ltd', email: 'Ann@Blue.example' });
    for (const like of ['blue', 'LTD', 'ann@'])
      expect((await operator(`list-accounts --like ${like}`)).json.accounts).toMatchObject([{ name: 'Blue Ltd' }]);
    expect((await operator('list-accounts --like nothing-of-that')).json.accounts).toEqual([]);
    const count = async () => Object(await database.orm.execute(sql`select count(*) as n from accounts`)).rows[0].n;
    const before = await count();
    for (const name of ['', '   ', '\u200b'])
      await expect(runCommand(services, ['create-account', '--name', name])).rejects.toThrow('NAME is not empty');
    expect(await count()).toEqual(before);
  });
});
