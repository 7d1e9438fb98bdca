import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { UNMEASURED, type StoreCalls } from '../core/store-calls.ts';
import type { Connection } from './connection.ts';
import { measuredClient } from './measured-client.ts';
import { migrate, readMigrations, type Ask, type MigrationSession } from './migrate.ts';
import { DatabaseAway } from './outage.ts';
import { schema } from './schema.ts';

/** Any number that no other user of advisory locks in the database takes. */
const MIGRATION_LOCK = 4_917_221;
/** Longest that a migration may take, the wait for one of another process included. */
const MIGRATION_MINUTES = 10;
/** A migration that waits for a table has all who come after it wait too, so it gives up soon. */
const TABLE_WAIT_SECONDS = 10;
/** Longest that a statement is waited for. */
const STATEMENT_MS = 10_000;
const CONNECTION_MS = 5_000;

// Counters have 64 bits. All that are in use are whole numbers to JavaScript: no allowance goes beyond 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Pool that reports a missing connection as an outage also to those who ask for one, as transactions do. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | void {
    if (done) return super.connect(done);
    return super.connect().catch((cause: unknown) => {
      throw new DatabaseAway('no connection to PostgreSQL', { cause });
    });
  }
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: (broken?: unknown) => void) => void;

/** Says why there is no connection and what to do, without naming user or address. */
function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === '28P01' || code === '28000') return 'refuses the user or the password: correct them there';
  if (code === '3D000') return 'is not there, though PostgreSQL is: make it with createdb, or name another one there';
  return `gives no connection${code === undefined ? '' : ` (${code})`}: start PostgreSQL, or correct the address there`;
}

interface PostgresSettings {
  readonly connections?: number | undefined;
  readonly stores?: StoreCalls;
}

const APPLICATION = 'cuspal-gateway';

/**
 * A pool of PostgreSQL connections, or of a pooler's in transaction mode: what a connection says at its start is what
 * every pooler takes, and nothing is left behind in a session. Nothing is waited for longer than ten seconds.
 */
export async function openPostgres(
  url: string,
  { connections = 10, stores = UNMEASURED }: PostgresSettings = {},
): Promise<Connection> {
  const pool = new Pool({
    Client: measuredClient(stores),
    connectionString: url,
    max: connections,
    // Idle connections stay open: a new one needs a name look-up, which may have to wait.
    min: connections,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    application_name: APPLICATION,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`the database in DATABASE_URL ${faultOf(error)}`, { cause: error });
  }
  let closing: Promise<void> | undefined;
  return {
    orm: drizzle(pool, { schema }),
    query: async (text) => (await pool.query<Record<string, unknown>>(text)).rows,
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  };
}

/** Runs the migrations that are due, over one connection; its locks end with each transaction, also through a pooler. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_MS,
    application_name: APPLICATION,
  });
  // A connection that breaks fails the statement that waits for it; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await migrate(sessionOf(client), await readMigrations());
  } finally {
    await client.end();
  }
}

const sessionOf = (client: pg.Client): MigrationSession => ({
  async exclusively(work) {
    const run = async (statements: string): Promise<void> => void (await client.query(statements));
    await run(`begin; set local statement_timeout = '${MIGRATION_MINUTES}min'`);
    try {
      await run(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await run(`set local lock_timeout = '${TABLE_WAIT_SECONDS}s'`);
      const query: Ask = async (text) => (await client.query<Record<string, unknown>>(text)).rows;
      const done = await work({ query, run });
      await run('commit');
      return done;
    } catch (fault) {
      await run('rollback').catch(() => {});
      throw fault;
    }
  },
});
