import { join } from 'node:path';
import { asSetBy, type Logger } from '@cuspal/telemetry';
import { UNMEASURED, type StoreCalls } from '../core/store-calls.ts';
import { NoDatabase, type Connection, type Database } from './connection.ts';
import type { EmbeddedConnection } from './embedded.ts';
import { isCurrent, isMigrated, migrate, readMigrations } from './migrate.ts';

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Connections to PostgreSQL. */
  readonly databasePool?: number;
  /** The same database past a pooler. */
  readonly migrationDatabaseUrl?: string | undefined;
}

/** Receivers of the measurements and faults of a database. */
interface Watchers {
  readonly stores?: StoreCalls;
  readonly logger?: Logger;
}

// A process has one of the two, and loads the libraries of that alone.
const postgres = () => import('./postgres.ts');
const embeddedLibrary = () => import('./embedded.ts');

/** Opens PostgreSQL where an address is given, else PGlite in DATA_DIR/db, and migrates either where something is due. */
export async function openDatabase(
  settings: DatabaseSettings,
  { stores = UNMEASURED, logger }: Watchers = {},
): Promise<Database> {
  const { dataDir, databaseUrl, databasePool } = settings;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await postgres();
    return upToDate(await openPostgres(databaseUrl, { connections: databasePool, stores }), settings);
  }
  const { openEmbedded } = await embeddedLibrary();
  const embedded = await asSetBy('DATA_DIR', () => openEmbedded(join(dataDir, 'db'), { stores, logger }));
  return { ...(await migrated(embedded)), folder: dataDir };
}

/** Opens a database that a gateway has made; throws NoDatabase where there is none, and makes nothing. */
export async function openExistingDatabase(settings: DatabaseSettings, logger?: Logger): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await postgres();
    const connection = await openPostgres(databaseUrl, { connections: COMMAND_CONNECTIONS });
    if (await isMigrated(connection.query)) return upToDate(connection, settings);
    await connection.close();
    throw new NoDatabase('at DATABASE_URL', 'DATABASE_URL');
  }
  const { openEmbedded } = await embeddedLibrary();
  const embedded = await openEmbedded(join(dataDir, 'db'), { existing: true, logger });
  return { ...(await migrated(embedded)), folder: dataDir };
}

/** A command of the operator asks one thing after the other. */
const COMMAND_CONNECTIONS = 2;

async function upToDate(connection: Connection, settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl = '', migrationDatabaseUrl = databaseUrl } = settings;
  return openOrClosed(connection, async () => {
    // Many gateways start at once, and hardly ever is anything due: they look without a lock.
    if (await isCurrent(connection.query, await readMigrations())) return;
    const { migratePostgres } = await postgres();
    await migratePostgres(migrationDatabaseUrl);
  });
}

/** Brings an embedded database up to date; closes it when that fails. */
export const migrated = (connection: EmbeddedConnection): Promise<Database> =>
  openOrClosed(connection, async () => void (await migrate(connection, await readMigrations())));

async function openOrClosed(connection: Connection, prepare: () => Promise<void>): Promise<Database> {
  try {
    await prepare();
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { orm: connection.orm, ping: () => connection.ping(), close: () => connection.close() };
}
