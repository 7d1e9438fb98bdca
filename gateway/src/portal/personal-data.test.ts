import { getTableName, getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { organisationsOn } from '../../test/organisations.ts';
import { PageBrowser } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { portalSuite } from '../../test/portal-suite.ts';
import { scimCompany } from '../../test/scim.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import { runCommand } from '../admin/commands.ts';
import type { Database } from '../database/connection.ts';
import { schema, scimGroupMembers, scimGroups, scimUsers } from '../database/schema.ts';
import { OPERATOR, personOf } from '../organisations/actor.ts';
import { Journal } from '../journal/journal.ts';
import { Ledger } from '../metering/ledger.ts';
import { Meter } from '../metering/meter.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

describe('the data of an account', () => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database, () => NOVEMBER);
  });
  afterAll(() => database.close());

  it('is all that tables keep of it, and nothing of others', async () => {
    const [one, other] = [
      await services.customer({ name: 'Ada', email: 'ada@example.com', monthlyAllowance: 7 }),
      await services.customer({ name: 'Bob', email: 'bob@example.com' }),
    ];
    const meter = new Meter(new Ledger(database.orm, 300), quiet, services.setAside, () => NOVEMBER);
    const journal = new Journal(database.orm, quiet, services.setAside, () => NOVEMBER);
    for (const { account, keyId } of [one, other]) {
      await meter.reserve(account.id, 'vargas');
      const caller = `key ${keyId}` as const;
      journal.note({
        account: account.id,
        caller,
        tool: 'get_planets',
        outcome: 'success',
        ms: 7,
        request: `r ${keyId}`,
      });
    }
    await Promise.all([meter.close(), journal.close()]);
    const data = await services.personalData.of(one.account.id);
    expect(data).toMatchObject({
      madeAt: new Date(NOVEMBER),
      account: { id: one.account.id, name: 'Ada', email: 'ada@example.com', monthlyAllowance: 7 },
      keys: [{ id: one.keyId, name: 'Test', endsIn: one.key.slice(-4), revokedAt: null }],
      usage: {
        months: [{ month: '2026-11', used: 1, extraUsed: 0 }],
        days: [{ day: '2026-11-20', family: 'vargas', calls: 1 }],
        byCaller: [{ month: '2026-11', caller: `key ${one.keyId}`, succeeded: 1, refused: 0 }],
        byTool: [{ month: '2026-11', tool: 'get_planets', outcome: 'success', calls: 1 }],
      },
      latestCalls: [{ tool: 'get_planets', outcome: 'success', durationMs: 7, requestId: `r ${one.keyId}` }],
      connectedApplications: [],
    });
    expect(data.testAccount).toBeUndefined();
    const text = JSON.stringify(data);
    for (const foreign of [other.account.id, other.keyId, 'bob@example.com', one.key])
      expect(text).not.toContain(foreign);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
    // The second file has an entry about the first one.
    const exported: unknown = expect.objectContaining({ action: 'account.export', surface: 'service' });
    const again = { ...data, auditLog: [...data.auditLog, exported] };
    expect((await runCommand(services, ['export-data', 'ada@example.com'])).json).toEqual(again);
  });

  it('has shares of keys, and the test account beside it', async () => {
    const { account, keyId } = await services.customer({ name: 'Eve', email: 'eve@example.com' });
    const restrictions = { monthlyCalls: 5, addressRanges: ['203.0.113.0/24'] };
    await services.keyChanges.restrict(account.id, keyId, restrictions);
    const twin = await services.twins.findOrCreate(account);
    await services.keys.create(twin.id, 'For tests');
    const meter = new Meter(new Ledger(database.orm, 300), quiet, services.setAside, () => NOVEMBER);
    await meter.reserve(account.id, 'vargas', keyId);
    await meter.close();
    expect(await services.personalData.of(account.id)).toMatchObject({
      keys: [{ id: keyId, ...restrictions, allowedOrigins: [], secretOf: null }],
      usage: { sharesOfKeys: [{ keyId, month: '2026-11', used: 1 }] },
      testAccount: { account: { id: twin.id }, keys: [{ name: 'For tests' }] },
    });
  });

  it('has memberships and invitations, and nothing of other members', async () => {
    const [ada, bob] = [
      await services.accounts.findOrCreateUser('in@example.com'),
      await services.accounts.findOrCreateUser('other@example.com'),
    ];
    const { organisations, members, invitations } = organisationsOn(database);
    const { id } = await organisations.make(bob, 'Blue');
    await members.set(OPERATOR, id, { person: ada, role: 'owner' });
    await invitations.send(personOf(ada), id, { address: 'new@example.com', role: 'reader' });
    const { id: second } = await organisations.make(bob, 'Green');
    await invitations.send(personOf(bob), second, { address: 'in@example.com', role: 'billing' });
    const data = await services.personalData.of(ada.id);
    expect(data.memberships).toMatchObject([{ organisationId: id, organisation: 'Blue', role: 'owner' }]);
    expect(data.invitations).toMatchObject({ received: [{ role: 'billing' }], sent: [{ email: 'new@example.com' }] });
    expect(JSON.stringify(data)).not.toMatch(/other@example\.com|Green|[0-9a-f]{64}/);
    await members.set(OPERATOR, id, { person: bob, role: 'owner' });
    await services.accounts.delete(ada.id);
    expect(await members.list(OPERATOR, id)).toHaveLength(1);
    expect(await invitations.list(OPERATOR, second)).toEqual([]);
  });

  it('has what the provider of an organisation keeps of the person, and nothing of others', async () => {
    const scim = await scimCompany({ database, services, url: () => '' });
    const ada = await services.accounts.findOrCreateUser(`ada@${scim.domain}`);
    const rows = ['ada', 'eve'].map((name) => ({ id: `${name}-of-scim`, name, email: `${name}@${scim.domain}` }));
    for (const { id, name, email } of rows) {
      const { id: accountId } = await services.accounts.findOrCreateUser(email);
      const facts = { userName: email, givenName: name, externalId: `00-${name}`, active: true };
      await database.orm.insert(scimUsers).values({ id, organisationId: scim.id, accountId, email, ...facts });
    }
    const group = { id: 'group-of-scim', organisationId: scim.id, displayName: 'Engineers' };
    await database.orm.insert(scimGroups).values(group);
    await database.orm.insert(scimGroupMembers).values({ groupId: group.id, userId: 'ada-of-scim' });
    const data = await services.personalData.of(ada.id);
    expect(data.provisioned).toMatchObject([
      { organisationId: scim.id, userName: `ada@${scim.domain}`, givenName: 'ada', externalId: '00-ada', active: true },
    ]);
    expect(data.provisionedGroups).toEqual([{ organisationId: scim.id, group: 'Engineers' }]);
    expect(JSON.stringify(data)).not.toContain('eve');
    await services.accounts.delete(ada.id);
    const left = await database.orm.select({ id: scimUsers.id }).from(scimUsers);
    expect(left).toEqual([{ id: 'eve-of-scim' }]);
  });

  it('leaves out no table that names accounts', () => {
    const tables = Object.values(schema).filter((each) => is(each, PgTable));
    const ofAccounts = tables
      .filter((table) => 'accountId' in getTableColumns(table))
      .map((table) => getTableName(table));
    // Each is told of by PersonalData, but for what the operator settles within days.
    expect(ofAccounts.sort()).toEqual([
      'account_languages',
      'address_changes',
      'allowance_notices',
      'api_keys',
      'audit_names',
      'billing_events',
      'calls',
      'key_usage_months',
      'members',
      'passkeys',
      'project_clients',
      'scim_users',
      'set_aside_usage',
      'usage_callers',
      'usage_days',
      'usage_months',
      'usage_tools',
      'web_sessions',
    ]);
  });
});

describe('the file of it on the developer page', () => {
  let portal: TestPortal;
  const { signIn } = portalSuite(quickest(), (opened) => {
    portal = opened;
  });

  it('is for its owner alone', async () => {
    const { browser, page } = await signIn();
    expect((await browser.get('/developer/account')).text).toContain('href="/developer/account/data"');
    const file = await browser.get('/developer/account/data');
    expect(page.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="cuspal-account.json"',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(file.text)).toMatchObject({ account: { email: 'ada@example.com' }, sessions: [{}] });
    const stranger = await new PageBrowser(portal.url).get('/developer/account/data');
    expect(stranger.text).not.toContain('ada@example.com');
    expect(stranger.at).toMatch(/^\/developer\/sign-in/);
  });
});
