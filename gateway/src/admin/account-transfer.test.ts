import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, PGLITE } from '../../test/databases.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { OPERATOR } from '../organisations/actor.ts';
import type { Database } from '../database/connection.ts';
import { Journal } from '../journal/journal.ts';
import { Ledger } from '../metering/ledger.ts';
import { Meter } from '../metering/meter.ts';
import type { AccountFile } from './account-transfer.ts';
import { runCommand } from './commands.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const GRANT = { accountId: '', clientId: 'a-client', iat: 1_790_000_000 };

describe.each(databases())('an account that goes from the embedded database to $name', ({ fresh }) => {
  let [from, to]: [Database, Database] = [undefined as never, undefined as never];
  let [here, there]: [TestServices, TestServices] = [undefined as never, undefined as never];
  beforeAll(async () => {
    [from, to] = [await PGLITE.fresh(), await fresh()];
    [here, there] = [servicesOn(from, () => NOVEMBER), servicesOn(to, () => NOVEMBER)];
  });
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  const saved = (file: object): string => {
    const path = join(temporaryFolder(), 'account.json');
    writeFileSync(path, JSON.stringify(file));
    return path;
  };
  const used = async (email: string): Promise<AccountFile> => {
    const { account, keyId } = await here.customer({ name: 'Ada', email, monthlyAllowance: 3_000_000_000 });
    const meter = new Meter(new Ledger(from.orm, 300), quiet, here.setAside, () => NOVEMBER);
    const journal = new Journal(from.orm, quiet, here.setAside, () => NOVEMBER);
    for (const family of ['vargas', 'timing', 'vargas']) {
      await meter.reserve(account.id, family);
      journal.note({
        account: account.id,
        caller: `key ${keyId}`,
        tool: family,
        outcome: 'success',
        ms: 7,
        request: 'r',
      });
    }
    await Promise.all([meter.close(), journal.close()]);
    const grant = JSON.stringify({ ...GRANT, accountId: account.id });
    await from.orm.execute(sql`insert into oidc (kind, id, payload, grant_id) values
      ('Client', 'a-client', '{"client_name": "Claude"}', null), ('Grant', ${`g ${email}`}, ${grant}::jsonb, null),
      ('AccessToken', ${`t ${email}`}, ${grant}::jsonb, ${`g ${email}`}), ('Client', ${`other ${email}`}, '{}', null)
      on conflict do nothing`);
    await expect(runCommand(here, ['export-account', email])).rejects.toThrow('Suspend the account first');
    await here.accounts.suspend(account.id);
    return (await runCommand(here, ['export-account', email])).json as AccountFile;
  };

  it('is there as it was, to the last count', async () => {
    const file = await used('ada@example.com');
    expect(await runCommand(there, ['import-account', saved(file)])).toMatchObject({
      json: { imported: file.cuspalAccount },
    });
    const again = (await runCommand(there, ['export-account', 'ada@example.com'])).json as AccountFile;
    expect(Object.fromEntries(Object.entries(again.rows).map(([table, rows]) => [table, rows.length]))).toEqual({
      accounts: 1,
      members: 0,
      api_keys: 1,
      key_usage_months: 0,
      usage_months: 1,
      usage_days: 2,
      usage_callers: 1,
      usage_tools: 2,
      calls: 3,
      allowance_notices: 0,
      set_aside_usage: 0,
      project_clients: 0,
      oidc: 3,
    });
    const [came, gone] = [
      await there.personalData.of(file.cuspalAccount),
      await here.personalData.of(file.cuspalAccount),
    ];
    // Each server has an audit log of its own, so that of the account begins there with its coming, and tells of the export above.
    expect({ ...came, auditLog: [] }).toEqual({ ...gone, auditLog: [] });
    expect(came.auditLog.map(({ action }) => action)).toEqual(['account.import', 'account.export']);
    expect(again.rows.api_keys.map(({ hash }) => hash)).toEqual(file.rows.api_keys.map(({ hash }) => hash));
    await there.accounts.resume(file.cuspalAccount);
    const meter = new Meter(new Ledger(to.orm, 300), quiet, there.setAside, () => NOVEMBER);
    expect(await meter.reserve(file.cuspalAccount, 'vargas')).toMatchObject({ granted: true });
    await meter.close();
    expect((await there.usage.month(file.cuspalAccount)).used).toBe(4);
  });

  it('finds its memberships again where the organisation is, and comes out of an organisation as its own', async () => {
    const [ada, eve] = await Promise.all(
      ['member@example.com', 'keeper@example.com'].map((email) => here.accounts.findOrCreateUser(email)),
    );
    if (!ada || !eve) throw new Error('nobody');
    const [known, unknown] = [
      await here.organisations.make(eve, 'Known'),
      await here.organisations.make(eve, 'Unknown'),
    ];
    for (const { id } of [known, unknown]) await here.members.set(OPERATOR, id, { person: ada, role: 'billing' });
    const keeper = await there.accounts.findOrCreateUser('keeper@example.com');
    await to.orm.execute(sql`insert into organisations (id, name) values (${known.id}, 'Known')`);
    await there.members.set(OPERATOR, known.id, { person: keeper, role: 'owner' });
    const moved = async (named: string): Promise<string> => {
      await here.accounts.suspend((await here.accounts.find(named)).id);
      return (
        await runCommand(there, [
          'import-account',
          saved((await runCommand(here, ['export-account', named])).json as object),
        ])
      ).text;
    };
    await moved('member@example.com');
    expect(await there.members.list(OPERATOR, known.id)).toMatchObject([{ role: 'billing' }, { role: 'owner' }]);
    expect((await there.personalData.of(ada.id)).memberships).toMatchObject([
      { organisation: 'Known', role: 'billing' },
    ]);

    const { account } = await here.customer({ name: 'Site' });
    await here.projects.adopt(account, known.id);
    const twin = await here.twins.findOrCreate(account);
    await moved(account.id);
    expect(await there.accounts.byId(account.id)).toMatchObject({ organisationId: account.id });
    expect(await there.accounts.byId(twin.id)).toMatchObject({ organisationId: account.id });
  });

  it('comes once, whole, from the same version, beside a client that is known', async () => {
    const file = await used('bob@example.com');
    const [key] = file.rows.api_keys;
    const twoOfOneKey = { ...file, rows: { ...file.rows, api_keys: [key, key] } };
    await expect(runCommand(there, ['import-account', saved(twoOfOneKey)])).rejects.toThrow();
    await expect(there.accounts.find('bob@example.com')).rejects.toThrow('no account');
    await runCommand(there, ['import-account', saved(file)]);
    await expect(runCommand(there, ['import-account', saved(file)])).rejects.toThrow('already');
    await expect(
      runCommand(there, ['import-account', saved({ ...file, schema: '0001_accounts.sql' })]),
    ).rejects.toThrow('bring both to one version');
    await expect(runCommand(there, ['import-account', saved({ hello: 1 })])).rejects.toThrow('cannot be read');
    await expect(runCommand(here, ['export-account', 'operator'])).rejects.toThrow('stays where it is');
  });
});
