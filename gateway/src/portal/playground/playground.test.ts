import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INLINE_STYLES } from '@cuspal/figures';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { send } from '../../../test/http.ts';
import { PageBrowser } from '../../../test/page-browser.ts';
import type { TestPortal } from '../../../test/portal.ts';
import { ADA, heading, portalSuite } from '../../../test/portal-suite.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Database } from '../../database/connection.ts';
import { PAGE_TOKEN_MINUTES, PageTokens } from '../../auth/page-tokens.ts';
import { Access } from '../../organisations/access.ts';

const TOKEN = /data-token="(page_[\w-]+)"/;
const folder = temporaryFolder();

describe.each(databases())('the playground, $name', (kind) => {
  let portal: TestPortal;
  let database: Database;
  const { restart, signIn } = portalSuite(kind, (opened, on) => {
    portal = opened;
    database = on;
  });
  const opened = async () => {
    const { browser } = await signIn();
    const page = await browser.get('/developer/playground');
    return { browser, page, token: TOKEN.exec(page.text)?.[1] ?? '' };
  };
  const verdict = (token: string) => portal.tokens.authenticate(token);

  it('is for those who have signed in, and leads back to itself', async () => {
    const page = await new PageBrowser(portal.url).get('/developer/playground');
    expect([heading(page), page.at]).toEqual(['Sign in', '/developer/sign-in?next=%2Fdeveloper%2Fplayground']);
    expect(page.text).not.toMatch(TOKEN);
  });

  it('runs one script of ours, asks this server alone, and takes no style but those it names', async () => {
    const { page } = await opened();
    expect([heading(page), page.headers['cache-control']]).toEqual(['Playground', 'no-store']);
    const policy = new Map(
      String(page.headers['content-security-policy'])
        .split('; ')
        .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)] as const),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    const sheets = [...page.text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, sheet]) => sheet ?? '');
    expect(policy.get('style-src')?.toSorted()).toEqual(
      ["'unsafe-hashes'", ...[...sheets, ...INLINE_STYLES].map(sourceOf)].toSorted(),
    );
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/developer/playground.js" defer>']);
    const other = await new PageBrowser(portal.url).get('/developer/sign-in');
    expect(String(other.headers['content-security-policy'])).not.toContain('connect-src');
  });

  it('gives its page what calls for an hour, and no longer than the session', async () => {
    const { browser, token } = await opened();
    const { id } = await portal.accounts.find(ADA);
    expect(await verdict(token)).toMatchObject({ ok: true, principal: { accountId: id, page: true } });
    portal.clock.shiftMs = (PAGE_TOKEN_MINUTES * 60 + 1) * 1_000;
    expect(await verdict(token)).toEqual({ ok: false, code: 'auth_expired' });
    portal.clock.shiftMs = 0;
    await browser.submit(await browser.get('/developer'), '/developer/sign-out');
    expect(await verdict(token)).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it('gives nothing that leads to the session, that others can make, or that is alike twice', async () => {
    const { browser, token } = await opened();
    const session = browser.cookies.get('cuspal_session') ?? '';
    expect(session.length).toBe(43);
    const bytes = Buffer.from(token.slice('page_'.length), 'base64url');
    expect(token).not.toContain(session);
    expect(bytes.includes(Buffer.from(session)) || bytes.includes(Buffer.from(session, 'base64url'))).toBe(false);
    expect(TOKEN.exec((await browser.get('/developer/playground')).text)?.[1]).not.toBe(token);
    // One bit of any byte, and everything that is no token of ours.
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await verdict(`page_${changed.toString('base64url')}`)).toEqual({ ok: false, code: 'auth_invalid' });
    }
    for (const made of ['', 'page_', session, `page_${session}`, `page_${'A'.repeat(103)}`, token.slice(0, -4)])
      expect(await verdict(made)).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it('does not ask the database about what it has not sealed', async () => {
    const { token } = await opened();
    let asked = 0;
    const sessions = { read: async () => ((asked += 1), undefined) };
    const tokens = new PageTokens(database.orm, sessions, new Access(database.orm));
    await tokens.authenticate(`page_${'A'.repeat(103)}`);
    expect(asked).toBe(0);
    await tokens.authenticate(token);
    expect(asked).toBe(1);
  });

  it('sends its script once, as a script, and again when it has changed', async () => {
    const file = join(folder, 'playground.js');
    writeFileSync(file, 'void 0;');
    await restart({ script: pathToFileURL(file) });
    const get = (known?: string) =>
      send(portal.url, { method: 'GET', path: '/developer/playground.js', headers: { 'if-none-match': known } });
    const { status, headers, text } = await get();
    expect([status, text, headers['content-type']]).toEqual([200, 'void 0;', 'text/javascript; charset=utf-8']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect((await get(headers.etag)).status).toBe(304);
    expect((await get('"other"')).text).toBe('void 0;');
  });

  it('has a script for each language that pages are shown in, and else that in English', async () => {
    const file = join(folder, 'spoken.js');
    writeFileSync(file, 'void "en";');
    writeFileSync(join(folder, 'spoken.ta.js'), 'void "ta";');
    await restart({ script: pathToFileURL(file) });
    const script = async (address: string) => (await send(portal.url, { method: 'GET', path: address })).text;
    expect(await script('/developer/playground.js?language=ta-IN')).toBe('void "ta";');
    expect(await script('/developer/playground.js?language=../x')).toBe('void "en";');
    expect(await script('/developer/playground.js?language=fr')).toBe('void "en";');
  });

  it('says that it failed where the script is not there, and finds it when it is', async () => {
    const file = join(folder, `later-${kind.name}.js`);
    await restart({ script: pathToFileURL(file) });
    const get = () => send(portal.url, { method: 'GET', path: '/developer/playground.js' });
    expect((await get()).status).toBe(500);
    writeFileSync(file, 'void 1;');
    expect((await get()).text).toBe('void 1;');
  });
});

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
