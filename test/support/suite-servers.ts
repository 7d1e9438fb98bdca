import { startPostgres, startRedis, type TestServer } from '../../gateway/test/servers.ts';

const started: TestServer[] = [];

/**
 * One PostgreSQL and one Redis for a run of the whole suite: each of some forty test files would else start its own.
 * A run of single files starts none that nobody may need.
 */
export default async function startServers(): Promise<void> {
  if (process.env['CUSPAL_SUITE_LOGS'] === undefined) return;
  await name('TEST_DATABASE_URL', startPostgres);
  await name('TEST_REDIS_URL', startRedis);
}

async function name(variable: string, start: () => Promise<TestServer | undefined>): Promise<void> {
  if ((process.env[variable] ?? '') !== '') return;
  // What cannot be started here each test file tries for itself, and says what is wrong.
  const server = await start().catch(() => undefined);
  if (server === undefined) return;
  started.push(server);
  process.env[variable] = server.url;
}

export function stopServers(): void {
  for (const server of started) server.stop();
}
