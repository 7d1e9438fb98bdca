import { Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { hiddenFields, PageBrowser } from '../../test/page-browser.ts';
import { MailBox, startPortal, type TestPortal } from '../../test/portal.ts';
import type { Database } from '../database/connection.ts';

const ADA = 'ada@example.com';

describe.each(databases())('the developer page as an HTTP server, $name', (kind) => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await kind.fresh();
  });
  afterAll(() => database.close());
  afterEach(() => portal.close());
  const get = (path: string, headers = {}, method = 'GET') =>
    send(portal.url, { method, path, headers: { authorization: undefined, 'content-type': undefined, ...headers } });

  it('asks for patience until it is open', async () => {
    portal = await startPortal({ orm: database.orm });
    const early = await get('/developer');
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
    expect(early.text).toContain('Reload the page');
    portal.open();
    expect((await get('/developer/sign-in')).status).toBe(200);
    void portal.lifecycle.drain(0);
    expect((await get('/developer/sign-in')).status).toBe(503);
  });

  it('answers what it does not have with a page that says what to do', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    const missing = await get('/developer/nope');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(missing.text).toContain('To the developer page');
    const odd = await get('/developer', {}, 'DELETE');
    expect([odd.status, odd.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  it.each(['/developer/%6beys', '/developer/%zz', '/developer/%ff', '/developer//keys'])(
    'has no page at %s, which is read as it is written',
    async (path) => {
      portal = await startPortal({ orm: database.orm });
      portal.open();
      const { status, text } = await get(path);
      expect([status, text.includes('To the developer page')]).toEqual([404, true]);
      expect((await get(path, {}, 'DELETE')).status).toBe(405);
      const posted = await get(path, { 'content-type': 'application/x-www-form-urlencoded' }, 'POST');
      expect([posted.status, posted.text.includes('To the developer page')]).toEqual([404, true]);
    },
  );

  it('takes no form at its first page', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    const post = (type: string) => get('/developer', { 'content-type': type }, 'POST');
    expect((await post('application/json')).status).toBe(415);
    expect((await post('application/x-www-form-urlencoded')).status).toBe(404);
  });

  it.each(['/developerx', '/Developer', '/%64eveloper', '/developer;a', '/a//developer'])(
    'is not at %s',
    async (path) => {
      portal = await startPortal({ orm: database.orm });
      portal.open();
      const { status, headers } = await get(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/developer/', '/developer/keys', '/developer/sign-out', '/developer/account/delete'])(
    'leads from %s, opened by hand, to its first page',
    async (path) => {
      portal = await startPortal({ orm: database.orm });
      portal.open();
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([303, '/developer']);
    },
  );

  it('answers HEAD as GET, without the page', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    const { status, text, headers } = await get('/developer/sign-in', {}, 'HEAD');
    expect([status, text]).toEqual([200, '']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('serves nothing under a name of somebody else', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    expect((await get('/developer/sign-in', { host: 'evil.example' })).status).toBe(403);
  });

  it('takes forms alone, of a sensible size', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    const post = (type: string, body: string) =>
      send(portal.url, {
        path: '/developer/sign-in',
        headers: { authorization: undefined, 'content-type': type },
        body,
      });
    expect((await post('application/json', '{}')).status).toBe(415);
    expect((await post('multipart/form-data; boundary=x', '--x--')).status).toBe(415);
    expect((await post('application/x-www-form-urlencoded', 'email='.padEnd(300_000, 'a'))).status).toBe(413);
  });

  it('binds its cookies to the host when the address is https', async () => {
    const baseUrl = 'https://mcp.example';
    portal = await startPortal({ orm: database.orm, baseUrl });
    portal.open();
    const browser = new PageBrowser(portal.url, { host: 'mcp.example' });
    const form = await browser.get('/developer/sign-in');
    expect(form.headers['set-cookie']?.[0]).toMatch(
      /^__Host-cuspal_browser=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const fields = { ...hiddenFields(form.text, '/developer/sign-in'), email: ADA };
    expect((await browser.post('/developer/sign-in', { fields, headers: { origin: portal.url } })).status).toBe(403);
    const code = await browser.post('/developer/sign-in', { fields, headers: { origin: baseUrl } });
    await browser.post('/developer/code', {
      fields: { ...hiddenFields(code.text, '/developer/code'), code: portal.mailer.code },
      headers: { origin: baseUrl },
    });
    expect([...browser.cookies.keys()]).toEqual(['__Host-cuspal_session', '__Host-cuspal_known']);
    const connect = await browser.get('/developer/connect');
    expect(connect.text).toContain('value="https://mcp.example/mcp"');
    expect(connect.text).not.toContain('This address is not public');
  });

  it.each([
    ['smtp', 'look among unwanted mail'],
    ['terminal', 'shown in the terminal in which it was started'],
    ['file', 'in the file mail.log of its data folder'],
  ] as const)('says where the code is: %s', async (route, words) => {
    portal = await startPortal({ orm: database.orm, mailer: new MailBox(route) });
    portal.open();
    const browser = new PageBrowser(portal.url);
    const page = await browser.submit(await browser.get('/developer/sign-in'), '/developer/sign-in', { email: ADA });
    expect(page.text).toContain(words);
  });

  it('serves its one script', async () => {
    portal = await startPortal({ orm: database.orm });
    portal.open();
    const { status, headers, text } = await get('/developer/copy.js');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(() => new Script(text)).not.toThrow();
  });
});
