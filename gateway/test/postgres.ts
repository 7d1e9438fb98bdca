import pg from 'pg';
import type { Asked } from './wiped.ts';

/** The server of this machine. */
export const LOCAL_POSTGRES = 'postgresql://postgres@127.0.0.1:5432/postgres';

/** One statement on a connection of its own; returns its rows. */
export const administer = (server: string, statement: string): Promise<readonly Record<string, unknown>[]> =>
  connected(server, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

/** Work on a connection of its own that is asked by text. */
export const asked = <T>(server: string, work: (asked: Asked) => Promise<T>): Promise<T> =>
  connected(server, (client) =>
    work({
      rows: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
      run: (statements) => client.query(statements),
    }),
  );

async function connected<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of that name, which is empty where no other is copied; returns its address. */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  await administer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropDatabase = (server: string, name: string): Promise<unknown> =>
  administer(server, `drop database if exists ${name} with (force)`);
