import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { MigrationSession } from './migrate.ts';
import type { schema } from './schema.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database before its migrations have run. */
export interface Connection {
  readonly orm: Orm;
  /** Runs the work in one session, so that a lock taken in it holds until it is released. */
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
