import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { UNMEASURED } from '../core/store-calls.ts';
import type { Connection } from './connection.ts';
import { measuredClient } from './measured-client.ts';
import { DatabaseAway } from './outage.ts';
import { schema } from './schema.ts';

/** Any number that no other user of advisory locks in the database takes. */
const MIGRATION_LOCK = 4_917_221;

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

/** A pool of PostgreSQL connections; nothing waits longer than ten seconds. */
export async function openPostgres(url: string, stores = UNMEASURED): Promise<Connection> {
  const pool = new Pool({
    Client: measuredClient(stores),
    connectionString: url,
    max: 10,
    // Idle connections stay open: a new one needs a name look-up, which may have to wait.
    min: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    application_name: 'cuspal-gateway',
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
    async withSession(work) {
      const client = await pool.connect();
      try {
        return await work({
          query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
          run: async (statements) => void (await client.query(statements)),
          lock: async () => void (await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)),
        });
      } finally {
        // Ends the connection and with it the lock, also after a fault.
        client.release(true);
      }
    },
    ping: async () => void (await pool.query('select 1')),
    close: () => (closing ??= pool.end()),
  };
}
