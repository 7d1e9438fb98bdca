import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../test/databases.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send } from '../../test/http.ts';
import { eventually, servicesOn, type TestServices } from '../../test/services.ts';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { SERVICES, type ServiceName } from '../config/config.ts';
import type { Database } from '../database/connection.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

describe.each(bothDatabases())('what calls cost on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let backends: Readonly<Record<ServiceName, FakeService>>;
  let open: TestGateway[] = [];
  let now = NOW;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
    const started = new Map(
      await Promise.all(SERVICES.map(async (name) => [name, await fakeService(name, TEST_CATALOGUE)] as const)),
    );
    backends = eachService((name) => started.get(name) as FakeService);
  });
  afterAll(async () => {
    await Promise.all(open.map(({ gateway }) => gateway.close()));
    open = [];
    for (const name of SERVICES) backends[name].kill();
    await database.close();
  });
  const start = async (settings: Parameters<typeof startTestGateway>[0] = {}): Promise<string> => {
    const made = await startTestGateway({ database, now: () => now, logLevel: 'warn', ...settings });
    open.push(made);
    return made.url;
  };
  const call = (url: string, key: string, name = 'echo_arguments', request = legacy, args: object = { latitude: 1 }) =>
    send(url, request('tools/call', { name, arguments: args }, { authorization: `Bearer ${key}` }));

  it('a spent allowance is a result that says what, until when and how long, in both eras', async () => {
    const { key } = await services.customer({ monthlyAllowance: 1 });
    const url = await start();
    expect((await call(url, key)).json.result.isError).toBeUndefined();
    for (const request of [legacy, modern]) {
      const { status, headers, json } = await call(url, key, 'get_tool_catalog', request);
      expect(status).toBe(200);
      expect(json.result.isError).toBe(true);
      const [{ text }] = json.result.content;
      expect(text).toContain('allowance of 1 ');
      expect(text).toContain('2026-12-01T00:00:00Z');
      expect(text).toContain('"retryAfterSeconds": 914400');
      expect(json.result._meta).toMatchObject({
        code: 'quota_exhausted',
        recoverable: false,
        allowance: 1,
        resetsAt: '2026-12-01T00:00:00Z',
        retryAfterSeconds: 914_400,
        requestId: headers['x-request-id'],
      });
    }
    now = Date.parse('2026-12-01T00:00:00Z');
    expect((await call(url, key)).json.result.isError).toBeUndefined();
    now = NOW;
  });

  it('a streamed call costs one unit, and nothing when its stream breaks', async () => {
    const { account, key } = await services.customer({ monthlyAllowance: 100 });
    const url = await start({ clients: connectServices(eachService((name) => backends[name].target)) });
    const used = async () => (await services.usage.month(account.id)).used;
    const aloud = (args: object) =>
      send(
        url,
        legacy(
          'tools/call',
          { name: 'work_aloud', arguments: args, _meta: { progressToken: 1 } },
          { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
        ),
      );
    expect((await aloud({ steps: 1 })).text).toContain('notifications/progress');
    expect(await used()).toBe(1);
    expect((await aloud({ steps: 2, breakAfter: 1 })).text).toContain('engine_unavailable');
    expect(await eventually(async () => (await used()) === 1)).toBe(true);
  });

  it('only successes cost: meta-tools and calls by the SDK too, failures and lists nothing', async () => {
    const { account, key } = await services.customer({ monthlyAllowance: 100 });
    const url = await start({ clients: connectServices(eachService((name) => backends[name].target)) });
    const used = async () => (await services.usage.month(account.id)).used;
    const viaSdk = (method: string, params: Parameters<typeof legacy>[1] = {}) =>
      legacy(method, { ...params, task: {} });

    expect((await call(url, key)).json.result.isError).toBeUndefined();
    expect((await call(url, key, 'get_tool_catalog', modern)).json.result.isError).toBeUndefined();
    const bySdk = await send(url, {
      ...viaSdk('tools/call', { name: 'echo_arguments', arguments: {} }),
      headers: { authorization: `Bearer ${key}` },
    });
    expect(bySdk.status).toBe(200);
    expect(await used()).toBe(3);

    for (const [tool, code] of [
      ['refuse_argument', 'validation_failed'],
      ['break_inside', 'internal_error'],
      ['return_garbage', 'internal_error'],
      ['return_too_much', 'internal_error'],
      ['search_long', 'engine_timeout'],
    ] as const) {
      expect((await call(url, key, tool)).json.result._meta.code).toBe(code);
    }
    expect((await call(url, key, 'no_such_tool')).json.error.code).toBe(-32602);
    expect((await send(url, legacy('tools/list', {}, { authorization: `Bearer ${key}` }))).status).toBe(200);
    const leaving = new AbortController();
    const left = fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(legacy('tools/call', { name: 'sleep_briefly', arguments: { ms: 10_000 } }).body),
      signal: leaving.signal,
    });
    expect(await eventually(async () => (await used()) >= 4)).toBe(true);
    leaving.abort();
    await expect(left).rejects.toThrow();
    expect(await eventually(async () => (await used()) === 3)).toBe(true);
    // Families are written some time after the units.
    const perDay = async () => (await services.usage.month(account.id)).perDay;
    await expect.poll(perDay, { timeout: 5_000 }).toEqual([
      { day: '2026-11-20', family: 'foundation', calls: 2 },
      { day: '2026-11-20', family: 'meta', calls: 1 },
    ]);
  });

  it('keys share the allowance of their account; prepaid calls come after it', async () => {
    const { account, key } = await services.customer({ monthlyAllowance: 3, extraCalls: 2 });
    const second = (await services.keys.create(account.id, 'second')).key;
    const url = await start();
    const ends = [];
    for (const sent of [key, second, key, second, key, second])
      ends.push((await call(url, sent)).json.result.isError === true);
    expect(ends).toEqual([false, false, false, false, false, true]);
    expect(await services.usage.month(account.id)).toMatchObject({ used: 3, extraUsed: 2, extra: 0 });
  });

  it('a database that fails charges nothing and says to try again', async () => {
    const { key } = await services.customer();
    const rename = (from: string, to: string) =>
      database.orm.execute(sql.raw(`alter function ${from}(jsonb, date, bigint, timestamptz) rename to ${to}`));
    const url = await start({ openDatabase: async () => ({ ...database, close: async () => {} }) });
    await call(url, key);
    await rename('reserve_units', 'reserve_no_units');
    try {
      const { status, json } = await call(url, key);
      expect(status).toBe(200);
      expect(json.result._meta).toMatchObject({ code: 'engine_unavailable', recoverable: true, retryAfterSeconds: 2 });
    } finally {
      await rename('reserve_no_units', 'reserve_units');
    }
    expect((await call(url, key)).json.result.isError).not.toBe(true);
  });
});
