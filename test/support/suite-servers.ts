import { embeddedTemplate } from '../../gateway/test/embedded-template.ts';
import { startPostgres, startRedis, type TestServer } from '../../gateway/test/servers.ts';

const started: TestServer[] = [];

/** One PostgreSQL and one Redis for a run, named to its tests, where no other is named, and what embedded ones begin as. */
export async function setup(): Promise<void> {
  await Promise.all([name('TEST_DATABASE_URL', startPostgres), name('TEST_REDIS_URL', startRedis), embeddedTemplate()]);
}

async function name(variable: string, start: () => Promise<TestServer | undefined>): Promise<void> {
  if ((process.env[variable] ?? '') !== '') return;
  // Tests that need what cannot be started are skipped by name.
  const server = await start().catch(() => undefined);
  if (server === undefined) return;
  started.push(server);
  process.env[variable] = server.url;
}

/** The end of every server, once: each project of a run that names this file as its setup calls this. */
export function teardown(): void {
  for (const server of started.splice(0)) server.stop();
}
