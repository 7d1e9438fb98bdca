import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { hiddenFields, PageBrowser } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, heading, makeKey, portalSuite } from '../../test/portal-suite.ts';
import type { Database } from '../database/connection.ts';

describe.each(databases())('the account on the developer page, $name', (kind) => {
  let portal: TestPortal;
  let database: Database;
  const { disconnected, liveKeys, signIn } = portalSuite(kind, (opened, on) => {
    portal = opened;
    database = on;
  });

  it('lists applications as they call themselves, and disconnects them', async () => {
    const { browser, page } = await signIn();
    expect(page.text).toMatch(/&lt;Claude&gt; <span class="soft small">claude\.ai<\/span>/);
    expect(page.text).toMatch(/Connected on 2 November 2026, 14:03 UTC,\s+last used on 3 November 2026, 09:30 UTC/);
    disconnected.length = 0;
    const after = await browser.submit(page, '/developer/applications/revoke');
    expect(after.at).toBe('/developer?done=disconnected');
    expect(disconnected).toEqual([`${(await portal.accounts.find(ADA)).id} grant-1`]);
  });

  it('shows what the month has cost, as figures, bars and a table', async () => {
    const { browser } = await signIn();
    const { id } = await portal.accounts.find(ADA);
    const month = new Date().toISOString().slice(0, 7);
    await database.orm.execute(sql`insert into usage_months (account_id, month, used) values (${id}, ${month}, 42)`);
    for (const [day, family, calls] of [
      ['01', 'core analysis', 30],
      ['01', 'timing', 10],
      ['02', 'timing', 2],
    ] as const) {
      await database.orm.execute(
        sql`insert into usage_days (account_id, day, family, calls) values (${id}, ${`${month}-${day}`}::date, ${family}, ${calls})`,
      );
    }
    const { text } = await browser.get('/developer');
    const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(plain).toContain('42 of 300 calls used, 258 left');
    expect(plain).toMatch(/The allowance begins again on 1 \w+ \d{4}, 00:00 UTC/);
    expect(plain).toContain('Rate: 10 requests a second, 40 at once.');
    expect(plain).toContain('Calls by day and tool family 40 30 20 10 0 ');
    expect(plain).toMatch(/1 \w{3}: 40 calls, Core analysis 30, Timing 10 /);
    expect(plain).toMatch(/1 \w{3} 40 Core analysis 30, Timing 10 2 \w{3} 2 Timing 2/);
    // The day with 40 calls fills the chart: 30 of them from the bottom, 10 on top; 2 calls are a twentieth of it.
    const bars = [...text.matchAll(/<rect\s+class="(c\d)"\s+x="1"\s+y="([\d.]+)"\s+width="8"\s+height="([\d.]+)"/g)];
    expect(bars.map(([, ...bar]) => bar)).toEqual([
      ['c1', '25.00', '75.00'],
      ['c2', '0.00', '25.00'],
      ['c2', '95.00', '5.00'],
    ]);
  });

  it('signs out: the session is worth nothing then', async () => {
    const { browser, page } = await signIn();
    const session = browser.cookies.get('cuspal_session') ?? '';
    const out = await browser.submit(page, '/developer/sign-out');
    expect([out.at, browser.cookies.has('cuspal_session')]).toEqual(['/developer/sign-in', false]);
    const kept = new PageBrowser(portal.url);
    kept.cookies.set('cuspal_session', session);
    expect((await kept.get('/developer')).at).toContain('/developer/sign-in');
  });

  it('ends a session after a day', async () => {
    const { browser } = await signIn();
    portal.clock.shiftMs = 24 * 3_600_000 + 1;
    expect((await browser.get('/developer')).at).toContain('/developer/sign-in');
  });

  it('deletes the account once its address is typed, with all that belongs to it', async () => {
    const { browser } = await signIn();
    await makeKey(browser, 'Laptop');
    const { id } = await portal.accounts.find(ADA);
    const form = await browser.get('/developer/account');
    for (const confirm of ['', 'yes', 'eve@example.com']) {
      const refused = await browser.submit(form, '/developer/account/delete', { confirm });
      expect([refused.status, refused.text.includes('id="confirm-error" role="alert"')]).toEqual([422, true]);
    }
    expect(await portal.accounts.byId(id)).toBeDefined();
    const session = browser.cookies.get('cuspal_session') ?? '';
    const gone = await browser.submit(form, '/developer/account/delete', { confirm: ' ADA@example.com ' });
    expect([gone.status, heading(gone), browser.cookies.size]).toEqual([200, 'Your account is deleted', 0]);
    expect(await portal.accounts.byId(id)).toBeUndefined();
    expect(await portal.keys.list(id)).toEqual([]);
    expect(await portal.sessions.read(session)).toBeUndefined();
  });

  it('shows who deleted an account and came back in the same month what is used already, and where it comes from', async () => {
    await signIn();
    const { id } = await portal.accounts.find(ADA);
    const month = new Date().toISOString().slice(0, 7);
    await database.orm.execute(sql`insert into usage_months (account_id, month, used) values (${id}, ${month}, 42)`);
    const { browser } = await signIn();
    const form = await browser.get('/developer/account');
    const gone = await browser.submit(form, '/developer/account/delete', { confirm: ADA });
    expect(gone.text).toMatch(/This month it begins with the calls that the old one has\s+made/);
    const { page } = await signIn();
    expect((await portal.accounts.find(ADA)).id).not.toBe(id);
    expect(page.text).toMatch(/<span class="figure">42<\/span> of 300 calls used/);
    expect(page.text).toContain('All of them were made with an earlier account of this address.');
  });

  it('tells a suspended account that signs in so, and whom to ask', async () => {
    const { id } = await portal.accounts.findOrCreateUser(ADA);
    await portal.accounts.suspend(id);
    const { page } = await signIn();
    expect([page.status, heading(page)]).toEqual([403, 'This account is suspended']);
    expect(page.text).toContain('Write to the operator of this server');
    expect(page.text).toContain(`<code>${id}</code>`);
    expect(page.text).not.toContain('action="/developer/keys"');
  });

  it('shows a suspended account nothing but that it is', async () => {
    const { browser } = await signIn();
    const form = await browser.get('/developer');
    const { id } = await portal.accounts.find(ADA);
    await portal.accounts.suspend(id);
    for (const path of ['/developer', '/developer/account', '/developer/connect']) {
      const page = await browser.get(path);
      expect([page.status, heading(page)]).toEqual([403, 'This account is suspended']);
    }
    const { csrf = '' } = hiddenFields(form.text, '/developer/keys');
    expect((await browser.post('/developer/keys', { fields: { csrf, name: 'x' } })).status).toBe(403);
    expect((await browser.post('/developer/account/delete', { fields: { csrf, confirm: ADA } })).status).toBe(403);
    expect(await liveKeys()).toEqual([]);
    expect(await portal.accounts.byId(id)).toBeDefined();
    expect((await browser.submit(await browser.get('/developer'), '/developer/sign-out')).at).toBe(
      '/developer/sign-in',
    );
  });
});
