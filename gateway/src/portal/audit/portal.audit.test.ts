import { describe, expect, it } from 'vitest';
import { quickest } from '../../../test/databases.ts';
import { ADA, portalSuite } from '../../../test/portal-suite.ts';
import type { TestPortal } from '../../../test/portal.ts';
import { guest } from '../../../test/two-organisations.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { recordAlone } from '../../audit/record.ts';
import { verifyChain } from '../../audit/verify.ts';
import type { Database } from '../../database/connection.ts';
import { OPERATOR, personOf } from '../../organisations/actor.ts';

describe('the audit log on the developer page', () => {
  let portal: TestPortal;
  let database: Database;
  const { signIn } = portalSuite(quickest(), (opened, on) => {
    [portal, database] = [opened, on];
  });
  const log = () => new AuditLog(database.orm, { retentionDays: 400 });

  const company = async () => {
    const { browser, page } = await signIn();
    const ada = await portal.accounts.find(ADA);
    const list = await browser.get('/developer/organisations');
    const made = await browser.submit(list, '/developer/organisations', { name: 'Blue <Ltd>' });
    const [at = ''] = made.at.split('?');
    return { browser, page, made, ada, at, id: at.split('/').at(-1) ?? '' };
  };
  const rowsIn = (text: string): readonly string[] =>
    [...text.matchAll(/<th scope="row">([^<]*)<\/th>/g)].map(([, what = '']) => what);

  it('shows what was done in an organisation, the newest first, in words and with names', async () => {
    const { browser, made, at } = await company();
    await browser.submit(made, `${at}/projects`, { name: 'Shop <1>' });
    const renamed = await browser.submit(await browser.get(at), `${at}/rename`, { name: 'Green' });
    expect(renamed.text).toContain(`href="${at}/audit"`);
    const { text, status } = await browser.get(`${at}/audit`);
    expect(status).toBe(200);
    expect(rowsIn(text)).toEqual(['Organisation renamed', 'Project made', 'Member joined', 'Organisation made']);
    expect(text).toContain('name: Blue &lt;Ltd&gt; → Green');
    expect(text).toContain('Shop &lt;1&gt;');
    expect(text).toContain(ADA);
    expect(text).not.toContain('<script');
  });

  it('is filtered by what, who and day, and says so where nothing fits', async () => {
    const { browser, at, id } = await company();
    await portal.organisations.projects.make(OPERATOR, id, 'Made by command');
    await recordAlone(database.orm, {
      action: 'project.make',
      of: { organisationId: id },
      by: { surface: 'command', actor: { kind: 'operator' } },
    });
    const shown = async (query: string) => rowsIn((await browser.get(`${at}/audit?${query}`)).text);
    expect(await shown('action=member.join')).toEqual(['Member joined']);
    expect(await shown('actor=operator')).toEqual(['Project made']);
    const today = new Date().toISOString().slice(0, 10);
    expect((await shown(`from=${today}&to=${today}`)).length).toBeGreaterThan(3);
    expect(await shown('to=2020-01-01')).toEqual([]);
    expect((await browser.get(`${at}/audit?to=2020-01-01`)).text).toContain('Nothing that fits.');
    // What cannot be read is as if it had not been chosen.
    const all = (await shown('')).length;
    for (const query of ['action=none', 'actor=%3Cx%3E', 'from=2026-13-45', 'before=-1', 'before=x', 'colour=red']) {
      expect([query, (await shown(query)).length]).toEqual([query, all]);
    }
    const { text } = await browser.get(`${at}/audit?action=member.join&from=${today}`);
    expect(text).toMatch(/<option value="member\.join"\s+selected>/);
    expect(text).toContain(`audit.jsonl?action=member.join&amp;from=${today}"`);
  });

  it('has each entry on one of its pages, by a cursor that what comes later does not shift', async () => {
    const { browser, at, id } = await company();
    const more = (count: number) =>
      recordAlone(
        database.orm,
        ...Array.from({ length: count }, () => ({ action: 'project.make' as const, of: { organisationId: id } })),
      );
    await more(118);
    const pages: number[] = [];
    for (let next: string | undefined = `${at}/audit`; next !== undefined;) {
      const { text } = await browser.get(next);
      pages.push(rowsIn(text).length);
      next = /href="([^"]+)">Older entries/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      await more(1);
    }
    expect(pages).toEqual([50, 50, 20]);
  });

  it('is exported as JSON lines that can be verified, and that is recorded', async () => {
    const { browser, at, id, ada } = await company();
    await portal.organisations.projects.make(personOf(ada), id, 'Shop');
    const file = await browser.get(`${at}/audit.jsonl`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'application/jsonl; charset=utf-8',
      'attachment; filename="cuspal-audit.jsonl"',
    ]);
    const lines = file.text.trimEnd().split('\n');
    const entries = lines.map((line) => JSON.parse(line)).map((entry) => ({ ...entry, at: new Date(entry.at) }));
    const last = entries.at(-1);
    expect(last).toMatchObject({ action: 'audit.export', targetKind: 'organisation' });
    expect(await verifyChain(last, entries)).toEqual({ ok: true, entries: entries.length });
    expect(file.text).not.toContain(ADA);
    const some = await browser.get(`${at}/audit.jsonl?action=member.join`);
    expect(some.text.trimEnd().split('\n')).toHaveLength(1);
    expect(await log().verify(id)).toMatchObject({ ok: true });
  });

  it('of the own account is beside it, for its person alone', async () => {
    const { browser, page } = await signIn();
    expect(page.status).toBe(200);
    const account = await browser.get('/developer/account');
    expect(account.text).toContain('href="/developer/account/audit"');
    const { text } = await browser.get('/developer/account/audit');
    expect(rowsIn(text).slice(0, 2)).toEqual(['Signed in', 'Account made']);
    const eve = await guest(portal);
    const others = await eve.browser.get('/developer/account/audit');
    expect(others.text).not.toContain(ADA);
    const file = await browser.get('/developer/account/audit.jsonl');
    expect(file.text).toContain('"action":"sign-in.enter"');
  });
});
