import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createPostgres, bothDatabases, hasPostgres, isStale, PGLITE, testDatabases } from '../../test/databases.ts';
import { askedOf, emptyPglite } from '../../test/reused-pglite.ts';
import { servicesOn } from '../../test/services.ts';
import { definitionsOf as digestOf } from '../../test/wiped.ts';
import type { Database } from './connection.ts';

const DAY_MS = 86_400_000;
const nameOf = ({ url }: { readonly url: string }): string => new URL(url).pathname.slice(1);

describe('databases of tests', () => {
  it('are stale a day after they were made; what has another name is not ours to judge', () => {
    const at = Date.parse('2026-11-20T10:00:00Z');
    const name = `cuspal_test_${at / 1000}_0123abcd`;
    expect(isStale(name, at + DAY_MS)).toBe(false);
    expect(isStale(name, at + DAY_MS + 1)).toBe(true);
    for (const other of ['postgres', 'cuspal', 'cuspal_test_x', `${name}; drop table accounts`, `other_${name}`]) {
      expect(isStale(other, at + 10 * DAY_MS)).toBe(false);
    }
  });

  (hasPostgres() ? it : it.skip)('are there until they are dropped, each under a name of its own', async () => {
    const [first, second] = await Promise.all([createPostgres(), createPostgres()]);
    const names = [first, second].map(nameOf);
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      expect(isStale(name)).toBe(false);
      expect(isStale(name, Date.now() + 2 * DAY_MS)).toBe(true);
    }
    expect(await testDatabases()).toEqual(expect.arrayContaining(names));
    await Promise.all([first.drop(), second.drop()]);
    const left = await testDatabases();
    for (const name of names) expect(left).not.toContain(name);
  });
});

describe.each(bothDatabases())('a fresh database, $name', (kind) => {
  const used = async (): Promise<Database> => {
    const database = await kind.fresh();
    const { accounts, keys } = servicesOn(database);
    const { id } = await accounts.findOrCreateUser('ada@example.com');
    await keys.create(id, 'Badger');
    await database.orm.execute(sql`insert into revocations (kind, subject) values ('key', 'Weasel')`);
    await database.orm.execute(sql`update accounts set name = 'Changed' where kind = 'operator'`);
    await database.orm.execute(sql`delete from audit_names`);
    return database;
  };

  it('is as the first one, whatever others were used for', async () => {
    const first = await kind.fresh();
    const content = await contentOf(first);
    await first.close();
    const second = await used();
    await second.orm.execute(sql`set search_path to pg_catalog`);
    await second.orm.execute(sql`delete from public.schema_migrations where name like '0001%'`);
    await second.close();
    const third = await kind.fresh();
    expect(await contentOf(third)).toEqual(content);
    const { accounts, keys } = servicesOn(third);
    expect(await keys.list((await accounts.findOrCreateUser('ada@example.com')).id)).toEqual([]);
    // Numbers begin anew.
    const [row] = await rowsOf(third, `insert into revocations (kind, subject) values ('key', 'x') returning seq`);
    expect(Number(row?.['seq'])).toBe(1);
    await third.close();
  });

  it('is nobody else’s while it is open, and answers nobody once it is closed', async () => {
    const [first, second] = await Promise.all([used(), kind.fresh()]);
    expect(await contentOf(second)).not.toEqual(await contentOf(first));
    await first.close();
    await expect(first.ping()).rejects.toThrow();
    await second.close();
  });
});

describe('a PGlite that was used', () => {
  it.each([
    'alter table web_sessions rename to web_sessions_gone',
    'alter table accounts disable trigger user',
    "alter table accounts alter column name set default 'x'",
    'drop index api_keys_of_account',
  ])('is not as it was after: %s', async (statement) => {
    const pglite = await emptyPglite();
    const digest = await digestOf(askedOf(pglite));
    const changed = await pglite.transaction(async (transaction) => {
      await transaction.exec(statement);
      const now = await digestOf(askedOf(transaction));
      await transaction.rollback();
      return now;
    });
    expect(changed).not.toBe(digest);
    expect(await digestOf(askedOf(pglite))).toBe(digest);
    await pglite.close();
  });

  it('has the definitions of the first one where that is not as it was', async () => {
    const first = await PGLITE.fresh();
    const definitions = await definitionsOf(first);
    await first.orm.execute(sql`alter table accounts disable trigger user`);
    expect(await definitionsOf(first)).not.toEqual(definitions);
    await first.close();
    const second = await PGLITE.fresh();
    expect(await definitionsOf(second)).toEqual(definitions);
    await second.close();
  });

  it('is used again when the work of its user has ended', async () => {
    const first = await PGLITE.fresh();
    let end = (): void => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const left = first.orm.transaction(async (transaction) => {
      await transaction.execute(sql`update accounts set name = 'Left' where kind = 'operator'`);
      await held;
    });
    const closed = first.close();
    end();
    await Promise.all([left, closed]);
    const second = await PGLITE.fresh();
    expect(await rowsOf(second, `select name from accounts where kind = 'operator'`)).toEqual([{ name: 'Operator' }]);
    await second.close();
  });
});

const answered = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const rowsOf = async ({ orm }: Database, query: string) => answered.parse(await orm.execute(sql.raw(query))).rows;

/** The rows of each table but what is of the moment when it was migrated, and where sequences stand. */
async function contentOf(database: Database): Promise<unknown> {
  const tables = await rowsOf(database, `select tablename from pg_tables where schemaname = 'public' order by 1`);
  const content: unknown[] = [await rowsOf(database, 'select sequencename, last_value from pg_sequences order by 1')];
  for (const { tablename } of tables) {
    const query = `select to_jsonb(t) - 'created_at' - 'applied_at' as row from ${String(tablename)} t order by 1`;
    content.push([tablename, await rowsOf(database, query)]);
  }
  return content;
}

/** Tables, columns, indexes, triggers and functions as PostgreSQL describes them. */
const definitionsOf = (database: Database) =>
  rowsOf(
    database,
    `select table_name || '.' || column_name || data_type || is_nullable || coalesce(column_default, '') as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     order by 1`,
  );
