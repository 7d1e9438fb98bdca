import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, it } from '@jest/globals';
import pg from 'pg';
import { migrated, openDatabase, type Database } from '../src/database/database.ts';
import { embeddedConnection } from '../src/database/embedded.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { answers, startPostgres } from './servers.ts';

export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A new database, migrated and otherwise empty; closing it removes it. */
  readonly fresh: () => Promise<Database>;
}

/**
 * Both kinds of database, for describe.each(databases()). PostgreSQL is the server of TEST_DATABASE_URL, else the one
 * on 127.0.0.1:5432, else one started for the test file; where none can be had, its half is skipped by name.
 */
export function databases(): readonly TestDatabase[] {
  if (server === undefined) {
    describe.skip('PostgreSQL: no TEST_DATABASE_URL, nothing on 127.0.0.1:5432, no binaries', () =>
      it('skipped', () => {}));
    return [PGLITE];
  }
  return [PGLITE, { name: 'PostgreSQL', fresh: async () => freshPostgres() }];
}

const PGLITE: TestDatabase = { name: 'PGlite', fresh: freshPglite };

/** Whether there is a PostgreSQL: for tests that need several processes. */
export const hasPostgres = (): boolean => server !== undefined;

const LOCAL = 'postgresql://postgres@127.0.0.1:5432/postgres';
const server = await findPostgres();

async function findPostgres(): Promise<string | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return named;
  if (await answers(LOCAL)) return LOCAL;
  const started = await startPostgres();
  if (started) afterAll(() => started.stop());
  return started?.url;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface PostgresDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, empty database of the server, for processes to open by its address. */
export async function createPostgres(): Promise<PostgresDatabase> {
  if (server === undefined) throw new Error('there is no PostgreSQL here');
  const name = `cuspal_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template template0`);
  created.add(name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

async function drop(name: string): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`);
  created.delete(name);
}

/** Databases that a failed test has left. */
const created = new Set<string>();
afterAll(() => Promise.all([...created].map(drop)));

async function freshPostgres(): Promise<Database> {
  const created = await createPostgres();
  const database = await openDatabase({ dataDir: '', databaseUrl: created.url });
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(() => created.drop())) };
}

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'cuspal-test');

/** PGlite in memory. Making one takes seconds, reading a migrated one half of one: it is kept by its migrations. */
async function freshPglite(): Promise<Database> {
  const migrations = await readMigrations();
  const name = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const file = join(CACHE, `pglite-${name}.tar`);
  if (!existsSync(file)) await keepTemplate(file);
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return migrated(embeddedConnection(client, async () => {}));
}

async function keepTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  const session = {
    query: async (text: string) => (await client.query<Record<string, unknown>>(text)).rows,
    run: async (statements: string) => void (await client.exec(statements)),
    lock: async () => {},
  };
  await migrate(session, await readMigrations());
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
}
