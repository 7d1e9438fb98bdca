import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { MailBox } from '../../test/portal.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import { allowanceMail } from './message.ts';
import { Notices } from './notices.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
/** Longer than any call runs. */
const SETTLED_MS = 60_000;
const PAGE = 'https://mcp.example/developer';

describe.each(databases())('messages about the allowance on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let box: MailBox;
  let now = NOVEMBER;
  let count = 0;
  const open: Notices[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
  });
  beforeEach(() => {
    box = new MailBox();
    now = NOVEMBER;
  });
  afterAll(async () => {
    await Promise.all(open.map((notices) => notices.close()));
    await database.close();
  });
  const gateway = (mailer = box): Notices => {
    const parts = { orm: database.orm, mailer, logger: quiet, defaultAllowance: 300, page: PAGE, now: () => now };
    const made = new Notices(parts);
    open.push(made);
    return made;
  };
  const owner = async (limits: Parameters<TestServices['customer']>[0] = {}): Promise<Account> =>
    (await services.customer({ email: `owner-${(count += 1)}@example.com`, ...limits })).account;
  const use = (account: Account, used: number, month = '2026-11') =>
    database.orm.execute(sql`
      insert into usage_months (account_id, month, used) values (${account.id}, ${month}, ${used})
      on conflict (account_id, month) do update set used = excluded.used
    `);
  const told = async (one: Notices, ...of: readonly Account[]): Promise<readonly string[]> => {
    box.mails.length = 0;
    for (const { id } of of) one.note(id);
    await one.look();
    expect(box.mails).toEqual([]);
    now += SETTLED_MS;
    await one.look();
    return box.mails.map(({ to, subject }) => `${to} ${subject}`);
  };

  it('come at 80 and at 100 per cent, each once a month, whatever gateway sees it', async () => {
    const account = await owner({ monthlyAllowance: 10 });
    const [one, other] = [gateway(), gateway()];
    const seen: (readonly string[])[] = [];
    for (const used of [7, 8, 8, 9, 10, 10]) {
      await use(account, used);
      seen.push(await told(one, account), await told(other, account));
    }
    const [at80, at100] = ['80 % of your Cuspal allowance is used', 'Your Cuspal allowance is spent'];
    expect(seen.flat()).toEqual([`${account.email} ${at80}`, `${account.email} ${at100}`]);
    now = Date.parse('2026-12-03T00:00:00Z');
    await use(account, 8, '2026-12');
    expect(await told(other, account)).toEqual([`${account.email} ${at80}`]);
    await one.purge();
    expect(await told(one, account)).toEqual([]);
    const left = Object(
      await database.orm.execute(sql`select month from allowance_notices where account_id = ${account.id}`),
    );
    expect(left.rows).toEqual([{ month: '2026-12' }]);
  });

  it('come at half of the allowance of a plan as well, say that calls go on, and go to endpoints', async () => {
    const [boss] = [await owner()];
    const { id } = await services.organisations.make(boss, 'Blue');
    const { endpoint } = await services.webhookEndpoints.make(OPERATOR, id, {
      url: 'https://hooks.example/cuspal',
      events: ['allowance.reached'],
    });
    const { account: plain } = await services.customer({ name: 'Site' });
    await services.projects.adopt(plain, id);
    const plan = { name: 'team', allowance: 10, cap: 'soft' } as const;
    const account = await services.accounts.setPlan(plain.id, plan, null);
    const [one, other] = [gateway(), gateway()];
    const subjects: string[] = [];
    for (const used of [4, 5, 8, 10, 12]) {
      await use(account, used);
      await told(one, account);
      subjects.push(...box.mails.map(({ subject }) => subject));
      if (used === 10) expect(box.mails[0]?.text).toContain('Calls go on.');
      await told(other, account);
      expect(box.mails).toEqual([]);
    }
    expect(subjects).toEqual([
      '50 % of your Cuspal allowance is used',
      '80 % of your Cuspal allowance is used',
      'Your Cuspal allowance is spent',
    ]);
    const of = { organisationId: id, endpointId: endpoint.id };
    const messages = await services.webhookDeliveries.list(OPERATOR, of, 10);
    const data = messages.map(({ body }) => JSON.parse(body).data);
    const about = { organisation: id, project: account.id, month: '2026-11', allowance: 10 };
    expect(data.toSorted((a, b) => a.percent - b.percent)).toEqual([
      { ...about, percent: 50, used: 5 },
      { ...about, percent: 80, used: 8 },
      { ...about, percent: 100, used: 10 },
    ]);
  });

  it('are sent by one of many gateways that look at the same moment', async () => {
    const account = await owner();
    await use(account, 240);
    const gateways = Array.from({ length: 8 }, () => gateway());
    for (const one of gateways) one.note(account.id);
    await Promise.all(gateways.map((one) => one.look()));
    now += SETTLED_MS;
    await Promise.all(gateways.map((one) => one.look()));
    expect(box.mails).toHaveLength(1);
    expect(box.mails[0]?.text).toContain('You have used 240 of the 300 calls of November 2026.');
  });

  it('say one thing when both come at once', async () => {
    const account = await owner({ monthlyAllowance: 1 });
    await use(account, 1);
    expect(await told(gateway(), account)).toEqual([`${account.email} Your Cuspal allowance is spent`]);
    await use(account, 0);
    await services.accounts.setAllowance(account.id, 10);
    await use(account, 8);
    expect(await told(gateway(), account)).toEqual([]);
  });

  it('wait for the calls that took the last units, which may give them back', async () => {
    const account = await owner({ monthlyAllowance: 10 });
    const one = gateway();
    one.note(account.id);
    const looked = async (used: number, ms: number) => {
      await use(account, used);
      now += ms;
      await one.look();
      return box.mails.map(({ subject }) => subject);
    };
    // The tenth call is under way for as long as one may be, and fails.
    expect(await looked(10, 0)).toEqual([]);
    expect(await looked(10, 50_000)).toEqual([]);
    const at80 = '80 % of your Cuspal allowance is used';
    expect(await looked(9, 10_000)).toEqual([]);
    expect(await looked(9, SETTLED_MS)).toEqual([at80]);
    expect(box.mails[0]?.text).toContain('1 call is left until');
    // The next one succeeds.
    one.note(account.id);
    expect(await looked(10, 0)).toEqual([at80]);
    expect(await looked(10, SETTLED_MS)).toEqual([at80, 'Your Cuspal allowance is spent']);
  });

  it('go to nobody without an allowance, an address or a right to call', async () => {
    const [unmetered, suspended, none] = [
      await owner({ unmetered: true, monthlyAllowance: 10 }),
      await owner({ monthlyAllowance: 10 }),
      await owner({ monthlyAllowance: 0 }),
    ];
    const nameless = (await services.customer({ monthlyAllowance: 10 })).account;
    await services.accounts.suspend(suspended.id);
    for (const account of [unmetered, suspended, none, nameless]) await use(account, 10);
    expect(await told(gateway(), unmetered, suspended, none, nameless)).toEqual([]);
  });

  it('about a project go to owners and billing of its organisation, and lead to its page', async () => {
    const people = await Promise.all([owner(), owner(), owner(), owner()]);
    const [first, second, billing, reader] = people;
    if (!first || !second || !billing || !reader) throw new Error('nobody');
    const { id } = await services.organisations.make(first, 'Blue');
    const roles = [
      [second, 'owner'],
      [billing, 'billing'],
      [reader, 'reader'],
    ] as const;
    for (const [person, role] of roles) await services.members.set(OPERATOR, id, { person, role });
    const { account } = await services.customer({ name: 'Site', monthlyAllowance: 10 });
    await services.projects.adopt(account, id);
    await use(account, 9);
    const addresses = [first, second, billing].map(({ email }) => email);
    expect(await told(gateway(), account)).toEqual(
      addresses.toSorted().map((email) => `${email} 80 % of your Cuspal allowance is used`),
    );
    expect(box.mails[0]?.text).toContain('The project Site has used 9 of the 10 calls of November 2026.');
    expect(box.mails[0]?.text).toContain(`${PAGE}/projects/${account.id}/usage`);
  });

  it('are tried again when they could not be sent, and taken over from a gateway that ended', async () => {
    const account = await owner({ monthlyAllowance: 10 });
    await use(account, 10);
    const one = gateway();
    box.broken = true;
    expect(await told(one, account)).toEqual([]);
    box.broken = false;
    // Not at once: a mailbox that there is not would be tried without end.
    await one.look();
    expect(box.mails).toHaveLength(0);
    now += 5 * 60_000 + 1;
    await one.look();
    expect(box.mails).toHaveLength(1);

    const left = await owner({ monthlyAllowance: 10 });
    await use(left, 10);
    await database.orm.execute(sql`
      insert into allowance_notices (account_id, month, level, claimed_at)
      values (${left.id}, '2026-11', 100, ${new Date(now).toISOString()}::timestamptz)
    `);
    now += 60_000;
    expect(await told(one, left)).toEqual([]);
    now += 5 * 60_000;
    await one.look();
    expect(box.mails.map(({ to }) => to)).toEqual([left.email]);
  });
});

describe('a message about the allowance', () => {
  const state = {
    month: '2026-11',
    used: 240,
    allowance: 300,
    extra: 0,
    resetsAt: new Date('2026-12-01T00:00:00Z'),
  };

  it('says what is left, until when, and what to do', () => {
    const { text } = allowanceMail('ada@example.com', 80, state, PAGE);
    expect(text).toContain('60 calls are left until 1 December 2026, 00:00 UTC');
    expect(text).toContain('tool calls are refused until then');
    expect(text).toContain(`${PAGE}/usage`);
    expect(text).toContain('Ask the operator');
  });

  it('says that calls are refused, or that prepaid ones are taken', () => {
    const spent = { ...state, used: 300 };
    expect(allowanceMail('a@example.com', 100, spent, PAGE).text).toContain(
      'Tool calls are refused until 1 December 2026, 00:00 UTC',
    );
    const prepaid = { ...spent, extra: 1_200 };
    expect(allowanceMail('a@example.com', 100, prepaid, PAGE).text).toContain(
      'Your prepaid calls are taken now. You have 1,200.',
    );
    expect(allowanceMail('a@example.com', 80, { ...state, extra: 5 }, PAGE).text).toContain(
      'prepaid calls are taken, of which you have 5.',
    );
  });
});
