import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded.ts';
import { migrate, readMigrations, type MigrationSession } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { schema } from './schema.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database before its migrations have run. */
export interface Connection {
  readonly orm: Orm;
  /** One session of its own, so that a lock taken in it holds until it is released. */
  withSession<T>(work: (session: MigrationSession) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A database that is migrated and ready. */
export interface Database {
  readonly orm: Orm;
  /** DATA_DIR, when the database is the embedded one. */
  readonly folder?: string | undefined;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** PostgreSQL where an address is given, else PGlite in DATA_DIR/db; migrated either way. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== undefined) return migrated(await openPostgres(databaseUrl));
  return { ...(await migrated(await openEmbedded(join(dataDir, 'db')))), folder: dataDir };
}

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
