import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { emptyPglite } from '../../test/reused-pglite.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Database } from './connection.ts';
import { openDatabase } from './database.ts';
import { makeEmbedded } from './make-embedded.ts';
import { embeddedConnection, type EmbeddedConnection } from './embedded.ts';
import { isCurrent, migrate, readMigrations } from './migrate.ts';
import type { Client } from './reopening-pglite.ts';
import { accounts } from './schema.ts';

const operators = ({ orm }: Database) =>
  orm.select({ id: accounts.id, unmetered: accounts.unmetered }).from(accounts).where(eq(accounts.kind, 'operator'));

describe('the embedded database', () => {
  it('is made, migrated, reopened, and refused to a second opener', async () => {
    const dataDir = temporaryFolder();
    const first = await openDatabase({ dataDir });
    expect(await operators(first)).toEqual([{ id: 'operator', unmetered: true }]);
    await first.ping();
    await expect(openDatabase({ dataDir })).rejects.toThrow(`${join(dataDir, 'db')} is in use by process`);
    await Promise.all([first.close(), first.close()]);
    await expect(first.ping()).rejects.toThrow();

    const second = await openDatabase({ dataDir });
    expect(await operators(second)).toEqual([{ id: 'operator', unmetered: true }]);
    await second.close();
  });

  it('shares at most ten megabytes with sessions that it never has', async () => {
    const client = await emptyPglite();
    try {
      const { rows } = await client.query<{ shared: number }>(
        'select sum(allocated_size)::int as shared from pg_shmem_allocations',
      );
      expect(rows[0]?.shared).toBeLessThan(10e6);
    } finally {
      await client.close();
    }
  });

  it('says which variable is wrong when the folder cannot be made', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: file })).rejects.toThrow(/^DATA_DIR: .*ENOTDIR/);
  });

  it('is made whole or not at all', async () => {
    const dataDir = temporaryFolder();
    const folder = join(dataDir, 'db');
    mkdirSync(folder);
    writeFileSync(join(folder, 'stray'), '');
    mkdirSync(join(dataDir, 'db.new-left'));
    // What is made is moved to its place last, so a library that makes one file does.
    const library = join(temporaryFolder(), 'library.cjs');
    const make = "require('node:fs').writeFileSync(folder + '/PG_VERSION', ''); return { close: async () => {} };";
    writeFileSync(library, `exports.PGlite = { create: async (folder) => { ${make} } };`);
    await expect(makeEmbedded(folder, library)).rejects.toThrow(`no database could be made in ${folder}: ENOTEMPTY`);
    expect(readdirSync(dataDir)).toEqual(['db']);
    expect(readdirSync(folder)).toEqual(['stray']);
    rmSync(join(folder, 'stray'));
    await makeEmbedded(folder, library);
    expect([readdirSync(dataDir), readdirSync(folder)]).toEqual([['db'], ['PG_VERSION']]);
  });

  it('says which variable is wrong and what to do when PostgreSQL does not answer', async () => {
    await expect(
      openDatabase({ dataDir: temporaryFolder(), databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' }),
    ).rejects.toThrow(
      'the database in DATABASE_URL gives no connection (ECONNREFUSED): start PostgreSQL, or correct the address there',
    );
  });
});

describe('migrations', () => {
  let client: Client;
  /** Takes away what migrations have made. */
  const clear = () => client.exec('drop schema public cascade; create schema public');
  let session: EmbeddedConnection;
  beforeAll(async () => {
    client = await emptyPglite();
    await clear();
    session = embeddedConnection(client, async () => {});
  });
  afterAll(() => client.close());

  const first = { name: '0001_first.sql', statements: 'create table a (n int); insert into a values (1);' };
  const broken = { name: '0002_broken.sql', statements: 'create table b (n int);\ninsert into nowhere values (1);' };
  const mended = { name: '0002_broken.sql', statements: '-- with a comment at the end\ncreate table b (n int) -- b' };

  it('run once, in order, each as a whole or not at all', async () => {
    expect(await migrate(session, [first])).toEqual(['0001_first.sql']);
    expect(await migrate(session, [first])).toEqual([]);
    await expect(migrate(session, [first, broken])).rejects.toThrow('nowhere');
    await expect(session.query('select * from b')).rejects.toThrow('does not exist');
    expect(await migrate(session, [first, mended])).toEqual(['0002_broken.sql']);
    expect(await session.query('select n from a')).toEqual([{ n: 1 }]);
    expect(await session.query('select * from b')).toEqual([]);
  });

  it('refuse a database of a newer version', async () => {
    for (const start of [migrate(session, [first]), isCurrent(session.query, [first])]) {
      await expect(start).rejects.toThrow('newer version (0002_broken.sql)');
    }
  });

  it('that only add leave a database on which the versions they name still start', async () => {
    const adds = { name: '0003_adds.sql', statements: 'create table c (n int);', oldest: first.name };
    const ends = { name: '0004_ends.sql', statements: 'drop table c;', oldest: adds.name };
    const known = [first, mended];
    expect(await isCurrent(session.query, [...known, adds])).toBe(false);
    expect(await migrate(session, [...known, adds])).toEqual([adds.name]);
    expect(await isCurrent(session.query, [...known, adds])).toBe(true);
    // The version before, which does not know the migration: it is up to date, and has nothing to run.
    expect(await isCurrent(session.query, known)).toBe(true);
    expect(await migrate(session, known)).toEqual([]);
    // A step that takes something away leaves out those who do not know what came in its place.
    expect(await migrate(session, [...known, adds, ends])).toEqual([ends.name]);
    expect(await isCurrent(session.query, [...known, adds])).toBe(true);
    await expect(isCurrent(session.query, known)).rejects.toThrow('newer version (0004_ends.sql)');
  });

  it('that run when the table of their names has no column for the oldest version', async () => {
    await clear();
    await client.exec(
      "create table schema_migrations (name text primary key); insert into schema_migrations values ('0001_first.sql');",
    );
    expect(await isCurrent(session.query, [first])).toBe(true);
    expect(await migrate(session, [first])).toEqual([]);
  });

  it('are numbered without gaps', async () => {
    const names = (await readMigrations()).map((migration) => migration.name);
    expect(names.length).toBeGreaterThan(2);
    names.forEach((name, index) =>
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}_[a-z_]+\\.sql$`)),
    );
    const at = temporaryFolder();
    writeFileSync(join(at, '0001_a.sql'), '');
    writeFileSync(join(at, '0003_c.sql'), '');
    await expect(readMigrations(pathToFileURL(`${at}/`))).rejects.toThrow('0003_c.sql is out of order');
    writeFileSync(join(at, '0002_b.sql'), '-- runs with versions from 0003_c.sql on\n');
    await expect(readMigrations(pathToFileURL(`${at}/`))).rejects.toThrow(
      '0002_b.sql runs with versions from 0003_c.sql on, which is none before it',
    );
  });
});
