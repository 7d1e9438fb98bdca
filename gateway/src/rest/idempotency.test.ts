import { request as httpRequest } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clockedClients, type ClockedClients } from '../../test/clocked-clients.ts';
import { databases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { agent, send, type RawAnswer } from '../../test/http.ts';
import { linesOf, REST_CATALOGUE } from '../../test/rest-suite.ts';
import { eventually, servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';

const PATH = '/v1/tools/echo_arguments';

describe.each(databases())('requests with an Idempotency-Key over two gateways on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let tools: ClockedClients;
  let gateways: TestGateway[] = [];
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    tools = clockedClients();
    gateways = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    await database.close();
  });
  afterEach(() => (tools.computed = 0));

  const start = (clients = tools.clients): Promise<TestGateway> =>
    startTestGateway({ database, clients, catalogue: REST_CATALOGUE, logLevel: 'silent' });
  const url = (at: number): string => gateways[at]?.url ?? '';
  const used = async (accountId: string): Promise<readonly [used: number, perDay: number]> => {
    const { used: units, perDay } = await services.usage.month(accountId);
    return [units, total(perDay)];
  };
  async function caller(limits: Parameters<TestServices['customer']>[0] = {}) {
    const { account, key, keyId } = await services.customer({ ratePerSecond: 10_000, burst: 10_000, ...limits });
    const headersOf = (named: string | undefined) => ({
      authorization: `Bearer ${key}`,
      ...(named !== undefined && { 'idempotency-key': named }),
    });
    return {
      account,
      keyId,
      headersOf,
      ask: (at: number, named: string | undefined, body: object, path = PATH): Promise<RawAnswer> =>
        send(url(at), { path, headers: headersOf(named), body }),
      batch: (at: number, named: string, calls: readonly object[]): Promise<RawAnswer> =>
        send(url(at), { path: '/v1/batch', headers: headersOf(named), body: calls }),
    };
  }

  it('are answered with the same bytes and charged once', async () => {
    const { account, ask } = await caller();
    const first = await ask(0, 'one', { latitude: 1 });
    const again = [await ask(1, 'one', { latitude: 1 }), await ask(0, 'one', { latitude: 1 })];
    expect(first.headers['idempotency-status']).toBeUndefined();
    for (const { status, text, headers } of again)
      expect([status, text, headers['idempotency-status']]).toEqual([200, first.text, 'repeated']);
    expect(tools.computed).toBe(3);
    expect(await used(account.id)).toEqual([1, 1]);
    // The next key is a call of its own, as is one without.
    expect((await ask(0, 'two', { latitude: 1 })).headers['idempotency-status']).toBeUndefined();
    await ask(0, undefined, { latitude: 1 });
    expect(await used(account.id)).toEqual([3, 3]);
  });

  it('are those of one account: another one may take the same key', async () => {
    const [one, other] = [await caller(), await caller()];
    await one.ask(0, 'shared', { latitude: 1 });
    expect((await other.ask(0, 'shared', { latitude: 2 })).status).toBe(200);
    expect([await used(one.account.id), await used(other.account.id)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it.each([
    ['arguments', PATH, { latitude: 2 }],
    ['query', `${PATH}?precision=2`, { latitude: 1 }],
    ['tool', '/v1/tools/echo_structured', { latitude: 1 }],
    ['batch', '/v1/batch', [{ name: 'echo_arguments' }]],
  ])('are refused where the key was that of a request with another %s', async (_, path, body) => {
    const { account, ask } = await caller();
    await ask(0, 'one', { latitude: 1 });
    const { status, json } = await ask(1, 'one', body, path);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'validation_failed', field: 'Idempotency-Key', status: 409, title: 'Conflict' });
    expect(tools.computed).toBe(1);
    expect(await used(account.id)).toEqual([1, 1]);
  });

  it.each([
    ['empty', '', 'is empty'],
    ['too long', 'k'.repeat(256), 'has 256 characters'],
    ['of other characters', 'k\u00e9y', 'has characters other than printable ASCII'],
  ])('are refused where the key is %s', async (_, named, said) => {
    const { account, ask } = await caller();
    for (const [path, body] of [
      [PATH, {}],
      ['/v1/answers', {}],
      ['/v1/batch', [{ name: 'echo_arguments' }]],
    ] as const) {
      const { status, json } = await ask(0, named, body, path);
      expect([status, json.code, json.field]).toEqual([400, 'validation_failed', 'Idempotency-Key']);
      expect(json.detail).toContain(said);
    }
    expect((await ask(0, 'k'.repeat(255), {})).status).toBe(200);
    expect((await ask(0, '~ !', {})).status).toBe(200);
    expect(await used(account.id)).toEqual([2, 2]);
  });

  it('are told to come again while the first is under way', async () => {
    const { account, ask } = await caller();
    const first = ask(0, 'slow', { waits: true });
    expect(await eventually(() => tools.waiting === 1)).toBe(true);
    expect((await ask(1, 'slow', { waits: true })).status).toBe(409);
    const { headers, json } = await ask(0, 'slow', { waits: true });
    expect([headers['retry-after'], json.retryAfterSeconds, json.field]).toEqual(['1', 1, 'Idempotency-Key']);
    tools.open();
    const { text } = await first;
    expect(await eventually(async () => (await ask(1, 'slow', { waits: true })).text === text)).toBe(true);
    expect(await used(account.id)).toEqual([1, 1]);
  });

  it('that failed are charged nothing and do not hold their key', async () => {
    const { account, ask } = await caller();
    for (const at of [0, 1]) expect((await ask(at, 'bad', { fails: true })).status).toBe(400);
    expect(await used(account.id)).toEqual([0, 0]);
    expect((await ask(1, 'bad', { fails: false })).status).toBe(200);
    expect(await used(account.id)).toEqual([1, 1]);
  });

  it('on a spent allowance are answered 402, and go on where there is more', async () => {
    const { account, ask } = await caller({ monthlyAllowance: 1 });
    await ask(0, 'one', {});
    expect((await ask(0, 'two', {})).json).toMatchObject({ status: 402, allowance: 1 });
    // What was paid for is there still.
    expect((await ask(1, 'one', {})).status).toBe(200);
    await services.accounts.setAllowance(account.id, 2);
    expect((await ask(1, 'two', {})).status).toBe(200);
    expect(await used(account.id)).toEqual([2, 2]);
  });

  it.each([
    ['with an allowance', { monthlyAllowance: 10 }],
    ['without one', { unmetered: true }],
  ])('take of the share of their API key once, on an account %s', async (_, limits) => {
    const { account, keyId, ask, batch } = await caller(limits);
    await services.keyChanges.restrict(account.id, keyId, { monthlyCalls: 3 });
    const usedOfKey = async () => (await services.keyChanges.used([account.id])).get(keyId) ?? 0;
    for (const at of [0, 1, 0]) expect((await ask(at, 'one', {})).status).toBe(200);
    expect((await ask(1, 'bad', { fails: true })).status).toBe(400);
    expect([await usedOfKey(), await used(account.id)]).toEqual([1, [1, 1]]);
    const calls = Array.from({ length: 4 }, (_, id) => ({ id, name: 'echo_arguments', arguments: { latitude: id } }));
    for (const at of [0, 1]) {
      const statuses = [...linesOf(await batch(at, 'many', calls)).values()].map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 402, 402]);
    }
    expect((await ask(0, 'two', {})).json).toMatchObject({ status: 402, allowance: 3 });
    // What was paid for is there still, and other keys go on.
    expect((await ask(1, 'one', {})).headers['idempotency-status']).toBe('repeated');
    expect([await usedOfKey(), await used(account.id)]).toEqual([3, [3, 3]]);
    const { key: other } = await services.keys.create(account.id, 'Other');
    const headers = { authorization: `Bearer ${other}`, 'idempotency-key': 'other' };
    expect((await send(url(1), { path: PATH, headers, body: {} })).status).toBe(200);
    expect([await usedOfKey(), await used(account.id)]).toEqual([3, [4, 4]]);
  });

  it('after a release are computed, not charged, and say so', async () => {
    const { account, ask, batch } = await caller();
    await ask(0, 'old', {});
    await batch(0, 'old batch', [{ name: 'echo_arguments' }]);
    await database.orm.execute(sql`update keyed_requests set release = '0.0.1' where account_id = ${account.id}`);
    const again = [await ask(1, 'old', {}), await batch(1, 'old batch', [{ name: 'echo_arguments' }])];
    for (const { status, headers } of again)
      expect([status, headers['idempotency-status']]).toEqual([200, 'recomputed']);
    expect(await used(account.id)).toEqual([2, 2]);
  });

  it('leave neither key nor arguments behind', async () => {
    const { ask } = await caller();
    await ask(0, 'a key in words', { place: 'Pune in words' });
    const rows = await database.orm.select({ row: sql`to_jsonb(k)` }).from(sql`keyed_requests k`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/in words|Pune/);
  });

  it('are in the journal of their owner once', async () => {
    const { account, headersOf } = await caller();
    const own = await start();
    for (const named of ['seen', 'seen', undefined, 'seen'])
      await send(own.url, { path: PATH, headers: headersOf(named), body: {} });
    await own.gateway.close();
    const counts = sql`usage_tools where account_id = ${account.id}`;
    const rows = await database.orm.select({ calls: sql<number>`sum(calls)::integer` }).from(counts);
    expect(rows).toEqual([{ calls: 2 }]);
  });

  describe('that are batches', () => {
    const CALLS = [
      ...Array.from({ length: 40 }, (_, id) => ({ id, name: 'echo_arguments', arguments: { latitude: id } })),
      { id: 'bad', name: 'echo_arguments', arguments: { fails: true } },
      { id: 'unknown', name: 'no_such_tool' },
    ];
    const good = (answer: RawAnswer) => [...linesOf(answer).values()].filter(({ status }) => status === 200);

    it('give the same lines again and charge each once', async () => {
      const { account, batch } = await caller();
      const first = await batch(0, 'many', CALLS);
      const again = await batch(1, 'many', CALLS);
      expect(good(first)).toHaveLength(40);
      expect(again.headers['idempotency-status']).toBe('repeated');
      expect(good(again).sort(byId)).toEqual(good(first).sort(byId));
      expect(await used(account.id)).toEqual([40, 40]);
      expect((await batch(0, 'many', CALLS.slice(1))).json).toMatchObject({ status: 409, field: 'Idempotency-Key' });
    });

    it('that were cut are run to their end by the next, what was charged without a charge', async () => {
      const { account, headersOf, batch } = await caller();
      const calls = [
        ...Array.from({ length: 20 }, (_, id) => ({ id, name: 'echo_arguments', arguments: { latitude: id } })),
        ...Array.from({ length: 30 }, (_, at) => ({ id: 20 + at, name: 'sleep_briefly', arguments: { waits: true } })),
      ];
      // At this gateway the last 30 wait until they are cut; at the others they may end by now.
      const stuck = await start(clockedClients().clients);
      const seen = await cut(stuck.url, headersOf('cut'), calls, 20);
      expect(seen.size).toBe(20);
      tools.open();
      let whole = await batch(0, 'cut', calls);
      await eventually(async () => whole.status === 200 || (whole = await batch(0, 'cut', calls)).status === 200);
      const lines = new Map(linesIn(whole.text));
      expect(lines.size).toBe(50);
      for (const [id, line] of seen) expect(lines.get(id)).toBe(line);
      expect(whole.headers['idempotency-status']).toBe('repeated');
      expect(await used(account.id)).toEqual([50, 50]);
      await stuck.gateway.close();
    });
  });
});

const byId = (a: { readonly id: string | number }, b: typeof a): number => Number(a.id) - Number(b.id);
/** Lines of an answer by their id. */
const linesIn = (text: string): (readonly [unknown, string])[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => [(JSON.parse(line) as { readonly id: unknown }).id, line]);

/** Sends a batch and leaves after so many lines; returns them by id. */
function cut(
  url: string,
  headers: Readonly<Record<string, string>>,
  calls: readonly object[],
  after: number,
): Promise<ReadonlyMap<unknown, string>> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'content-type': 'application/json' };
    const outgoing = httpRequest(new URL('/v1/batch', url), { method: 'POST', headers: all, agent }, (incoming) => {
      let text = '';
      incoming.on('error', () => {});
      incoming.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const lines = linesIn(text.slice(0, text.lastIndexOf('\n') + 1));
        if (lines.length < after) return;
        outgoing.destroy();
        resolve(new Map(lines));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(calls));
  });
}
