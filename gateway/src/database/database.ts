import { join } from 'node:path';
import { asSetBy } from '@cuspal/telemetry';
import { UNMEASURED } from '../core/store-calls.ts';
import { NoDatabase, type Connection, type Database } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens PostgreSQL where an address is given, else PGlite in DATA_DIR/db, and migrates either. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings, stores = UNMEASURED): Promise<Database> {
  if (databaseUrl !== undefined) return migrated(await openPostgres(databaseUrl, stores));
  const embedded = await asSetBy('DATA_DIR', () => openEmbedded(join(dataDir, 'db'), { stores }));
  return { ...(await migrated(embedded)), folder: dataDir };
}

/** Opens a database that a gateway has made; throws NoDatabase where there is none, and makes nothing. */
export async function openExistingDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== undefined) {
    const connection = await openPostgres(databaseUrl);
    if (await isMigrated(connection)) return migrated(connection);
    await connection.close();
    throw new NoDatabase('at DATABASE_URL', 'DATABASE_URL');
  }
  const embedded = await openEmbedded(join(dataDir, 'db'), { existing: true });
  return { ...(await migrated(embedded)), folder: dataDir };
}

const isMigrated = (connection: Connection): Promise<boolean> =>
  connection
    .withSession((session) => session.query(`select 1 where to_regclass('schema_migrations') is not null`))
    .then((rows) => rows.length > 0);

/** Brings a database up to date; closes it when that fails. */
export async function migrated(connection: Connection): Promise<Database> {
  try {
    await connection.withSession(async (session) => migrate(session, await readMigrations()));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { orm: connection.orm, ping: () => connection.ping(), close: () => connection.close() };
}
