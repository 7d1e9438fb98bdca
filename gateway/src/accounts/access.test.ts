import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send, type RawAnswer, type RawRequest } from '../../test/http.ts';
import { eventually, servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { Activity } from '../journal/activity.ts';
import { RULES } from '../limits/limits.ts';

describe.each(databases())('who may call and how fast on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let first: TestGateway;
  let second: TestGateway;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    [first, second] = await Promise.all([startTestGateway({ database }), startTestGateway({ database })]);
  });
  afterAll(async () => {
    await Promise.all([first.gateway.close(), second.gateway.close()]);
    await database.close();
  });
  const ask = ({ url }: TestGateway, key: string, request: RawRequest = legacy('tools/list')) =>
    send(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${key}` } });
  const status = async (gateway: TestGateway, key: string) => (await ask(gateway, key)).status;

  it('a stored key opens the endpoint and every tool, and not the one for tokens', async () => {
    const { key } = await services.customer();
    expect(await status(first, key)).toBe(200);
    for (const name of ['echo_arguments', 'get_tool_catalog', 'echo_structured']) {
      expect(
        (await ask(first, key, legacy('tools/call', { name, arguments: {} }))).json.result.isError,
      ).toBeUndefined();
    }
    const alias = await ask(first, key, { ...legacy('tools/list'), path: '/mcp/auth' });
    expect([alias.status, alias.json.error.data.code]).toEqual([401, 'auth_invalid']);
  });

  it('a key revoked through one gateway fails on another within a second, though it was just used there', async () => {
    const { account, key, keyId } = await services.customer({ ratePerSecond: 10_000 });
    expect([await status(first, key), await status(second, key)]).toEqual([200, 200]);
    await services.keys.revoke(account.id, keyId);
    const revoked = performance.now();
    for (const gateway of [first, second]) {
      // However slow the machine is: no call that is sent a second later is let in.
      const letIn: number[] = [];
      for (let sent = 0; ;) {
        sent = performance.now() - revoked;
        if ((await status(gateway, key)) === 401) break;
        letIn.push(sent);
      }
      expect(letIn.filter((sent) => sent > 1_000)).toEqual([]);
    }
    const { headers, json } = await ask(second, key);
    expect(headers['www-authenticate']).toMatch(/error="invalid_token"$/);
    expect(json.error).toMatchObject({ code: 401, data: { code: 'auth_invalid', recoverable: false } });
  });

  it('a revoked key and one that never was get the same answer', async () => {
    const { account, key, keyId } = await services.customer();
    await services.keys.revoke(account.id, keyId);
    const [revoked, never] = [await ask(first, key), await ask(first, `mcp_${'x'.repeat(43)}`)];
    const comparable = ({ status, headers, text }: typeof revoked) => ({
      status,
      headers: { ...headers, date: '', 'x-request-id': '' },
      text: text.replace(/"requestId":"[^"]*"/, ''),
    });
    expect(comparable(revoked)).toEqual(comparable(never));
  });

  it('a suspended account is refused with 403 everywhere within a second, and let in again', async () => {
    const { account, key } = await services.customer({ ratePerSecond: 10_000 });
    expect([await status(first, key), await status(second, key)]).toEqual([200, 200]);
    await services.accounts.suspend(account.id);
    for (const gateway of [first, second]) {
      expect(await eventually(async () => (await status(gateway, key)) === 403, 1_000)).toBe(true);
    }
    const { json, headers } = await ask(first, key);
    expect(json).toMatchObject({ id: null, error: { code: 403, data: { code: 'auth_invalid', recoverable: false } } });
    expect(json.error.message).toContain('suspended');
    expect(headers['www-authenticate']).toBeUndefined();
    await services.accounts.resume(account.id);
    expect(await eventually(async () => (await status(second, key)) === 200, 1_000)).toBe(true);
  });

  it('a deleted account is nobody within a second', async () => {
    const { account, key } = await services.customer({ ratePerSecond: 10_000 });
    expect(await status(first, key)).toBe(200);
    await services.accounts.delete(account.id);
    expect(await eventually(async () => (await status(first, key)) === 401, 1_000)).toBe(true);
  });

  it('40 requests at once, then 429 with everything a client needs to wait', async () => {
    const { key: usual } = await services.customer();
    expect((await ask(first, usual)).headers).toMatchObject({
      'x-ratelimit-limit': '40',
      'x-ratelimit-remaining': '39',
      'x-ratelimit-reset': '1',
    });
    // A second for a token: however long 70 answers take, the bucket of 40 does not fill for all of them.
    const { key } = await services.customer({ ratePerSecond: 1 });
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(first, key)));
    const tokens = 40 + Math.floor((performance.now() - began) / 1000);
    const refused = answers.filter((answer) => answer.status === 429);
    const given = answers.filter((answer) => answer.status === 200).length;
    expect(given + refused.length).toBe(70);
    expect(given).toBeGreaterThanOrEqual(40);
    expect(given).toBeLessThanOrEqual(tokens);
    const [one] = refused;
    if (!one) throw new Error('none was refused');
    const { headers, json } = one;
    expect(headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit': '40', 'x-ratelimit-remaining': '0' });
    // Empty: 40 seconds, and up to one more until the next token.
    expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThanOrEqual(40);
    expect(Number(headers['x-ratelimit-reset'])).toBeLessThanOrEqual(41);
    expect(json).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: 429, data: { code: 'rate_limited', recoverable: true, retryAfterSeconds: 1 } },
    });
    expect(json.error.data.requestId).toBe(headers['x-request-id']);
    expect(await eventually(async () => (await status(first, key)) === 200, 2_000)).toBe(true);
  });

  it('a flood of made-up keys costs few look-ups and ends in 429, while good keys from the same address go on', async () => {
    let lookups = 0;
    const counting = new Proxy(database.orm, {
      get(orm, name) {
        if (name === 'select') lookups += 1;
        return Reflect.get(orm, name) as unknown;
      },
    });
    const gateway = await startTestGateway({
      openDatabase: async () => ({ ...database, orm: counting, close: async () => {} }),
      database,
    });
    const good = await Promise.all([1, 2, 3].map(() => services.customer({ ratePerSecond: 10_000 })));
    const madeUp = (number: number) => `mcp_${String(number).padStart(43, 'x')}`;
    lookups = 0;
    let sent = 0;
    const refusals: RawAnswer[] = [];
    const opened: number[] = [];
    const spam = async (): Promise<void> => {
      while (sent < 2_000) {
        const number = sent++;
        refusals.push(await ask(gateway, madeUp(number)));
        // New to this gateway in the midst of the flood: they must be looked up, and are.
        if (number % 600 === 599) opened.push(await status(gateway, good[(number - 599) / 600]?.key ?? ''));
      }
    };
    await Promise.all(Array.from({ length: 100 }, spam));
    expect(opened).toEqual([200, 200, 200]);
    expect(lookups).toBeLessThan(400);
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([401, 429]));
    const invalid = refusals.filter(({ status }) => status === 401).length;
    expect(invalid).toBeGreaterThanOrEqual(RULES.bad_credential.burst);
    expect(invalid).toBeLessThan(1_000);
    const { headers, json } = refusals.find(({ status }) => status === 429) as RawAnswer;
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(json.error).toMatchObject({ code: 429, data: { code: 'rate_limited', recoverable: true } });
    expect(json.error.data.requestId).toBe(headers['x-request-id']);

    lookups = 0;
    for (let tries = 0; tries < 50; tries += 1) await ask(gateway, madeUp(1_999));
    // The news of what is revoked are read twice a second meanwhile; one after the other, 50 look-ups would be 50 reads.
    expect(lookups).toBeLessThan(25);
    // Without a credential there is nothing to guess: the way in is told all the same.
    const none = await send(gateway.url, { ...legacy('tools/list'), headers: { authorization: undefined } });
    expect([none.status, none.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('resource_metadata='),
    ]);
    expect(await status(gateway, good[0]?.key ?? '')).toBe(200);
    await gateway.gateway.close();
  });

  it('bad credentials are counted by the address that a trusted proxy saw', async () => {
    const gateway = await startTestGateway({ database, config: { trustProxy: 1 } });
    const from = (address: string, key: string) =>
      send(gateway.url, legacy('tools/list', {}, { authorization: `Bearer ${key}`, 'x-forwarded-for': address }));
    const { burst } = RULES.bad_credential;
    const answers = await Promise.all(
      Array.from({ length: burst + 200 }, () => from('198.51.100.7', `mcp_${'z'.repeat(43)}`)),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await from('198.51.100.8', `mcp_${'z'.repeat(43)}`)).status).toBe(401);
    const { key } = await services.customer();
    expect((await from('198.51.100.7', key)).status).toBe(200);
    await gateway.gateway.close();
  });

  it('rate and burst of an account: its keys share them, and a new rate holds within a second', async () => {
    const { account, key } = await services.customer({ ratePerSecond: 1, burst: 3 });
    const other = (await services.keys.create(account.id, 'other')).key;
    const statuses = await Promise.all([key, other, key, other, key, other].map((sent) => status(first, sent)));
    expect(statuses.filter((code) => code === 200)).toHaveLength(3);
    await services.accounts.setLimits(account.id, { ratePerSecond: 500, burst: 500 });
    expect(await eventually(async () => (await ask(first, key)).headers['x-ratelimit-limit'] === '500', 1_000)).toBe(
      true,
    );
  });

  it('keys of the configuration are the operator’s: no rate, no allowance, usage written down', async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, () => status(first, KEY)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { json, headers } = await ask(first, KEY, legacy('tools/call', { name: 'echo_arguments', arguments: {} }));
    expect(json.result.isError).toBeUndefined();
    expect(headers['x-ratelimit-limit']).toBeUndefined();
    const used = async () => (await services.usage.month('operator')).used;
    expect(await eventually(async () => (await used()) === 1, 6_000)).toBe(true);
  });

  it('the last use of a key is written down, at the latest when the gateway ends', async () => {
    const { account, key } = await services.customer();
    const third = await startTestGateway({ database });
    const began = Date.now();
    expect(await status(third, key)).toBe(200);
    await third.gateway.close();
    const at = (await services.keys.list(account.id))[0]?.lastUsedAt?.getTime() ?? 0;
    expect(Math.abs(at - began)).toBeLessThan(5_000);
  });

  it('what calls came to is noted for the owner: by key, by tool, refused ones and those too fast, none twice', async () => {
    const { account, key, keyId } = await services.customer({ monthlyAllowance: 2, ratePerSecond: 1, burst: 4 });
    const third = await startTestGateway({ database });
    const called = async (name: string) =>
      (await ask(third, key, legacy('tools/call', { name, arguments: { secret: 'Rosebud' } }))).headers['x-request-id'];
    const requests = [
      await called('echo_arguments'),
      await called('no_such_tool'),
      await called('echo_arguments'),
      await called('echo_arguments'),
    ];
    expect(await eventually(async () => (await status(third, key)) === 429)).toBe(true);
    await third.gateway.close();
    const activity = new Activity(database.orm);
    const calls = await activity.latest(account.id);
    expect(calls.map(({ requestId }) => requestId)).toEqual(requests.toReversed());
    expect(calls.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual([
      'echo_arguments quota_exhausted',
      'echo_arguments success',
      'unknown validation_failed',
      'echo_arguments success',
    ]);
    expect(new Set(calls.map(({ caller }) => caller))).toEqual(new Set([`key ${keyId}`]));
    const { month } = await services.usage.month(account.id);
    expect(await activity.callers(account.id, month)).toMatchObject([{ keyName: 'Test', succeeded: 2, refused: 3 }]);
    expect(await activity.tools(account.id, month)).toContainEqual({
      tool: 'unread',
      outcome: 'rate_limited',
      calls: 1,
    });
    const rows = JSON.stringify(await database.orm.execute(sql`select * from calls`));
    expect(rows).not.toMatch(/Rosebud|no_such_tool|127\.0\.0\.1/);
  });

  it('503 with Retry-After when credentials cannot be checked', async () => {
    const { key } = await services.customer();
    let failing = false;
    const broken = await startTestGateway({
      openDatabase: async () => ({
        ...database,
        orm: new Proxy(database.orm, {
          get: (orm, name) => {
            if (name === 'select' && failing) throw new Error('away');
            return Reflect.get(orm, name) as unknown;
          },
        }),
        close: async () => {},
      }),
      database,
    });
    expect(await status(broken, key)).toBe(200);
    failing = true;
    const { headers, json } = await ask(broken, `mcp_${'y'.repeat(43)}`);
    expect([json.error.code, headers['retry-after']]).toEqual([503, '2']);
    expect(json.error.data).toMatchObject({ code: 'engine_unavailable', recoverable: true });
    failing = false;
    await broken.gateway.close();
  });

  it('no line of the log has a key or an address', () => {
    const text = JSON.stringify([...first.log, ...second.log]);
    expect(text).not.toMatch(/mcp_[A-Za-z0-9_-]{20}/);
    expect(text).not.toMatch(/@/);
  });
});
