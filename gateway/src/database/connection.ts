import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Ask } from './migrate.ts';
import type { schema } from './schema.ts';

/** There is no database of Cuspal where one was expected. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase';
  constructor(place: string, variable: 'DATA_DIR' | 'DATABASE_URL') {
    super(
      `There is no database of Cuspal ${place}. Give the ${variable} with which the server runs, or start the server once, which makes the database.`,
    );
  }
}

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database before its migrations have run. */
export interface Connection {
  readonly orm: Orm;
  readonly query: Ask;
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
