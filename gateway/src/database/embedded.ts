import { mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from '@cuspal/telemetry';
import { drizzle } from 'drizzle-orm/pglite';
import { codeOf } from '../core/code-of.ts';
import { measured, operationOf, UNMEASURED, type StoreCalls } from '../core/store-calls.ts';
import { NoDatabase, type Connection } from './connection.ts';
import { DiskSync, syncedClient, syncPath, syncPlaceOf } from './disk-sync.ts';
import { drizzleClient, TIMES_AS_TEXT } from './drizzle-client.ts';
import { takeLock } from './lock.ts';
import { makeEmbedded } from './make-embedded.ts';
import type { MigrationSession } from './migrate.ts';
import { DatabaseAway } from './outage.ts';
import { schema } from './schema.ts';
import { ReopeningPglite, type Client } from './reopening-pglite.ts';

/** The embedded database migrates over the connection that it has. */
export type EmbeddedConnection = Connection & MigrationSession;

interface EmbeddedSettings {
  readonly existing?: boolean;
  readonly stores?: StoreCalls;
  readonly sync?: typeof syncPath;
  readonly logger?: Logger | undefined;
}

/** Free disk space needed to open, three segments of the write-ahead log: with less, the database would end again. */
const ROOM_BYTES = 3 * 16 * 1024 * 1024;

/**
 * PGlite in a folder. It does not guard the folder itself, and two processes would corrupt it: the lock comes first.
 * `existing`: none is made; throws NoDatabase where there is none.
 */
export async function openEmbedded(
  folder: string,
  { existing = false, stores = UNMEASURED, sync = syncPath, logger }: EmbeddedSettings = {},
): Promise<EmbeddedConnection> {
  if (!existing) await mkdir(folder, { recursive: true, mode: 0o700 });
  else if (!(await isThere(folder))) throw new NoDatabase(`in ${dirname(folder)}`, 'DATA_DIR');
  const lock = await takeLock(folder, logger);
  try {
    if (!(await isThere(join(folder, 'PG_VERSION')))) {
      if (existing) throw new NoDatabase(`in ${dirname(folder)}`, 'DATA_DIR');
      if (!(await hasRoom(folder))) throw new Error(`there is too little room on the disk of ${folder} for a database`);
      await makeEmbedded(folder);
      await syncPlaceOf(folder);
    }
    const pglite = new ReopeningPglite(await pgliteIn(folder), () => reopen(folder));
    const synced = syncedClient(pglite, new DiskSync(folder, sync));
    return embeddedConnection(measuredEmbedded(synced, stores), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return false;
    throw fault;
  }
}

/**
 * Options of PGlite. It takes all of its shared memory from the start: by default 128 MB of pages alone, and tables for a
 * hundred sessions. The system keeps the pages of files in its own memory, and there is one session.
 */
export const OPTIONS = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB', '-c', 'max_connections=20'],
  parsers: TIMES_AS_TEXT,
};

const pgliteIn = (folder: string): Promise<PGlite> => PGlite.create(folder, OPTIONS);

async function reopen(folder: string): Promise<PGlite> {
  if (!(await hasRoom(folder))) throw new DatabaseAway('the disk of DATA_DIR is full');
  return pgliteIn(folder);
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** `client`: made with OPTIONS. `release`: gives back the lock of the folder when the database closes. */
export function embeddedConnection(client: Client, release: () => Promise<void>): EmbeddedConnection {
  let closing: Promise<void> | undefined;
  const close = async () => {
    try {
      await client.close();
    } finally {
      await release();
    }
  };
  return {
    // Drizzle asks for the whole class and uses what Client has.
    orm: drizzle(drizzleClient(client) as PGlite, { schema }),
    query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    // No other process opens the folder.
    exclusively: (work) =>
      client.transaction((transaction) =>
        work({
          query: async (text) => (await transaction.query<Record<string, unknown>>(text)).rows,
          run: async (statements) => void (await transaction.exec(statements)),
        }),
      ),
    ping: async () => void (await client.query('select 1')),
    close: () => (closing ??= close()),
  };
}

/** The embedded database with its statements measured; a transaction counts as one. */
const measuredEmbedded = (client: Client, stores: StoreCalls): Client => ({
  query: (text, values, options) =>
    measured(stores, 'embedded', operationOf(text), () => client.query(text, values, options)),
  exec: (statements, options) => client.exec(statements, options),
  transaction: (work) => measured(stores, 'embedded', 'transaction', () => client.transaction(work)),
  close: () => client.close(),
});
