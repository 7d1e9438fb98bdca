import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { runGateway } from '../../gateway/test/child.ts';
import { meteringSuite, type MeteringSuite } from '../../gateway/test/metering-suite.ts';
import { hiddenFields, PageBrowser } from '../../gateway/test/page-browser.ts';
import { OPERATOR } from '../../gateway/src/organisations/actor.ts';
import { Sessions } from '../../gateway/src/sign-in/sessions.ts';
import { checkoutOf, lastRelease } from '../support/last-release.ts';

const release = lastRelease();

if (release === undefined) {
  describe.skip('the release before: its commit is not in the history here', () => it('skipped', () => {}));
} else {
  let tree: string | undefined;
  afterAll(() => {
    if (tree !== undefined) rmSync(tree, { recursive: true, force: true });
  });
  // The old gateway starts on the new schema, and one that is killed is the old one.
  meteringSuite(
    `the release before (${release.slice(0, 12)}) beside this one`,
    (environment) => {
      const old = (tree ??= checkoutOf(release));
      return [runGateway(environment, old), runGateway(environment), runGateway(environment, old)];
    },
    organisations,
  );
}

/** Organisations beside a version that may know of none: their keys call, and what it writes and deletes fits in. */
function organisations({ database, services, urls, outcome }: MeteringSuite): void {
  const signedIn = async (url: string, accountId: string): Promise<PageBrowser> => {
    const browser = new PageBrowser(url);
    browser.cookies.set('cuspal_session', await new Sessions(database().orm).start(accountId));
    return browser;
  };
  const rows = async (query: ReturnType<typeof sql>): Promise<readonly unknown[]> =>
    Object(await database().orm.execute(query)).rows;

  it('projects of an organisation are called and metered on both', async () => {
    const { accounts, organisations: all, projects, keys, usage } = services();
    const owner = await accounts.findOrCreateUser('owner@example.com');
    const { id } = await all.make(owner, 'Blue');
    const { account, key } = await services().customer({ name: 'Site', monthlyAllowance: 4 });
    await projects.adopt(account, id);
    const empty = await projects.make(OPERATOR, id, 'Empty');
    const { key: spent } = await keys.create(empty.id, 'Key');
    const [, fresh = '', old = ''] = urls();
    for (const url of [old, fresh]) {
      expect([await outcome(url, key), await outcome(url, key), await outcome(url, spent)]).toEqual([
        'success',
        'success',
        'quota_exhausted',
      ]);
    }
    expect(await outcome(old, key)).toBe('quota_exhausted');
    expect(await usage.month(account.id)).toMatchObject({ used: 4 });
  }, 60_000);

  it('accounts are shown, and deleted with their personal organisation, by the old one too', async () => {
    const { accounts, organisations: all, keys } = services();
    const [, , old = ''] = urls();
    const ada = await accounts.findOrCreateUser('ada@example.com');
    await keys.create(ada.id, 'Key of Ada');
    const browser = await signedIn(old, ada.id);
    expect((await browser.get('/developer')).text).toContain('Key of Ada');
    const { id } = await all.make(ada, 'Green');
    const page = await browser.get('/developer/account');
    const fields = { ...hiddenFields(page.text, '/developer/account/delete'), confirm: 'ada@example.com' };
    // The one owner of an organisation stays, whoever is asked.
    expect((await browser.post('/developer/account/delete', { fields })).status).toBeGreaterThanOrEqual(422);
    expect(await rows(sql`select role from members where organisation_id = ${id}`)).toEqual([{ role: 'owner' }]);
    await all.delete(OPERATOR, id);
    expect((await browser.post('/developer/account/delete', { fields })).status).toBe(200);
    expect(await rows(sql`select id from organisations where id = ${ada.id}`)).toEqual([]);
  }, 60_000);
}
