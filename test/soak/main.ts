import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descriptors, residentBytes } from '../../bench/capacity/processes.ts';
import { runLoad } from '../../deploy/load/k6.mjs';
import { startPostgres, startRedis } from '../../gateway/test/servers.ts';
import { servicesOn } from '../../gateway/test/services.ts';
import { openDatabase } from '../../gateway/src/database/database.ts';
import { fleetOf } from '../rolling/fleet.ts';
import { grows, slopeOf } from './slope.ts';

/*
 * The mix of deploy/load for a long time, at about half of what one core carries, and how memory and descriptors of
 * every process go meanwhile. Fails when one of them grows beyond its noise. Usage: npm run soak [-- minutes, a second]
 */
const [MINUTES = 30, RATE = 15] = process.argv.slice(2).map(Number);
const EVERY_MS = 5_000;
/** Share of the run that is left out: its first part warms up caches and compiled code. */
const LEFT_OUT = 0.3;
/** Growth above this is a leak: 30 MiB an hour, and one descriptor in five minutes. */
const MOST_BYTES = (30 * 1024 * 1024) / 3_600;
const MOST_DESCRIPTORS = 1 / 300;
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };

const folder = mkdtempSync(join(tmpdir(), 'cuspal-soak-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres || !redis) throw new Error('PostgreSQL and Redis are needed: their programs are not installed');
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
const keys = join(folder, 'keys.txt');
const customers = await Promise.all(Array.from({ length: 10 }, () => servicesOn(database).customer(LIMITS)));
writeFileSync(keys, customers.map(({ key }) => `${key}\n`).join(''), { mode: 0o600 });
const preload = join(import.meta.dirname, 'collect.mjs');
const settings = { replicas: 1, variables: { REDIS_URL: redis.url }, preload };
const { members, gateways } = await fleetOf(postgres.url, 'http://127.0.0.1', folder, settings);
try {
  for (const member of members) await member.start();
  say(`${members.length} processes, ${RATE} requests a second for ${MINUTES} minutes`);
  const taken = members.map(({ name, pid }) => ({ name, pid, memory: [] as Sample[], open: [] as Sample[] }));
  const began = performance.now();
  const timer = setInterval(() => {
    const at = (performance.now() - began) / 1000;
    for (const { pid, memory, open } of taken) {
      memory.push({ at, value: residentBytes(pid()) });
      open.push({ at, value: descriptors(pid()) });
    }
  }, EVERY_MS);
  const load = { RATE: String(RATE), DURATION: `${Math.round(MINUTES * 60)}s` };
  const code = await runLoad('soak', `http://127.0.0.1:${gateways[0]}`, keys, load).finally(() => clearInterval(timer));
  let leaks = 0;
  for (const { name, memory, open } of taken) {
    const later = (samples: readonly Sample[]) => slopeOf(samples.slice(Math.floor(samples.length * LEFT_OUT)));
    const [bytes, handles] = [later(memory), later(open)];
    const leak = grows(bytes, MOST_BYTES) || grows(handles, MOST_DESCRIPTORS);
    if (leak) leaks += 1;
    const perHour = (value: number, unit: number): string => ((value * 3_600) / unit).toFixed(1);
    say(
      `  ${name.padEnd(14)} ${((memory.at(-1)?.value ?? 0) / 1048576).toFixed(0).padStart(5)} MiB, ` +
        `${perHour(bytes.perSecond, 1048576)} ± ${perHour(bytes.error, 1048576)} MiB an hour; ` +
        `${open.at(-1)?.value} descriptors, ${perHour(handles.perSecond, 1)} ± ${perHour(handles.error, 1)} an hour${leak ? '  GROWS' : ''}`,
    );
  }
  say(`${leaks} of ${taken.length} processes grow beyond their noise; k6 ended with code ${code}`);
  process.exitCode = leaks > 0 ? 1 : 0;
} finally {
  for (const member of members) member.kill();
  await database.close();
  redis.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

interface Sample {
  readonly at: number;
  readonly value: number;
}
