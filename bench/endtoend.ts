import { ownBytes, residentBytes } from './capacity/processes.ts';
import { customersOf } from './lib/customers.ts';
import { median, type Measurement } from './lib/measurement.ts';
import {
  BIRTHS,
  CONNECTIONS,
  cpuOf,
  requestsOf,
  startLoaded,
  type Asked,
  type Loaded,
  type LoadReport,
  type Request,
} from './lib/loaded.ts';
import { machineSpeed, type Speed } from './lib/machine-speed.ts';
import { benchDatabase } from './lib/postgres.ts';

const WARM_UP_SECONDS = 3;
const SECONDS = 8;
const PACED_RUNS = 5;
const MEGABYTE = 1024 * 1024;

interface Measured extends Asked {
  /** Calls a second, load tool and all processes on one machine with two cores. */
  readonly atLeast?: number;
  /** CPU of all processes, in milliseconds a call. */
  readonly cpuAtMost?: number;
  /** How many times as fast as the server was before anything was done for its speed. */
  readonly timesAtLeast?: number;
}

export const MIX: readonly Measured[] = [
  { tool: 'get_sub_lord_table', args: { number: 77 } },
  { tool: 'get_planets', atLeast: 4_000, cpuAtMost: 0.4, timesAtLeast: 1.8 },
  { tool: 'get_full_chart', atLeast: 2_000, cpuAtMost: 0.7, timesAtLeast: 2 },
  { tool: 'analyze_natal_promise', args: { topic: 'marriage' }, atLeast: 1_800, timesAtLeast: 2.1 },
  { tool: 'get_antardasha_calendar', atLeast: 3_500, timesAtLeast: 2.1 },
  { tool: 'find_event_timing_v2', args: { event: 'Marriage' } },
];

/**
 * The whole server under a load tool in a process of its own: calls a second, and the CPU time of each process per
 * call. The services run in one process, as npm start has them, with SERVICES=apart in one each. With BENCH_TREE, the
 * folder of another built checkout, it is that one's server; with METERED=1 each call takes a unit of an allowance, in
 * a PostgreSQL database; with PROFILES, a folder, each process leaves a CPU profile there. Beside what was measured
 * stands what it would be at the speed of the machine on which the targets were set.
 */
export async function endToEnd(): Promise<readonly Measurement[]> {
  const { SERVICES, BENCH_TREE: tree, PROFILES: profiles, METERED } = process.env;
  const payer = METERED === '1' ? await payingCustomer() : undefined;
  const { pids, run, stop } = await startLoaded(SERVICES !== 'apart', { tree, profiles, databaseUrl: payer?.url });
  const machine = await machineSpeed();
  try {
    const measurements: Measurement[] = [];
    for (const each of MIX) {
      const requests = requestsOf(each, payer?.key);
      const speed = await machine.now();
      await run(requests, WARM_UP_SECONDS);
      const before = cpuOf(pids);
      const report = await run(requests, SECONDS);
      measurements.push(...rowsOf(each, report, speed, before, cpuOf(pids)));
    }
    const all = MIX.map((each) => requestsOf(each, payer?.key));
    measurements.push(await halfRate(run, all, await machine.now()), memoryOf(pids));
    return measurements;
  } finally {
    machine.stop();
    await stop();
    await payer?.drop();
  }
}

/** A key whose calls are counted, and the database of its account. */
export async function payingCustomer() {
  const database = await benchDatabase();
  if (!database.ok) throw new Error(`METERED needs PostgreSQL: ${database.reason}`);
  const customers = await customersOf(database.url, { name: 'get_planets', arguments: {} });
  const { key } = await customers.create(false);
  await customers.close();
  return { ...database, key };
}

function rowsOf(
  { tool, atLeast, cpuAtMost }: Measured,
  report: LoadReport,
  { slower, told }: Speed,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly Measurement[] {
  const parts: Record<string, number> = {};
  for (const [name, ms] of after) parts[name] = (ms - (before.get(name) ?? 0)) / report.answered;
  const all = Object.values(parts).reduce((sum, ms) => sum + ms, 0);
  const busy = Object.entries(parts).filter(([, ms]) => ms > 0.05 * all);
  const failed = report.failed === 0 ? '' : `; ${report.failed} FAILED`;
  return [
    {
      name: tool,
      value: report.perSecond,
      unit: 'calls a second',
      ...(atLeast !== undefined && { target: { atLeast } }),
      detail:
        `${CONNECTIONS} connections, p50 ${report.p50} ms, p99 ${report.p99} ms, ${report.answered} answers in ${SECONDS} s${failed}\n` +
        `    ${told}: ${(report.perSecond * slower).toFixed(0)} at that speed`,
    },
    {
      name: `${tool}, CPU`,
      value: all,
      unit: 'ms a call, all processes',
      ...(cpuAtMost !== undefined && { target: { atMost: cpuAtMost } }),
      detail: `${inMicroseconds(busy, 1)}; at that speed ${(all / slower).toFixed(2)} ms, ${inMicroseconds(busy, slower)}`,
      parts,
    },
  ];
}

const inMicroseconds = (parts: readonly (readonly [string, number])[], slower: number): string =>
  parts.map(([name, ms]) => `${name} ${((1_000 * ms) / slower).toFixed(0)} µs`).join(', ');

/**
 * The mix at half of the highest rate at which it was answered: the median of some runs, since a machine that stops for
 * a moment makes a whole run late.
 */
async function halfRate(
  run: Loaded['run'],
  all: readonly (readonly Request[])[],
  { slower, told }: Speed,
): Promise<Measurement> {
  const requests = Array.from({ length: BIRTHS }, (_, index) => all.map((each) => each[index % each.length]))
    .flat()
    .filter((request) => request !== undefined);
  const { perSecond } = await run(requests, SECONDS);
  const rate = Math.max(1, Math.floor(perSecond / 2));
  // The other rows are warmed up likewise: compilations and collections of a full load are over then.
  await run(requests, WARM_UP_SECONDS, rate);
  const reports: LoadReport[] = [];
  for (let made = 0; made < PACED_RUNS; made += 1) reports.push(await run(requests, SECONDS, rate));
  const p99 = median(reports.map((report) => report.p99));
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  return {
    name: 'the mix at half its highest rate, p99',
    value: p99,
    unit: 'ms',
    target: { atMost: 15 },
    detail:
      `${rate} of ${perSecond.toFixed(0)} calls a second, p50 ${median(reports.map(({ p50 }) => p50))} ms, ${failed} failed; ` +
      `runs: ${reports.map((report) => report.p99).join(', ')}\n` +
      `    ${told}: ${(p99 / slower).toFixed(1)} ms at that speed`,
  };
}

function memoryOf(pids: ReadonlyMap<string, number>): Measurement {
  const parts = Object.fromEntries([...pids].map(([name, pid]) => [name, residentBytes(pid) / MEGABYTE]));
  const own = [...pids.values()].reduce((sum, pid) => sum + ownBytes(pid) / MEGABYTE, 0);
  return {
    name: 'memory of all processes after the load',
    value: Object.values(parts).reduce((sum, mebibytes) => sum + mebibytes, 0),
    unit: 'MiB',
    target: { atMost: 800 },
    detail: `${Object.entries(parts)
      .map(([name, mebibytes]) => `${name} ${mebibytes.toFixed(0)}`)
      .join(', ')}; ${own.toFixed(0)} without the code that they share`,
    parts,
  };
}
