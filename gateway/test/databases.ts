import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../../test/support/at-end.ts';
import { inTurn } from '../../test/support/whole.ts';
import type { Database } from '../src/database/connection.ts';
import { migrated, openDatabase } from '../src/database/database.ts';
import { embeddedConnection } from '../src/database/embedded.ts';
import { administer, asked, createDatabase, dropDatabase, LOCAL_POSTGRES } from './postgres.ts';
import { emptyPglite } from './reused-pglite.ts';
import { answers } from './servers.ts';
import { asNew, wiped, type AsNew, type Asked } from './wiped.ts';

export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** A new database, migrated and otherwise empty; closing it removes it. */
  readonly fresh: () => Promise<Database>;
}

/**
 * The kind of database that a file of tests has its turn with, for describe.each(databases()), and both in the night: the
 * files of a folder share what they prove of it, and half of them stand on each.
 */
export const databases = (): readonly TestDatabase[] =>
  ONE_IS_ENOUGH ? [quickest()] : inTurn(turnOf(expect.getState().testPath), bothDatabases());

/**
 * Both kinds, for tests of the database itself, of what it counts and of what it locks. PostgreSQL is the server of
 * TEST_DATABASE_URL, which a run starts and names, else the one on 127.0.0.1:5432; where there is none, its half is
 * skipped by name. TEST_ONE_DATABASE=yes: one kind is enough, where the same tests run over both elsewhere.
 */
export function bothDatabases(): readonly TestDatabase[] {
  if (ONE_IS_ENOUGH) return [PGLITE];
  if (server === undefined) {
    describe.skip('PostgreSQL: no binaries, no TEST_DATABASE_URL, nothing on 127.0.0.1:5432', () =>
      it('skipped', () => {}));
    return [PGLITE];
  }
  return [PGLITE, POSTGRES];
}

const ONE_IS_ENOUGH = process.env['TEST_ONE_DATABASE'] === 'yes';

/** A number that a file keeps wherever the project is: the sum of the letters of its name. */
const turnOf = (file = ''): number => [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** The embedded one. */
export const PGLITE: TestDatabase = { name: 'PGlite', fresh: freshPglite };

const POSTGRES: TestDatabase = { name: 'PostgreSQL', fresh: async () => freshPostgres() };

/** The one that takes half as long, where it is there: for tests to which it makes no difference. */
export const quickest = (): TestDatabase => (server === undefined ? PGLITE : POSTGRES);

/** Whether there is a PostgreSQL: for tests that need several processes. */
export const hasPostgres = (): boolean => server !== undefined;

const PREFIX = 'cuspal_test_';
const server = await findPostgres();
if (server !== undefined) await dropStale(server);

async function findPostgres(): Promise<string | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return named;
  return (await answers(LOCAL_POSTGRES)) ? LOCAL_POSTGRES : undefined;
}

const newName = (): string => `${PREFIX}${Math.floor(Date.now() / 1000)}_${randomUUID().slice(0, 8)}`;

/** Whether a database of this name was made more than a day ago: names hold the second in which they were. */
export function isStale(name: string, now = Date.now()): boolean {
  const second = new RegExp(`^${PREFIX}(\\d{10})_[0-9a-f]{8}$`).exec(name)?.[1];
  return second !== undefined && now - Number(second) * 1000 > 86_400_000;
}

/** A run that is killed drops nothing; a later one does it. Runs at the same time may find one gone already. */
async function dropStale(url: string): Promise<void> {
  const names = await testDatabases(url);
  for (const name of names.filter((each) => isStale(each))) {
    await dropDatabase(url, name);
  }
}

/** Names of all databases that tests have made. */
export async function testDatabases(url = lasting()): Promise<readonly string[]> {
  const rows = await administer(url, `select datname from pg_database where starts_with(datname, '${PREFIX}')`);
  return rows.map(({ datname }) => String(datname));
}

function lasting(): string {
  if (server === undefined) throw new Error('there is no PostgreSQL here');
  return server;
}

export interface PostgresDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database of the server, for processes to open by its address; an empty one where no template is named. */
export async function createPostgres(template?: string): Promise<PostgresDatabase> {
  const name = newName();
  const making = createDatabase(lasting(), name, template);
  dropAtEnd(name, making);
  return { url: await making, drop: () => drop(name) };
}

/** What a failed test has left is dropped at the end of its file. */
function dropAtEnd(name: string, making: Promise<unknown>): void {
  created.set(name, making);
  atEnd(() => (created.has(name) ? drop(name) : undefined));
}

async function drop(name: string): Promise<void> {
  // A hook that ran out of time may have left before its database was there.
  await created.get(name)?.catch(() => {});
  await dropDatabase(lasting(), name);
  created.delete(name);
}

/** Databases that are not dropped yet, and the statements that make them. */
const created = new Map<string, Promise<unknown>>();

/** The name of a migrated database that this process copies, because migrating each takes four times as long. */
let migratedTemplate: Promise<string> | undefined;

async function makeMigrated(): Promise<string> {
  const name = newName();
  const databaseUrl = await createDatabase(lasting(), name);
  // Nobody may be connected to what is copied.
  await (await openDatabase({ dataDir: '', databaseUrl })).close();
  return name;
}

/** Databases that were closed and wiped; a file of tests has one at a time, seldom two. */
const kept: PostgresDatabase[] = [];
const MOST_KEPT = 2;
/** What the first one of this process had when it was new, as all copies have. */
let copied: Promise<AsNew> | undefined;

/**
 * A migrated and otherwise empty database. Making one and dropping it takes the server five times as long as wiping it,
 * so one that was closed is wiped and given to who asks next; one that is not as it was by then is dropped.
 */
async function freshPostgres(): Promise<Database> {
  const again = kept.pop();
  const own = again ?? (await createPostgres(await (migratedTemplate ??= makeMigrated())));
  const name = new URL(own.url).pathname.slice(1);
  if (again) dropAtEnd(name, Promise.resolve());
  const isNew = await (copied ??= asked(own.url, asNew));
  const database = await openDatabase({ dataDir: '', databaseUrl: own.url });
  const close = async (): Promise<void> => {
    await database.close();
    const isEmptied =
      kept.length < MOST_KEPT && (await asked(own.url, (each) => emptied(each, isNew)).catch(() => false));
    if (!isEmptied) return own.drop();
    created.delete(name);
    kept.push(own);
  };
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= close()) };
}

/** Wipes a database that others may still be connected to. */
async function emptied(each: Asked, isNew: AsNew): Promise<boolean> {
  await each.run(`
    set statement_timeout = '10s';
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  return wiped(each, isNew);
}

/** PGlite in memory, whose definitions are those of the migrations. */
async function freshPglite(): Promise<Database> {
  return migrated(embeddedConnection(await emptyPglite(), async () => {}));
}
