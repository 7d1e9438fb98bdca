import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { PageBrowser, type Visited } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { heading, KEY, makeKey, portalSuite } from '../../test/portal-suite.ts';
import type { Database } from '../database/connection.ts';
import { NewKeySeal } from './new-key-seal.ts';

const MINUTE = 60_000;

describe.each(databases())('the page of a new key, $name', (kind) => {
  let portal: TestPortal;
  let database: Database;
  const { liveKeys, signIn } = portalSuite(kind, (opened, on) => {
    portal = opened;
    database = on;
  });
  const keyIn = ({ text }: Visited) => KEY.exec(text)?.[0];

  it('survives a reload for ten minutes, and makes no second key', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    expect(made.at).toMatch(/^\/developer\/new-key\?key=[\w-]{36}$/);
    const key = keyIn(made);
    expect(key).toBeDefined();
    portal.clock.shiftMs = 10 * MINUTE - 5_000;
    expect(keyIn(await browser.get(made.at))).toBe(key);
    portal.clock.shiftMs = 10 * MINUTE + 1;
    const late = await browser.get(made.at);
    expect([late.at, keyIn(late)]).toEqual(['/developer', undefined]);
    expect(await liveKeys()).toHaveLength(1);
  });

  it('is gone once the key is copied', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    const after = await browser.submit(made, '/developer/new-key');
    expect([after.at, browser.cookies.has('cuspal_new_key')]).toEqual(['/developer', false]);
    expect((await browser.get(made.at)).at).toBe('/developer');
  });

  it('is gone once the key is revoked, though the cookie is there', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    await browser.submit(await browser.get('/developer'), '/developer/keys/revoke');
    expect((await browser.get(made.at)).at).toBe('/developer');
  });

  it('is shown to nobody who has the cookie alone, nor in another session of the same account', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    const sealed = browser.cookies.get('cuspal_new_key') ?? '';
    const stranger = new PageBrowser(portal.url);
    const { browser: eve } = await signIn('eve@example.com');
    const { browser: again } = await signIn();
    for (const other of [stranger, eve, again]) {
      other.cookies.set('cuspal_new_key', sealed);
      expect(keyIn(await other.get(made.at))).toBeUndefined();
    }
    expect(keyIn(await browser.get(made.at))).toBeDefined();
  });

  it('leaves the key nowhere in the database, and nothing of it in the browser after signing out', async () => {
    const { browser } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    const key = keyIn(made) ?? '-';
    expect(browser.cookies.get('cuspal_new_key')).not.toContain(Buffer.from(key).toString('base64url').slice(0, 20));
    const tables = await database.orm.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
    const names = Object(tables).rows.map(({ tablename }: { tablename: string }) => tablename);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const rows = JSON.stringify(await database.orm.execute(sql.raw(`select * from "${name}"`)));
      expect(rows).not.toContain(key.slice(4));
    }
    await browser.submit(made, '/developer/sign-out');
    expect([...browser.cookies.keys()]).not.toContain('cuspal_new_key');
  });

  it('opens no seal that was changed, shortened or made up, and shares its secret among gateways', async () => {
    const owner = { accountId: 'a', keyId: 'k', csrf: 'c' };
    const key = `mcp_${'k'.repeat(43)}`;
    const [one, other] = [new NewKeySeal(database.orm), new NewKeySeal(database.orm)];
    const sealed = await one.seal(key, owner);
    expect(sealed).toMatch(/^[\w-]{108}$/);
    expect(await other.open(sealed, owner)).toBe(key);
    for (const field of ['accountId', 'keyId', 'csrf'] as const) {
      expect(await other.open(sealed, { ...owner, [field]: 'x' })).toBeUndefined();
    }
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      expect(await one.open(changed, owner)).toBeUndefined();
    }
    for (const short of ['', 'A', sealed.slice(0, 40), sealed.slice(0, -4), 'A'.repeat(128)]) {
      expect(await one.open(short, owner)).toBeUndefined();
    }
  });

  it('says when the key expires; only times of the list can be chosen', async () => {
    const { browser } = await signIn();
    const form = await browser.get('/developer');
    const made = await browser.submit(form, '/developer/keys', { name: 'Month', life: '30' });
    expect(heading(made)).toBe('Your new key');
    expect(made.text).toMatch(/It expires on \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
    for (const life of ['0', '31', '1e9', '-1', 'never']) {
      const refused = await browser.submit(form, '/developer/keys', { name: `Odd ${life}`, life });
      expect([refused.status, refused.text.includes('choose one of the list')]).toEqual([422, true]);
    }
    const [key] = await liveKeys();
    expect((key?.expiresAt?.getTime() ?? 0) - (key?.createdAt.getTime() ?? 0)).toBeGreaterThan(29.9 * 86_400_000);
    expect(await liveKeys()).toHaveLength(1);
    expect((await browser.get('/developer')).text).toMatch(
      /<td>never<\/td>\s*<td class="roomy">\d+ \w+ \d{4}, \d\d:\d\d<\/td>/,
    );

    portal.clock.shiftMs = 31 * 86_400_000;
    const { page } = await signIn();
    expect(page.text).toMatch(/No keys yet \(up to 5\)/);
    expect(page.text).toMatch(/Expired on \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
    expect(page.text).not.toContain('Rename Month');
    expect(page.text).toContain('Remove Month from this list');
  });
});
