import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { runGateway } from '../../test/child.ts';
import { createPostgres, hasPostgres, type PostgresDatabase } from '../../test/databases.ts';
import { legacy, send } from '../../test/http.ts';
import { administer } from '../../test/postgres.ts';
import { eventually, takes } from '../../../test/support/wait.ts';
import { POOLER_CONNECTIONS, startPgBouncer, type TestServer } from '../../test/servers.ts';
import { servicesOn } from '../../test/services.ts';
import { Ledger } from '../metering/ledger.ts';
import { openDatabase } from './database.ts';
import { readMigrations } from './migrate.ts';
import { isOutage } from './outage.ts';
import { migratePostgres, openPostgres } from './postgres.ts';

const GATEWAYS = 50;
const CONNECTIONS = 10;

let created: PostgresDatabase | undefined;
let pooler: TestServer | undefined;
if (hasPostgres()) {
  created = await createPostgres();
  pooler = await startPgBouncer(created.url);
}

(pooler ? describe : describe.skip)('PgBouncer in transaction mode', () => {
  const direct = created?.url ?? '';
  const pooled = Object.assign(new URL(pooler?.url ?? 'postgresql://none'), {
    pathname: new URL(direct).pathname,
  }).href;
  const locks = async (): Promise<unknown> => {
    // Other tests hold locks of databases of their own on the same server.
    const own = 'database = (select oid from pg_database where datname = current_database())';
    const held = `select count(*)::int as held from pg_locks where locktype = 'advisory' and ${own}`;
    return (await administer(direct, held))[0]?.['held'];
  };
  afterAll(async () => {
    pooler?.stop();
    await created?.drop();
  });

  it('leaves no lock behind after migrations, of which four come at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migratePostgres(pooled)));
    expect(await locks()).toBe(0);
    const applied = await administer(direct, 'select name from schema_migrations order by name');
    expect(applied.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it(`lets ${GATEWAYS} gateways ask over ${POOLER_CONNECTIONS} connections of the server`, async () => {
    const gateways = await Promise.all(
      Array.from({ length: GATEWAYS }, () => openPostgres(pooled, { connections: CONNECTIONS })),
    );
    const all = gateways.flatMap((gateway) => Array.from({ length: CONNECTIONS }, () => gateway));
    const asked = all.map(({ query }) => query('select pg_backend_pid() as id, pg_sleep(0.01)'));
    const rows = (await Promise.all(asked)).flat();
    expect(rows).toHaveLength(GATEWAYS * CONNECTIONS);
    expect(new Set(rows.map(({ id }) => id)).size).toBeLessThanOrEqual(POOLER_CONNECTIONS);
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('takes back what a statement charged that its calls no longer wait for', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: pooled, databasePool: 2 });
    const services = servicesOn(database);
    const { account } = await services.customer();
    const other = await openPostgres(direct, { connections: 1 });
    const reached: { locked?: () => void; free?: () => void } = {};
    const locked = new Promise<void>((resolve) => (reached.locked = resolve));
    const holding = other.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from accounts where id = ${account.id} for update`);
      reached.locked?.();
      await new Promise<void>((resolve) => (reached.free = resolve));
    });
    await locked;
    const day = new Date().toISOString().slice(0, 10);
    const asked = new Ledger(database.orm, 300, { longestMs: 100 }).reserve(
      [{ account: account.id, families: ['vargas'] }],
      day,
    );
    const fault = asked.catch((each: unknown) => each);
    const late = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%reserve_units%'
      and clock_timestamp() - query_start > interval '100 ms'`;
    expect(await eventually(async () => (await administer(direct, late)).length === 1)).toBe(true);
    reached.free?.();
    await holding;
    expect(isOutage(await fault)).toBe(true);
    expect((await services.usage.month(account.id)).used).toBe(0);
    await Promise.all([other.close(), database.close()]);
  });

  it('counts calls of several gateways to the unit, while somebody migrates', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: pooled, databasePool: 2 });
    const { account, key } = await servicesOn(database).customer({
      monthlyAllowance: 60,
      ratePerSecond: 100_000,
      burst: 100_000,
    });
    const running = [0, 1].map(() =>
      runGateway({
        DATABASE_URL: pooled,
        DATABASE_POOL: '3',
        MIGRATION_DATABASE_URL: direct,
        ACCOUNT_CALLS: '1000',
        TURN_MS: '0',
      }),
    );
    const urls = await Promise.all(running.map(async ({ line }) => String((await line(/^serving$/))['address'])));
    const call = legacy('tools/call', { name: 'echo_arguments', arguments: {} }, { authorization: `Bearer ${key}` });
    const outcomes = Array.from({ length: 200 }, async (_, number) => {
      // A gateway that is too busy to look up the key turns a call away uncounted, and clients send it again.
      for (let tries = 0; tries < 20; tries += 1) {
        const { json } = await send(urls[number % 2] ?? '', call);
        if (json.result !== undefined) return json.result.isError ? json.result._meta.code : 'success';
        await takes(200);
      }
      return 'turned away';
    });
    const migrations = Array.from({ length: 3 }, () => migratePostgres(pooled));
    const ended = await Promise.all(outcomes);
    const counted = (code: string): number => ended.filter((outcome) => outcome === code).length;
    await Promise.all(migrations);
    expect([counted('success'), counted('quota_exhausted')]).toEqual([60, 140]);
    expect((await servicesOn(database).usage.month(account.id)).used).toBe(60);
    expect(await locks()).toBe(0);
    for (const { child, exited } of running) {
      child.kill('SIGTERM');
      expect((await exited)[0]).toBe(0);
    }
    await database.close();
  }, 120_000);
});
