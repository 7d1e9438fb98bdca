import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { AccountError } from '../accounts/accounts.ts';
import { storedKeys } from '../auth/api-keys.ts';
import type { Database } from '../database/connection.ts';
import { runCommand, usageText } from './commands.ts';

describe.each(databases())('operator commands on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());
  const operator = async (line: string) => {
    const { json, text } = await runCommand(services, line.split(' '));
    return { json: JSON.parse(JSON.stringify(json)), text };
  };
  const opens = async (key: string) => (await storedKeys(database.orm).authenticate(key)).ok;

  it('make an account with limits of its own and its first key', async () => {
    const { json, text } = await operator(
      'create-account --name Acme --email Ops@Acme.example --allowance 3 --extra 9 --rate 7 --burst 8 --max-keys 2',
    );
    expect(json.account).toMatchObject({
      kind: 'user',
      name: 'Acme',
      email: 'ops@acme.example',
      unmetered: false,
      monthlyAllowance: 3,
      extraCalls: 9,
      ratePerSecond: 7,
      burst: 8,
      maxKeys: 2,
    });
    expect(text).toContain(json.key);
    expect(await opens(json.key)).toBe(true);
    expect((await operator('create-account --name Bare --no-key')).json).not.toHaveProperty('key');
    await expect(operator('create-account --name Twin --email ops@acme.example')).rejects.toThrow(AccountError);
  });

  it('issue keys up to the limit, show them without their secret, revoke them', async () => {
    const { account, key } = (await operator('create-account --name Keys --email keys@acme.example')).json;
    const issued = (await operator('issue-key keys@acme.example --name laptop')).json;
    expect(await opens(issued.key)).toBe(true);
    const shown = await operator(`show-account ${account.id}`);
    expect(shown.json.metricsName).toMatch(/^[0-9a-f]{12}$/);
    expect(shown.json.metricsName).not.toBe(account.id);
    expect(shown.json.keys.map(({ name }: { name: string }) => name)).toEqual(['First key', 'laptop']);
    expect(shown.text).toContain(issued.keyId);
    for (const output of [shown.text, JSON.stringify(shown.json)]) {
      expect(output).not.toContain(key);
      expect(output).not.toMatch(/[0-9a-f]{64}/);
    }
    await operator(`rename-key ${issued.keyId} --name desk`);
    const names = (await operator(`show-account ${account.id}`)).json.keys.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['First key', 'desk']);
    expect(await opens(issued.key)).toBe(true);
    await expect(operator(`rename-key ${issued.keyId} --name=`)).rejects.toThrow('name of 1 to 60');
    const [plain, lasting] = [issued, (await operator(`issue-key ${account.id} --name month --days 30`)).json];
    expect(plain.expiresAt).toBeNull();
    const keys = (await operator(`show-account ${account.id}`)).json.keys;
    const { createdAt, expiresAt } = keys.find(({ id }: { id: string }) => id === lasting.keyId);
    expect(Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000)).toBe(30);
    expect((await operator(`show-account ${account.id}`)).text).toMatch(/expires[\s\S]*never[\s\S]*\d{4}-\d\d-\d\d/);
    for (let more = 0; more < 2; more += 1) await operator(`issue-key ${account.id}`);
    await expect(operator(`issue-key ${account.id}`)).rejects.toThrow('5 live keys');
    expect((await operator(`revoke-key ${issued.keyId}`)).json).toEqual({
      revoked: issued.keyId,
      accountId: account.id,
    });
    expect(await opens(issued.key)).toBe(false);
    await expect(operator(`revoke-key ${issued.keyId}`)).rejects.toThrow('no live key');
    await expect(operator(`rename-key ${issued.keyId} --name late`)).rejects.toThrow('no live key');
  });

  it('set limits and go back to the defaults', async () => {
    const { account } = (await operator('create-account --name Limits --no-key')).json;
    const set = async (line: string) => (await operator(`set-limits ${account.id} ${line}`)).json.account;
    expect(await set('--allowance 0 --unmetered --extra 4')).toMatchObject({
      monthlyAllowance: 0,
      unmetered: true,
      extraCalls: 4,
    });
    expect(await set('--allowance default --metered --rate default')).toMatchObject({
      monthlyAllowance: null,
      unmetered: false,
      ratePerSecond: null,
      extraCalls: 4,
    });
    await expect(set('--metered --unmetered')).rejects.toThrow('contradict');
  });

  it('show what was used', async () => {
    const { account } = (await operator('create-account --name Used --no-key --allowance 5')).json;
    await database.orm.execute(
      `select * from reserve_calls('[{"account":"${account.id}","families":["vargas","timing","vargas"]}]', '2026-10-05', 300)`,
    );
    const { json, text } = await operator(`usage ${account.id} --month 2026-10`);
    expect(json).toMatchObject({
      accountId: account.id,
      month: '2026-10',
      used: 3,
      allowance: 5,
      extra: 0,
      resetsAt: '2026-11-01T00:00:00.000Z',
      perDay: [
        { day: '2026-10-05', family: 'timing', calls: 1 },
        { day: '2026-10-05', family: 'vargas', calls: 2 },
      ],
    });
    expect(text).toMatch(/2026-10-05 {2}vargas {6}2$/m);
    expect((await operator(`usage ${account.id} --month 2026-09`)).json).toMatchObject({ used: 0, perDay: [] });
  });

  it('suspend, resume and delete, the last only when told twice', async () => {
    const { account } = (await operator('create-account --name Gone')).json;
    expect((await operator(`suspend ${account.id}`)).json.account.suspendedAt).toMatch(/^\d{4}-/);
    expect((await operator(`resume ${account.id}`)).json.account.suspendedAt).toBeNull();
    await expect(operator(`delete-account ${account.id}`)).rejects.toThrow('--yes');
    await operator(`delete-account ${account.id} --yes`);
    await expect(operator(`show-account ${account.id}`)).rejects.toThrow('no account');
    await expect(operator('delete-account operator --yes')).rejects.toThrow(AccountError);
  });

  it('list accounts in columns', async () => {
    const { text, json } = await operator('list-accounts');
    const [head = '', ...rows] = text.split('\n');
    expect(head).toMatch(
      /^id +name +email +allowance +extra +rate +burst +max keys +suspended +organisation +clock stands at +created$/,
    );
    expect(rows.find((row) => row.startsWith('operator'))).toMatch(
      /^operator +Operator +- +unmetered +0 +unlimited +default/,
    );
    expect(json.accounts).toHaveLength(rows.length);
  });

  it('make demo keys: of an account that is made once, the oldest going when there are too many', async () => {
    const made: string[] = [];
    for (let day = 0; day < 7; day += 1) made.push((await operator('demo-key --unmetered')).json.key);
    expect(await services.accounts.byId('demo')).toMatchObject({ kind: 'user', unmetered: true });
    expect(await Promise.all(made.map(opens))).toEqual([false, false, true, true, true, true, true]);
  });

  it('say how they are used, each by a line that can be copied whole', () => {
    const usage = usageText('npm run admin --');
    for (const name of [
      'create-account --name NAME [--email ADDRESS]',
      'issue-key ACCOUNT [--name NAME] [--days N]',
      'rename-key KEY-ID --name NAME',
      'revoke-key KEY-ID',
      'set-limits ACCOUNT',
      'usage ACCOUNT [--month YYYY-MM]',
      'suspend ACCOUNT',
      'list-accounts',
    ]) {
      expect(usage).toContain(`\n  npm run admin -- ${name}`.slice(name.startsWith('create') ? 1 : 0));
    }
    expect(usage).toContain('[LIMITS]: [--allowance N|default]');
    expect(usageText('cuspal admin', 'suspend').split('\n')[0]).toBe('  cuspal admin suspend ACCOUNT');
    expect(usageText('cuspal admin', 'suspend')).not.toMatch(/resume|LIMITS/);
    expect(usageText('cuspal admin', 'toString')).toBe(usageText('cuspal admin'));
  });

  it.each([
    ['create-acount', 'There is no command "create-acount"'],
    ['toString', 'There is no command'],
    ['create-account', '--name'],
    ['create-account --name A B', '--name'],
    ['set-limits operator', 'at least one limit'],
    ['set-limits operator --allowance=-1', '--allowance is -1'],
    ['set-limits operator --rate fast', '--rate is fast: give a whole number from 1 to 1000000000.'],
    ['set-limits operator --rate 0', '--rate is 0'],
    ['set-limits operator --allowance 1e3', '--allowance is 1e3'],
    ['set-limits nobody --rate 5', 'There is no account with this id or e-mail address.'],
    ['usage operator --month 2026-13', '--month is 2026-13'],
    ['rename-key some-id', '--name NAME'],
    ['create-account --name A --email nobody', '"nobody" is no e-mail address'],
    ['usage', 'one word: the account'],
    ['issue-key operator --colour red', '--colour'],
    ['issue-key operator --days 0', '--days is 0'],
    ['issue-key operator --days 3651', '1 to 3650 days'],
  ])('refuse %p by what is wrong with it', async (line, said) => {
    await expect(operator(line)).rejects.toThrow(AccountError);
    await expect(operator(line)).rejects.toThrow(said);
  });
});
