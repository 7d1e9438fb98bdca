import { afterAll, beforeAll, afterEach, describe, expect, it } from 'vitest';
import { stableText } from '@cuspal/telemetry/testing';
import { TEST_CATALOGUE } from '../../../test/catalogue.ts';
import { databases } from '../../../test/databases.ts';
import { fakeService, type FakeService } from '../../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { send } from '../../../test/http.ts';
import { servicesOn } from '../../../test/services.ts';
import type { Database } from '../../database/connection.ts';
import { RULES } from '../../limits/limits.ts';
import { connectServices, eachService } from '../../routing/clients.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';

const USED_UP = 'The demo is used up for this hour. Sign in to go on.';

describe.each(databases())('the public playground, $name', ({ fresh }) => {
  let database: Database;
  let service: FakeService;
  let gateway: TestGateway;
  const start = async (publicPlayground: boolean): Promise<void> => {
    const clients = connectServices(eachService(() => service.target));
    const config = {
      publicPlayground,
      trustProxy: 1,
      defaults: { monthlyAllowance: 30, ratePerSecond: 50, burst: 100 },
    };
    gateway = await startTestGateway({ database, clients, config, logLevel: 'trace' });
  };
  beforeAll(async () => {
    database = await fresh();
    service = await fakeService('ephemeris', []);
    service.list = TEST_CATALOGUE;
    await start(true);
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
    await database.close();
  });
  // Every visitor is another, and the account is made anew with its first call.
  afterEach(async () => {
    const { accounts } = servicesOn(database);
    await accounts.delete(DEMO_ACCOUNT).catch(() => {});
  });

  let clients = 0;
  /** Somebody at an address of their own, whose browser says that a page of ours asks. */
  const visitor = () => {
    clients += 1;
    const own = {
      'x-forwarded-for': `198.51.100.${clients}`,
      'sec-fetch-site': 'same-origin',
      authorization: undefined,
    };
    const ask = (path: string, more: Parameters<typeof send>[1] = {}) =>
      send(gateway.url, {
        method: 'GET',
        ...more,
        path: `/playground/v1${path}`,
        headers: { ...own, ...more.headers },
      });
    const call = (tool = 'echo_arguments', headers: Readonly<Record<string, string>> = {}) =>
      ask(`/tools/${tool}`, { method: 'POST', body: { latitude: 19 }, headers });
    return { ask, call, own };
  };
  const used = async () => (await servicesOn(database).usage.month(DEMO_ACCOUNT)).used;

  it('is a page that holds no credential and says how much it gives', async () => {
    const { status, text, headers } = await send(gateway.url, { method: 'GET', path: '/playground' });
    expect(status).toBe(200);
    expect(text).toContain('data-api="/playground/v1"');
    expect(text).toMatch(/20 calls an\s+hour/);
    expect(text).not.toMatch(/page_|mcp_|data-token/);
    expect(String(headers['content-security-policy'])).toMatch(
      /default-src 'none'.*script-src 'self'; connect-src 'self'/,
    );
    expect((await send(gateway.url, { method: 'GET', path: '/' })).text).toContain('href="/playground">Try it');
  });

  it('speaks the language of its reader, and so do its script and what it refuses', async () => {
    const page = (headers: Readonly<Record<string, string>>, path = '/playground') =>
      send(gateway.url, { method: 'GET', path, headers });
    const hindi = await page({ 'accept-language': 'hi-IN,en;q=0.5' });
    expect(hindi.headers).toMatchObject({ 'content-language': 'hi', vary: 'Accept-Language, Cookie' });
    expect(hindi.text).toContain('<html lang="hi">');
    expect(hindi.text).toContain('<script src="/developer/playground.js?language=hi" defer>');
    expect(hindi.text).toContain('अंग्रेज़ी में है');
    const english = await page({});
    expect(english.text).toContain('<script src="/developer/playground.js" defer>');
    expect(english.text).not.toContain('is in English');
    for (const tag of ['hi', 'es', 'ta'])
      expect(english.text).toContain(`hreflang="${tag}" href="${gateway.url}/playground?language=${tag}"`);
    // A link chooses it without a script, and what is refused later is said in it.
    const chosen = await page({}, '/playground?language=es');
    expect(chosen.headers['set-cookie']).toEqual([expect.stringMatching(/^cuspal_language=es;/)]);
    const { call } = visitor();
    await servicesOn(database)
      .accounts.create({ id: DEMO_ACCOUNT, name: 'Demo' })
      .catch(() => {});
    await servicesOn(database).accounts.suspend(DEMO_ACCOUNT);
    const closed = await call('echo_arguments', { cookie: 'cuspal_language=es', 'accept-language': 'es' });
    expect(closed.json.detail).toBe('La demostración está cerrada en este momento. Inicie sesión para seguir.');
  });

  it('lists the tools and runs them without credentials, on an account of its own', async () => {
    const { ask, call } = visitor();
    const listed = await ask('/tools');
    expect(listed.json.tools.map(({ name }: { readonly name: string }) => name)).toContain('echo_arguments');
    const answered = await call();
    expect([answered.status, answered.json]).toEqual([200, { latitude: 19 }]);
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(await used()).toBe(1);
    expect(await servicesOn(database).accounts.byId(DEMO_ACCOUNT)).toMatchObject({
      email: null,
      monthlyAllowance: null,
    });
    expect(stableText(JSON.stringify(gateway.log))).not.toContain('198.51.100');
  });

  it(`gives a client ${RULES.playground.burst} calls, and then says where it goes on`, async () => {
    const [first, second] = [visitor(), visitor()];
    for (let calls = 0; calls < RULES.playground.burst; calls += 1) expect((await first.call()).status).toBe(200);
    const refused = await first.call();
    expect([refused.status, refused.json.code, refused.json.detail]).toEqual([429, 'rate_limited', USED_UP]);
    // One more every three minutes.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(170);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(180);
    expect((await second.call()).status).toBe(200);
    expect(await used()).toBe(RULES.playground.burst + 1);
  });

  it('counts no call that is refused', async () => {
    const { call } = visitor();
    for (let calls = 0; calls < RULES.playground.burst + 5; calls += 1)
      expect((await call('no_such_tool')).status).toBe(404);
    expect((await call()).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('ends with the allowance of the account, its rate, and its suspension', async () => {
    const { accounts } = servicesOn(database);
    expect((await visitor().call()).status).toBe(200);
    await accounts.setLimits(DEMO_ACCOUNT, { monthlyAllowance: 1 });
    const spent = await visitor().call();
    expect([spent.status, spent.json.code]).toEqual([402, 'quota_exhausted']);
    await accounts.setLimits(DEMO_ACCOUNT, { monthlyAllowance: 10, ratePerSecond: 1, burst: 1 });
    const all = await Promise.all(Array.from({ length: 5 }, () => visitor().call()));
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    await accounts.suspend(DEMO_ACCOUNT);
    const closed = await visitor().call();
    expect([closed.status, closed.json.detail]).toEqual([403, 'The demo is closed at the moment. Sign in to go on.']);
  });

  it('answers its own page alone, its addresses alone, and the methods of each', async () => {
    const { ask, call } = visitor();
    expect((await call('echo_arguments', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await call('echo_arguments', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask('/usage')).json.code).toBe('not_found');
    expect((await ask('/keys', { method: 'POST', body: {} })).json.code).toBe('not_found');
    expect((await ask('/batch', { method: 'POST', body: {} })).json.code).toBe('not_found');
    expect((await ask('/tools/echo_arguments')).json.name).toBe('echo_arguments');
    expect((await ask('/tools/echo_arguments', { method: 'DELETE' })).status).toBe(405);
    expect((await ask('/tools', { method: 'POST', body: {} })).status).toBe(405);
    expect(await used()).toBe(0);
  });

  it('bounds what a client asks for in all', async () => {
    const { ask } = visitor();
    const all = await Promise.all(Array.from({ length: RULES.playground_client.burst + 10 }, () => ask('/tools')));
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await visitor().ask('/tools')).status).toBe(200);
  });

  it('tells the steps of a call to a page that takes them', async () => {
    const { call } = visitor();
    const accept = 'application/json, text/plain, text/event-stream';
    const told = await call('work_aloud', { accept });
    expect(told.headers['content-type']).toBe('text/event-stream');
    const events = told.text.trim().split('\n\n');
    expect(events.slice(0, -1).every((event) => event.startsWith('event: progress\ndata: {"done":'))).toBe(true);
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatch(/^event: result\ndata: \{/);
    expect((await call('echo_arguments', { accept })).json).toEqual({ latitude: 19 });
    // A client that takes no stream gets the same result alone.
    expect((await call('work_aloud')).json).toEqual(JSON.parse(events.at(-1)?.replace(/^.*\ndata: /, '') ?? ''));
  });

  it('is not there unless the operator says so: its address leads to where people sign in', async () => {
    await gateway.gateway.close();
    await start(false);
    const page = await send(gateway.url, { method: 'GET', path: '/playground' });
    expect([page.status, page.headers['location']]).toEqual([303, '/developer/playground']);
    const { ask, call } = visitor();
    expect([(await ask('/tools')).status, (await call()).status]).toEqual([404, 404]);
    expect(await servicesOn(database).accounts.byId(DEMO_ACCOUNT)).toBeUndefined();
    expect((await send(gateway.url, { method: 'GET', path: '/' })).text).toContain(
      'href="/developer/playground">Try it',
    );
  });
});
