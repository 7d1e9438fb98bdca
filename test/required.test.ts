import { describe, expect, it } from 'vitest';
import { LOCAL_POSTGRES } from '../gateway/test/postgres.ts';
import { answers, startPgBouncer, startPostgres, startRedis, type TestServer } from '../gateway/test/servers.ts';
import { chromiumPath } from './e2e/support/chromium-path.ts';
import { helm } from './support/chart.ts';

/** Whether a server is installed, so that a test can start one of its own. */
async function startsHere(start: () => Promise<TestServer | undefined>): Promise<boolean> {
  const server = await start();
  server?.stop();
  return server !== undefined;
}

const NEEDED: ReadonlyMap<string, () => Promise<boolean>> = new Map([
  [
    'postgres',
    async () => (await answers(process.env['TEST_DATABASE_URL'] || LOCAL_POSTGRES)) || startsHere(startPostgres),
  ],
  ['pgbouncer', async () => startsHere(() => startPgBouncer(LOCAL_POSTGRES))],
  // Some tests stop the server, so a server that runs already is of no use to them.
  ['redis', () => startsHere(startRedis)],
  ['chromium', async () => chromiumPath() !== undefined],
  // node deploy/tools/main.mjs installs it.
  ['helm', async () => helm !== undefined],
]);
const required = (process.env['CUSPAL_REQUIRE'] ?? '').split(',').filter((name) => name !== '');

// Tests that need one of these are skipped where it is missing. Where CUSPAL_REQUIRE names it, a missing one is a fault.
describe('what CUSPAL_REQUIRE names', () => {
  for (const [name, isHere] of NEEDED)
    (required.includes(name) ? it : it.skip)(`${name} is here`, async () => expect(await isHere()).toBe(true));

  it('is known', () => expect(required.filter((name) => !NEEDED.has(name))).toEqual([]));
});
