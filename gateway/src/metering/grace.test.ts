import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgres, hasPostgres, type PostgresDatabase } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { tcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import type { Database } from '../database/connection.ts';
import { openDatabase } from '../database/database.ts';

const NOVEMBER = Date.parse('2026-11-20T10:00:00Z');
const LARGE = { monthlyAllowance: 1_000_000, ratePerSecond: 100_000, burst: 100_000 };
const GRACE_MS = 60_000;

(hasPostgres() ? describe : describe.skip)('while PostgreSQL is away', () => {
  let created: PostgresDatabase;
  let database: Database;
  let services: TestServices;
  let proxy: TcpProxy;
  let open: readonly TestGateway[] = [];
  let now = NOVEMBER;
  beforeAll(async () => {
    created = await createPostgres();
    database = await openDatabase({ dataDir: '', databaseUrl: created.url });
    services = servicesOn(database, () => now);
    const { hostname, port } = new URL(created.url);
    proxy = await tcpProxy({ host: hostname, port: Number(port) });
  });
  afterAll(async () => {
    await Promise.all(open.map(({ gateway }) => gateway.close()));
    await proxy.cut();
    await database.close();
    await created.drop();
  });

  /** A gateway that reaches the database through the proxy alone. */
  const start = async (leaseGraceMs: number): Promise<string> => {
    const through = new URL(created.url);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    const made = await startTestGateway({
      database: await openDatabase({ dataDir: '', databaseUrl: through.href, databasePool: 4 }),
      config: { leaseGraceMs },
      now: () => now,
    });
    open = [...open, made];
    return made.url;
  };
  /** `success`, the code of the error, or the status of a refusal. */
  const call = async (url: string, key: string): Promise<string> => {
    const asked = legacy('tools/call', { name: 'echo_arguments', arguments: {} }, { authorization: `Bearer ${key}` });
    const { status, json } = await send(url, asked);
    if (status !== 200) return String(status);
    return json.result.isError ? String(json.result._meta.code) : 'success';
  };
  const calls = async (url: string, key: string, count: number): Promise<readonly string[]> => {
    const ended: string[] = [];
    for (let made = 0; made < count; made += 1) ended.push(await call(url, key));
    return [...new Set(ended)];
  };
  const used = async (account: string): Promise<number> => (await services.usage.month(account)).used;
  const leased = async (account: string): Promise<boolean> =>
    (
      await database.orm
        .select({ one: sql`1` })
        .from(sql`unit_leases`)
        .where(sql`account_id = ${account}`)
    ).length > 0;
  const untilLeased = (url: string, account: string, key: string) =>
    expect
      .poll(async () => (await calls(url, key, 5)).concat(String(await leased(account))), { timeout: 20_000 })
      .toEqual(['success', 'true']);

  it('calls go on with units taken ahead and known keys, and are counted afterwards', async () => {
    const url = await start(GRACE_MS);
    const { account, key } = await services.customer(LARGE);
    const few = await services.customer({ ...LARGE, monthlyAllowance: 300 });
    const { key: revoked, row } = await services.keys.create(account.id, 'revoked');
    const { key: unknown } = await services.keys.create(account.id, 'not used yet');
    for (const each of [few.key, revoked]) expect(await call(url, each)).toBe('success');
    await services.keys.revoke(account.id, row.id);
    await expect.poll(() => call(url, revoked)).toBe('401');
    await untilLeased(url, account.id, key);
    await expect
      .poll(() => send(url, { method: 'GET', path: '/health/serving' }).then(({ status }) => status))
      .toBe(200);
    const before = await used(account.id);

    await proxy.cut();
    expect(await calls(url, key, 30)).toEqual(['success']);
    expect(await call(url, few.key)).toBe('engine_unavailable');
    expect(await call(url, unknown)).toBe('503');
    expect(await call(url, revoked)).not.toBe('success');
    const serving = async () => {
      const { status, json } = await send(url, { method: 'GET', path: '/health/serving' });
      return [status, json.database];
    };
    await expect.poll(serving).toEqual([200, 'down']);
    expect(await used(account.id)).toBe(before);

    now += GRACE_MS;
    expect(await call(url, key)).toBe('503');
    now = NOVEMBER;

    await proxy.mend();
    await expect.poll(() => used(account.id), { timeout: 20_000 }).toBe(before + 30);
    await expect.poll(() => call(url, key), { timeout: 20_000 }).toBe('success');
    expect(await used(account.id)).toBe(before + 31);
  }, 120_000);

  it('calls are refused at once where no grace is set', async () => {
    const url = await start(0);
    const { account, key } = await services.customer(LARGE);
    await untilLeased(url, account.id, key);
    const before = await used(account.id);
    await proxy.cut();
    await expect.poll(() => call(url, key)).toBe('503');
    expect((await send(url, { method: 'GET', path: '/health/serving' })).status).toBe(503);
    await proxy.mend();
    await expect.poll(() => call(url, key), { timeout: 20_000 }).toBe('success');
    expect(await used(account.id)).toBe(before + 1);
  }, 120_000);
});
