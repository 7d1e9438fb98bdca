import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { answers } from '../../gateway/test/servers.ts';

const LOCAL = 'postgresql://postgres@127.0.0.1:5432/postgres';

export type BenchDatabase =
  | { readonly ok: true; readonly url: string; readonly drop: () => Promise<void> }
  | { readonly ok: false; readonly reason: string };

/** An empty database of the PostgreSQL server of TEST_DATABASE_URL, by default the one of this machine. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const named = process.env['TEST_DATABASE_URL'];
  const server = named !== undefined && named !== '' ? named : LOCAL;
  const where = server === LOCAL ? 'on 127.0.0.1:5432 (or name a server in TEST_DATABASE_URL)' : 'at TEST_DATABASE_URL';
  if (!(await answers(server))) return { ok: false, reason: `no PostgreSQL answers ${where}` };
  const name = `cuspal_bench_${randomUUID().replaceAll('-', '')}`;
  try {
    await administer(server, `create database ${name} template template0`);
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : 'no reason given';
    return { ok: false, reason: `PostgreSQL makes no database ${where}: ${why}` };
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { ok: true, url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
