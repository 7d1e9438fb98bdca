import pg from 'pg';

/** The server of this machine. */
export const LOCAL_POSTGRES = 'postgresql://postgres@127.0.0.1:5432/postgres';

/** One statement on a connection of its own; returns its rows. */
export async function administer(server: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
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
