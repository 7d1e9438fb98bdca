import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../scripts/lib/ports.mjs';
import type * as System from '../scripts/lib/system.mjs';
import { ownBytes, residentBytes } from './capacity/processes.ts';
import type { Figure } from './lib/figures.ts';
import { birth } from './lib/tools.ts';
import type { LoadOrder, LoadReport } from './servers/load.ts';

const KEY = 'mcp_benchmark_0123456789abcdefghijklmnopqrstuv';
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
const BIRTHS = 200;
const MEGABYTE = 1024 * 1024;

interface Measured {
  readonly tool: string;
  readonly args?: object;
  /** Calls a second, load tool and all processes on one machine with two cores. */
  readonly atLeast?: number;
  /** CPU of all processes, in milliseconds a call. */
  readonly cpuAtMost?: number;
}

const MIX: readonly Measured[] = [
  { tool: 'get_sub_lord_table', args: { number: 77 } },
  { tool: 'get_planets', atLeast: 4_000, cpuAtMost: 0.4 },
  { tool: 'get_full_chart', atLeast: 2_000, cpuAtMost: 0.7 },
  { tool: 'analyze_natal_promise', args: { topic: 'marriage' }, atLeast: 1_800 },
  { tool: 'get_antardasha_calendar', atLeast: 3_500 },
  { tool: 'find_event_timing_v2', args: { event: 'Marriage' } },
];

type Request = LoadOrder['requests'][number];

/**
 * The whole server under a load tool in a process of its own: calls a second, and the CPU time of each process per call.
 * The services run in one process, as npm start has them, with SERVICES=apart in one each. With BENCH_TREE, the folder of
 * another built checkout, it is that one's server.
 */
export async function endToEnd(): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-bench-'));
  const [port = 0] = await freePorts(1);
  const { startSystem } = await systemOf(process.env['BENCH_TREE']);
  const together = process.env['SERVICES'] !== 'apart';
  const env = { LOG_LEVEL: 'warn' };
  const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [KEY], env, together });
  const load = loadTool();
  const pids = new Map([...system.processes].map(([name, { child }]) => [name, child.pid ?? 0]));
  const run = (requests: readonly Request[], seconds: number, rate?: number): Promise<LoadReport> =>
    load.run({ url: system.baseUrl, requests, connections: CONNECTIONS, seconds, ...(rate && { rate }) });
  try {
    const figures: Figure[] = [];
    for (const each of MIX) {
      const requests = requestsOf(each);
      await run(requests, WARM_UP_SECONDS);
      const before = cpuOf(pids);
      const report = await run(requests, SECONDS);
      figures.push(...rowsOf(each, report, before, cpuOf(pids)));
    }
    figures.push(...(await halfRate(run)), memoryOf(pids));
    return figures;
  } finally {
    load.stop();
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How the system of this checkout, or of the one in another folder, is started. */
async function systemOf(tree = join(import.meta.dirname, '..')): Promise<typeof System> {
  return (await import(pathToFileURL(resolve(tree, 'scripts/lib/system.mjs')).href)) as typeof System;
}

function rowsOf(
  { tool, atLeast, cpuAtMost }: Measured,
  report: LoadReport,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): readonly Figure[] {
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
      detail: `${CONNECTIONS} connections, p50 ${report.p50} ms, p99 ${report.p99} ms, ${report.answered} answers in ${SECONDS} s${failed}`,
    },
    {
      name: `${tool}, CPU`,
      value: all,
      unit: 'ms a call, all processes',
      ...(cpuAtMost !== undefined && { target: { atMost: cpuAtMost } }),
      detail: busy.map(([name, ms]) => `${name} ${(1_000 * ms).toFixed(0)} µs`).join(', '),
      parts,
    },
  ];
}

/** The mix at half of the highest rate at which it was answered. */
async function halfRate(run: (requests: readonly Request[], seconds: number, rate?: number) => Promise<LoadReport>) {
  const all = MIX.map(requestsOf);
  const requests = Array.from({ length: BIRTHS }, (_, index) => all.map((each) => each[index % each.length]))
    .flat()
    .filter((request) => request !== undefined);
  const { perSecond } = await run(requests, SECONDS);
  const rate = Math.max(1, Math.floor(perSecond / 2));
  const { p50, p99, failed } = await run(requests, SECONDS, rate);
  return [
    {
      name: 'the mix at half its highest rate, p99',
      value: p99,
      unit: 'ms',
      target: { atMost: 15 },
      detail: `${rate} of ${perSecond.toFixed(0)} calls a second, p50 ${p50} ms, ${failed} failed`,
    },
  ];
}

function memoryOf(pids: ReadonlyMap<string, number>): Figure {
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

/** Messages of the initialize era, each of another birth. */
function requestsOf({ tool, args }: Measured): readonly Request[] {
  return Array.from({ length: tool === 'get_sub_lord_table' ? 1 : BIRTHS }, (_, index) => {
    const given = tool === 'get_sub_lord_table' ? args : { ...birth(index), ...args };
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: index,
      method: 'tools/call',
      params: { name: tool, arguments: given },
    });
    const headers = {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    return { method: 'POST', path: '/mcp', headers, body };
  });
}

function loadTool() {
  const child = fork(join(import.meta.dirname, 'servers/load.ts'), { execArgv: process.execArgv });
  return {
    async run(order: LoadOrder): Promise<LoadReport> {
      child.send(order);
      const [report] = (await once(child, 'message')) as [LoadReport];
      return report;
    },
    stop: () => child.kill('SIGKILL'),
  };
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU milliseconds that each process has used. */
function cpuOf(pids: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    [...pids].map(([name, pid]) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [name, ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND];
    }),
  );
}
