import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './connection.ts';
import { takeLock } from './lock.ts';
import { NoDatabase } from './no-database.ts';
import { schema } from './schema.ts';

/**
 * PGlite in a folder. It does not guard the folder itself, and two processes would corrupt it: the lock comes first.
 * `existing`: none is made; throws NoDatabase where there is none.
 */
export async function openEmbedded(folder: string, { existing = false } = {}): Promise<Connection> {
  if (!existing) await mkdir(folder, { recursive: true, mode: 0o700 });
  else if (!(await isThere(folder))) throw new NoDatabase(`in ${dirname(folder)}`, 'DATA_DIR');
  const lock = await takeLock(folder);
  try {
    if (existing && !(await isThere(join(folder, 'PG_VERSION'))))
      throw new NoDatabase(`in ${dirname(folder)}`, 'DATA_DIR');
    return embeddedConnection(await PGlite.create(folder), lock.release);
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
    if (typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'ENOENT') return false;
    throw fault;
  }
}

/** `release`: what is given back with the database. */
export function embeddedConnection(client: PGlite, release: () => Promise<void>): Connection {
  let closing: Promise<void> | undefined;
  return {
    orm: drizzle(client, { schema }),
    withSession: (work) =>
      work({
        query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
        run: async (statements) => void (await client.exec(statements)),
        lock: async () => {},
      }),
    ping: async () => void (await client.query('select 1')),
    close: () => (closing ??= client.close().finally(release)),
  };
}
