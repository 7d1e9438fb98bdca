import { randomUUID } from 'node:crypto';
import { createDatabase, dropDatabase, LOCAL_POSTGRES } from '../../gateway/test/postgres.ts';
import { answers } from '../../gateway/test/servers.ts';

export type BenchDatabase =
  | { readonly ok: true; readonly url: string; readonly drop: () => Promise<unknown> }
  | { readonly ok: false; readonly reason: string };

/** An empty database of the PostgreSQL server of TEST_DATABASE_URL, by default the one of this machine. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const named = process.env['TEST_DATABASE_URL'];
  const server = named !== undefined && named !== '' ? named : LOCAL_POSTGRES;
  const where =
    server === LOCAL_POSTGRES ? 'on 127.0.0.1:5432 (or name a server in TEST_DATABASE_URL)' : 'at TEST_DATABASE_URL';
  if (!(await answers(server))) return { ok: false, reason: `no PostgreSQL answers ${where}` };
  const name = `cuspal_bench_${randomUUID().replaceAll('-', '')}`;
  try {
    const url = await createDatabase(server, name);
    return { ok: true, url, drop: () => dropDatabase(server, name) };
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : 'no reason given';
    return { ok: false, reason: `PostgreSQL makes no database ${where}: ${why}` };
  }
}
