import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, startRedis } from '../../gateway/test/servers.ts';
import { mixOf } from '../../deploy/load/lib/mix.js';
import { servicesOn } from '../../gateway/test/services.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startBalancer } from '../../test/rolling/balancer.ts';
import { fleetOf, type Fleet } from '../../test/rolling/fleet.ts';
import { check } from './check.ts';
import { measure, type Measured } from './measure.ts';
import { meanWork, planFor } from './plan.ts';
import { bytesTable, neededTable, trafficTable, workTable } from './tables.ts';
import { measureTraffic } from './traffic.ts';

/*
 * What a rate of the mix of deploy/load needs. CPU time of each process is measured call by call, so that other work on
 * the machine does not count; a queueing simulation turns it into replicas.
 * Usage: npm run capacity -- [--check] [--mix chart=70,promise=30] [rates a second]
 * With --check the simulation is held to what k6 sees with one and with two replicas, each on a share of a core.
 */
const { values: asked, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, mix: { type: 'string', default: '' } },
  allowPositionals: true,
});
const mix = mixOf(asked.mix);
const RATES = positionals.map(Number);
const rates = RATES.length > 0 ? RATES : [100, 1_000, 10_000, 100_000];
if (rates.some((rate) => !(rate > 0))) throw new Error('rates are requests a second, such as 100 1000');

/** Seconds within which 99 of 100 calls of a class are to be answered. */
const LIMITS = { list: 1, chart: 2.5, promise: 2.5, calendar: 2.5, election: 10 };
const CUSTOMER = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };
const CUSTOMERS = 20;

const folder = mkdtempSync(join(tmpdir(), 'cuspal-capacity-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed: their programs are not installed');
const stores = { databaseUrl: postgres.url, redisUrl: redis.url };
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
const keys = join(folder, 'keys.txt');
const made = await Promise.all(Array.from({ length: CUSTOMERS }, () => servicesOn(database).customer(CUSTOMER)));
writeFileSync(keys, made.map(({ key }) => `${key}\n`).join(''), { mode: 0o600 });

try {
  say(`${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.version}; logs are in ${folder}`);
  const measured = await withFleet(1, ({ fleet, url }) => measure(mix, fleet, url, made[0]?.key ?? '', stores));
  say('\nCPU milliseconds of a request at each process, and memory:');
  say(workTable(measured));
  say(
    `\nA call of the mix asks PostgreSQL ${measured.statements.toFixed(2)} times at most, and Redis for ${measured.redisOperations.toFixed(2)} commands, those of its script among them.`,
  );
  say(
    `\nWhat so many requests a second need (${Object.values(meanWork(measured.kinds))
      .reduce((sum, each) => sum + each, 0)
      .toFixed(4)} core seconds each):`,
  );
  const plans = rates.map((rate) => [rate, planFor(measured.kinds, rate, LIMITS)] as const);
  say(neededTable(plans, measured));
  const traffic = await withFleet(
    1,
    ({ fleet, url }) =>
      measureTraffic(mix, fleet, url, made[0]?.key ?? '', { redisUrl: stores.redisUrl, logs: folder }),
    'info',
  );
  const { postgres: pool, redis: ofRedis, service } = traffic.connections;
  say('\nBytes of a request at the level info of the log:');
  say(bytesTable(traffic));
  say(
    `\nA gateway has up to ${pool} connections to PostgreSQL (DATABASE_POOL), ${ofRedis} to Redis and ${service} to each replica of a service. In sum:`,
  );
  say(trafficTable(plans, traffic));
  if (asked.check) await compare(measured);
} finally {
  await database.close();
  redis.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function compare(measured: Measured): Promise<void> {
  for (const replicas of [1, 2]) {
    const lines = await withFleet(replicas, ({ fleet, url }) =>
      check(measured, { fleet, url, keys, replicas, folder, mix: asked.mix }),
    );
    for (const line of lines) say(line);
  }
}

/** Runs a fleet for as long as the work lasts; two gateways stand behind HAProxy. */
async function withFleet<Result>(
  replicas: number,
  work: (running: { readonly fleet: Fleet; readonly url: string }) => Promise<Result>,
  logLevel = 'warn',
): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const behind = `http://127.0.0.1:${port}`;
  const fleet = await fleetOf(stores.databaseUrl, behind, folder, {
    replicas,
    logLevel,
    variables: { REDIS_URL: stores.redisUrl },
  });
  let stopBalancer = (): void => {};
  try {
    for (const member of fleet.members) await member.start();
    if (replicas === 1) return await work({ fleet, url: `http://127.0.0.1:${fleet.gateways[0]}` });
    stopBalancer = startBalancer(folder, port, fleet.gateways);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return await work({ fleet, url: behind });
  } finally {
    stopBalancer();
    for (const member of fleet.members) member.kill();
  }
}
