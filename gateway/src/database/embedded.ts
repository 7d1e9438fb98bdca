import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Connection } from './connection.ts';
import { takeLock } from './lock.ts';
import { schema } from './schema.ts';

/** PGlite in a folder. It does not guard the folder itself, and two processes would corrupt it: the lock comes first. */
export async function openEmbedded(folder: string): Promise<Connection> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await takeLock(folder);
  try {
    return embeddedConnection(await PGlite.create(folder), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
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
