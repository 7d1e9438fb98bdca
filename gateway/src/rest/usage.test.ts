import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { databases } from '../../test/databases.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { servicesOn } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Activity } from '../journal/activity.ts';
import { connectServices, eachService } from '../routing/clients.ts';
import { RULES } from '../limits/limits.ts';

describe.each(databases())('the usage of an account by program, $name', ({ fresh }) => {
  let database: Database;
  let gateway: TestGateway;
  let service: FakeService;
  const now = () => Date.parse('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    database = await fresh();
    service = await fakeService('ephemeris', []);
    service.list = TEST_CATALOGUE;
    const clients = connectServices(eachService(() => service.target));
    gateway = await startTestGateway({ database, now, clients, logLevel: 'silent' });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
    await database.close();
  });

  const customer = async () => {
    const services = servicesOn(database);
    const made = await services.customer({ monthlyAllowance: 20, ratePerSecond: 50, burst: 100 });
    const headers = { authorization: `Bearer ${made.key}` };
    const call = (name: string) => send(gateway.url, { path: `/v1/tools/${name}`, body: {}, headers });
    const usage = (query = '') => send(gateway.url, { path: `/v1/usage${query}`, method: 'GET', headers });
    return { ...made, headers, call, usage };
  };

  it('tells month, days, families, keys and tools, and takes nothing from the allowance', async () => {
    const { call, usage, keyId, headers } = await customer();
    const [before] = [await usage()];
    expect(before.json).toMatchObject({ month: '2026-11', used: 0, now: { left: 20 }, days: [], keys: [] });
    expect((await call('echo_arguments')).status).toBe(200);
    expect((await call('echo_arguments')).status).toBe(200);
    expect((await call('no_such_tool')).status).toBe(404);
    const { status, json, headers: told } = await usage();
    const family = json.days[0].family as string;
    expect([status, told['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      month: '2026-11',
      used: 2,
      extraUsed: 0,
      now: {
        monthlyAllowance: 20,
        left: 18,
        extraLeft: 0,
        resetsAt: '2026-12-01T00:00:00.000Z',
        ratePerSecond: 50,
        burst: 100,
      },
      days: [{ day: '2026-11-20', family, calls: 2 }],
      families: [{ family, calls: 2 }],
      keys: [{ kind: 'key', id: keyId, name: 'Test', revoked: false, succeeded: 2, refused: 1 }],
      tools: [
        { tool: 'echo_arguments', outcome: 'success', calls: 2 },
        { tool: 'unknown', outcome: 'validation_failed', calls: 1 },
      ],
      months: [{ month: '2026-11', calls: 2 }],
    });
    // Ten days and 14 hours are left of November.
    expect(told['ratelimit']).toMatch(/^"rate";r=\d+;t=\d+, "month";r=18;t=914400$/);
    expect(told['ratelimit-policy']).toBe('"rate";q=100;w=2, "month";q=20');
    const mcp = await send(gateway.url, legacy('tools/call', { name: 'echo_arguments' }, headers));
    expect(mcp.headers['ratelimit']).toMatch(/"month";r=17;t=914400$/);
  });

  it('has the name of the argument at fault noted', async () => {
    const { account, call, usage } = await customer();
    expect((await call('refuse_argument')).json.field).toBe('latitude');
    await usage();
    const [noted] = await new Activity(database.orm, now).latest(account.id);
    expect(noted).toMatchObject({ tool: 'refuse_argument', outcome: 'validation_failed', field: 'latitude' });
  });

  it('tells other months, and refuses what is none', async () => {
    const { usage } = await customer();
    expect((await usage('?month=2026-10')).json).toMatchObject({ month: '2026-10', used: 0, days: [] });
    for (const month of ['2026-13', '2026', 'x', '2026-1', "2026-11'--"]) {
      const { status, json } = await usage(`?month=${encodeURIComponent(month)}`);
      expect([month, status, json.field]).toEqual([month, 400, 'month']);
    }
    expect((await usage('?day=1')).status).toBe(400);
  });

  it('is told to no browser key, which whoever opens its page has', async () => {
    const { account, keyId, headers } = await customer();
    const origin = 'https://app.example';
    await servicesOn(database).keyChanges.restrict(account.id, keyId, { allowedOrigins: [origin] });
    const { status, json } = await send(gateway.url, {
      path: '/v1/usage',
      method: 'GET',
      headers: { ...headers, origin },
    });
    expect([status, json.code]).toEqual([403, 'auth_invalid']);
    expect(json.detail).toContain('browser key');
    // Another restriction is no reason.
    const shared = await customer();
    await servicesOn(database).keyChanges.restrict(shared.account.id, shared.keyId, { monthlyCalls: 5 });
    expect((await shared.usage()).status).toBe(200);
  });

  it('has a limit of its own', async () => {
    const { usage } = await customer();
    const asked = await Promise.all(Array.from({ length: 3 * RULES.usage.burst }, () => usage()));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('usage') });
  });

  it('knows one account from another', async () => {
    const [one, other] = [await customer(), await customer()];
    await one.call('echo_arguments');
    expect((await other.usage()).json).toMatchObject({ used: 0, keys: [] });
    expect((await send(gateway.url, { path: '/v1/usage', method: 'GET', headers: {} })).status).toBe(200);
    const nobody = { authorization: undefined };
    expect((await send(gateway.url, { path: '/v1/usage', method: 'GET', headers: nobody })).status).toBe(401);
  });
});
