import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../gateway/test/servers.ts';
import { servicesOn, total } from '../../gateway/test/services.ts';
import { tcpProxy, type TcpProxy } from '../../gateway/test/tcp-proxy.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startBalancer } from '../rolling/balancer.ts';
import { callOn, textsOf } from '../rolling/calls.ts';
import { fleetOf } from '../rolling/fleet.ts';
import { redisKind, startKind } from '../rolling/redis-kinds.ts';
import { Count } from './count.ts';

/*
 * Faults under load, counted: two gateways behind HAProxy, two replicas of each service, PostgreSQL and Redis, and a
 * customer who calls a tool of every service all the time. Fails when an answer is wrong, when the units of the customer
 * are not those of the calls that succeeded, or when calls still fail after a fault is over.
 * Usage: npm run chaos [-- --redis server|cluster|sentinel]
 */
const { values: asked } = parseArgs({ options: { redis: { type: 'string', default: 'server' } } });
const kind = redisKind(asked.redis);
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };
/** How long after a fault its last failures may come: a call that met it still has its whole deadline. */
const AFTER_MS = 20_000;
const QUIET_MS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'cuspal-chaos-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is needed: its programs are not installed');
const redis = await startKind(kind);
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
const [port = 0] = await freePorts(1);
const url = `http://127.0.0.1:${port}`;
const proxies: TcpProxy[] = [];
const { members, gateways } = await fleetOf(postgres.url, url, folder, {
  variables: { REDIS_URL: redis.url },
  async reach(target, service) {
    if (service !== 'natal') return target;
    const proxy = await tcpProxy({ host: '127.0.0.1', port: target });
    proxies.push(proxy);
    return proxy.port;
  },
});
const find = (name: string) => {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const delay = (milliseconds: number): void => {
  for (const proxy of proxies) proxy.delayMs = milliseconds;
};

const FAULTS: readonly (readonly [name: string, fault: () => Promise<void>])[] = [
  ['PostgreSQL restarts', async () => postgres.restart()],
  [redis.faultName, () => redis.fault()],
  [
    'one of two natal processes is stopped for 20 s',
    async () => {
      process.kill(find('natal-1').pid(), 'SIGSTOP');
      await sleep(20_000);
      process.kill(find('natal-1').pid(), 'SIGCONT');
    },
  ],
  [
    'the network to natal takes 200 ms more each way for 10 s',
    async () => {
      delay(200);
      await sleep(10_000);
      delay(0);
    },
  ],
  [
    'one of two dasha processes is killed and started again',
    async () => {
      find('dasha-1').kill();
      await sleep(1_000);
      await find('dasha-1').start();
    },
  ],
  [
    'the connections to natal break',
    () => Promise.all(proxies.map((proxy) => proxy.cut().then(() => proxy.mend()))).then(() => {}),
  ],
];

let stopBalancer = (): void => {};
let kept = true;
try {
  const services = servicesOn(database);
  const { account, key } = await services.customer(LIMITS);
  say(`Starting ${members.length} processes; their logs are in ${folder}`);
  for (const member of members) await member.start();
  stopBalancer = startBalancer(folder, port, gateways);
  await sleep(3_000);
  const texts = new Map(await textsOf(url, key));
  await sleep(1_500);
  const again = await textsOf(url, key);
  const reference = texts.size + again.size;
  for (const [name, text] of again) if (texts.get(name) !== text) texts.delete(name);
  say(`Answers of ${texts.size} tools are compared; the others speak of the time of the call`);

  const count = new Count(texts);
  let over = false;
  count.begin('nothing');
  const calling = callOn(
    url,
    key,
    0,
    () => over,
    (call) => count.heard(call),
  );
  await sleep(QUIET_MS);
  for (const [name, fault] of FAULTS) {
    count.begin(name);
    await fault();
    await sleep(AFTER_MS);
    count.begin(`after that, ${QUIET_MS / 1000} s`);
    await sleep(QUIET_MS);
  }
  over = true;
  const { succeeded } = await calling;
  const owed = succeeded + reference;
  const counted = await settled(owed, async () => total((await services.usage.month(account.id)).perDay));
  let late = 0;
  for (const { name, calls, failed, from, to, ways } of count.parts) {
    if (name.startsWith('after') || name === 'nothing') late += failed;
    const when =
      failed > 0 ? `, from ${(from / 1000).toFixed(1)} s to ${(to / 1000).toFixed(1)} s: ${JSON.stringify(ways)}` : '';
    say(`  ${name}: ${failed} of ${calls} calls failed${when}`);
  }
  say(
    `${count.wrong} wrong answers; ${counted} units counted for ${owed} successful calls; ${late} failed while there was no fault`,
  );
  kept = count.wrong > 0 || counted !== owed || late > 0;
  process.exitCode = kept ? 1 : 0;
} finally {
  stopBalancer();
  for (const member of members) member.kill();
  await database.close();
  redis.stop();
  postgres.stop();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Reads a value that is written a moment later, until it agrees or ten seconds have passed. */
async function settled(wanted: number, read: () => Promise<number>): Promise<number> {
  for (const end = performance.now() + 10_000; performance.now() < end;) {
    if ((await read()) === wanted) return wanted;
    await sleep(250);
  }
  return read();
}
