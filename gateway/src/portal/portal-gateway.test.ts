import { stableText } from '@cuspal/telemetry/testing';
import { ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { PageBrowser } from '../../test/page-browser.ts';
import { eventually } from '../../test/services.ts';
import { startSmtp, type SmtpCatcher } from '../../test/smtp.ts';
import { AuditLog } from '../audit/audit-log.ts';
import type { Database } from '../database/connection.ts';
import { auditNames } from '../database/schema.ts';

const ADA = 'ada@example.com';

describe.each(databases())('the developer page in the gateway, $name', (kind) => {
  let database: Database;
  let smtp: SmtpCatcher;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await kind.fresh();
    smtp = await startSmtp();
  });
  afterAll(async () => {
    await smtp.close();
    await database.close();
  });
  beforeEach(async () => {
    gateway = await startTestGateway({
      database,
      logLevel: 'trace',
      config: { smtpUrl: smtp.url, mailFrom: 'Cuspal <no-reply@mcp.example>' },
    });
  });
  afterEach(() => gateway.gateway.close());

  it('says in the language of the reader that an address has a character that cannot be kept', async () => {
    const headers = { authorization: undefined, 'content-type': undefined, 'accept-language': 'es' };
    const { status, text } = await send(gateway.url, { method: 'GET', path: '/developer/sign-in?next=%00', headers });
    expect(status).toBe(400);
    expect(text).toContain('No se entendió esta dirección');
    expect(text).toContain('Abra la página de nuevo.');
  });

  it('mails a code, opens an account with it, and makes keys that call tools until they are revoked', async () => {
    const browser = new PageBrowser(gateway.url);
    const asked = await browser.submit(await browser.get('/developer'), '/developer/sign-in', { email: ADA });
    const [message] = smtp.received;
    expect(message).toMatchObject({ from: 'no-reply@mcp.example', to: [ADA] });
    const code = /^ {4}(\d{6})\r$/m.exec(message?.raw ?? '')?.[1] ?? '';
    const overview = await browser.submit(asked, '/developer/code', { code });
    expect(overview.at).toBe('/developer');

    const made = await browser.submit(overview, '/developer/keys', { name: 'Laptop' });
    const key = /mcp_[\w-]{43}/.exec(made.text)?.[0] ?? '';
    const call = () =>
      send(gateway.url, legacy('tools/call', { name: 'echo_arguments' }, { authorization: `Bearer ${key}` }));
    expect((await call()).status).toBe(200);
    const used = await browser.get('/developer');
    expect(used.text).toMatch(/<span class="figure">1<\/span> of 300 calls used/);
    // What is written behind is written before it is shown.
    expect(used.text).toMatch(/<th scope="row">Laptop[^]*<td>\d+ \w+ \d{4}, \d\d:\d\d<\/td>/);
    expect((await browser.get('/developer/usage')).text).toMatch(/Key Laptop<\/th>\s*<td class="number">1</);
    expect((await browser.get('/developer/calls')).text).toContain('<th scope="row">echo_arguments</th>');
    await browser.submit(used, '/developer/keys/revoke');
    expect((await call()).status).toBe(401);

    await browser.get('/developer/account/audit.jsonl');
    expect((await browser.get('/developer/account/audit')).text).toContain('<code>127.0.0.0/24</code>');
    const [named] = await database.orm.select().from(auditNames).where(ne(auditNames.accountId, 'operator'));
    const audit = new AuditLog(database.orm, { retentionDays: 400 });
    const recorded = (await audit.newest(named?.name ?? '', {}, 10)).toReversed();
    expect(recorded.map(({ surface, action }) => `${surface}: ${action}`)).toEqual([
      'page: account.make',
      'sign-in: sign-in.enter',
      'page: key.make',
      'page: key.revoke',
      'page: audit.export',
    ]);
    for (const entry of recorded) expect(entry.address).toBe('127.0.0.0/24');
    for (const { actor } of recorded.slice(1)) expect(actor).toBe(named?.name);

    const log = stableText(JSON.stringify(gateway.log));
    const secrets = [ADA, code, key, ...browser.cookies.values()];
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect([...browser.cookies.keys()]).toEqual(['cuspal_session', 'cuspal_known', 'cuspal_new_key']);
  });

  it('stands beside the endpoint, and takes no path but its own', async () => {
    const { status, headers } = await send(gateway.url, { method: 'GET', path: '/developer/sign-in' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await send(gateway.url, { method: 'GET', path: '/developers' })).status).toBe(404);
  });

  it('lets the page of the playground call on the allowance of who signed in, until they sign out', async () => {
    const browser = new PageBrowser(gateway.url);
    const mails = smtp.received.length;
    const asked = await browser.submit(await browser.get('/developer'), '/developer/sign-in', {
      email: 'bob@example.com',
    });
    const code = /^ {4}(\d{6})\r$/m.exec(smtp.received[mails]?.raw ?? '')?.[1] ?? '';
    await browser.submit(asked, '/developer/code', { code });
    const page = await browser.get('/developer/playground');
    const token = /data-token="([\w-]+)"/.exec(page.text)?.[1] ?? '';
    const call = (headers = {}) =>
      send(gateway.url, {
        path: '/v1/tools/echo_arguments',
        headers: { authorization: `Bearer ${token}`, origin: gateway.url, ...headers },
        body: {},
      });
    expect((await call()).status).toBe(200);
    expect((await browser.get('/developer')).text).toMatch(/<span class="figure">1<\/span> of 300 calls used/);
    expect((await browser.get('/developer/usage')).text).toMatch(/The playground<\/th>\s*<td class="number">1</);
    expect((await browser.get('/developer/calls')).text).toContain('<td>The playground</td>');
    // The cookie of the session is worth nothing there, nor is the token where keys are made.
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await call({ authorization: undefined, cookie })).status).toBe(401);
    expect((await call({ origin: 'https://evil.example' })).status).toBe(403);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await send(gateway.url, { method: 'GET', path: '/developer', headers: bearer })).status).toBe(303);
    expect((await send(gateway.url, { path: '/mcp/auth', headers: bearer, body: {} })).status).toBe(401);
    await browser.submit(await browser.get('/developer'), '/developer/sign-out');
    const refused = async () => (await call()).status === 401;
    expect(await eventually(refused)).toBe(true);
    expect(gateway.log.filter((line) => JSON.stringify(line).includes(token))).toEqual([]);
  });
});
