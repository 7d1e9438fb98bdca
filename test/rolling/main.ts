import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../gateway/test/servers.ts';
import { servicesOn, total } from '../../gateway/test/services.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startBalancer } from './balancer.ts';
import { callOn } from './calls.ts';
import { fleetOf } from './fleet.ts';
import { redisKind, startKind } from './redis-kinds.ts';

/*
 * A rolling restart under load: two gateways behind HAProxy, one PostgreSQL, two replicas of each service. Each of the
 * sixteen processes is restarted in turn while a customer calls a tool of every service. Fails when a call is broken, or
 * when the calls written down for the customer are not those that succeeded. With --redis gateways count rates there,
 * and before they restart its fault is brought. Usage: npm run rolling [-- --redis server|cluster|sentinel] [least calls]
 */
const { values: asked, positionals } = parseArgs({ options: { redis: { type: 'string' } }, allowPositionals: true });
const LEAST_CALLS = Number(positionals[0] ?? 5_000);
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };

const folder = mkdtempSync(join(tmpdir(), 'cuspal-rolling-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed: its programs initdb and pg_ctl are needed');
const redis = asked.redis === undefined ? undefined : await startKind(redisKind(asked.redis));
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
const [port = 0] = await freePorts(1);
const url = `http://127.0.0.1:${port}`;
const { members, gateways } = await fleetOf(postgres.url, url, folder, {
  variables: redis ? { REDIS_URL: redis.url } : {},
});
const services = servicesOn(database);
let stopBalancer = (): void => {};
let kept = true;
try {
  const { account, key } = await services.customer(LIMITS);
  say(`Starting ${members.length} processes; their logs are in ${folder}`);
  for (const member of members) await member.start();
  stopBalancer = startBalancer(folder, port, gateways);
  let over = false;
  const began = performance.now();
  // This client calls from the beginning on. The balancer has looked at the gateways by then.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const calling = callOn(url, key, LEAST_CALLS, () => over);
  try {
    for (const member of members) {
      if (redis && member.name === 'gateway-1') {
        say(`          ${redis.faultName}`);
        await redis.fault();
      }
      await member.stop();
      await member.start();
      say(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${member.name} restarted`);
    }
  } finally {
    over = true;
  }
  const { succeeded, broken } = await calling;
  const counted = await settled(succeeded, async () => total((await services.usage.month(account.id)).perDay));
  for (const line of broken.slice(0, 20)) say(`  broken: ${line}`);
  say(
    `${succeeded + broken.length} calls in ${((performance.now() - began) / 1000).toFixed(0)} s while each of ` +
      `${members.length} processes restarted: ${broken.length} broken, ${counted} counted of ${succeeded} successful`,
  );
  kept = broken.length > 0 || counted !== succeeded;
  process.exitCode = kept ? 1 : 0;
} finally {
  stopBalancer();
  for (const member of members) member.kill();
  await database.close();
  redis?.stop();
  postgres.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}

/** Reads a value that is written a moment later, until it agrees or five seconds have passed. */
async function settled(wanted: number, read: () => Promise<number>): Promise<number> {
  for (const end = performance.now() + 5_000; performance.now() < end;) {
    if ((await read()) === wanted) return wanted;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return read();
}
