import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLABLE } from '@cuspal/catalog';
import { sampleArguments } from '../packages/tool-kit/src/testing/sample-arguments.ts';
import { SAMPLE_CHARTS } from '../packages/tool-kit/src/testing/sample-charts.ts';
import { freePorts, listens } from '../scripts/lib/ports.mjs';
import { cpuSeconds, proportionalBytes } from './capacity/processes.ts';
import { KEY } from './lib/loaded.ts';
import { median, type Measurement } from './lib/measurement.ts';
import { startService } from './lib/service-process.ts';

const ROOT = join(import.meta.dirname, '..');
const ROUNDS = 5;
/** V8 gives pages back to the system some seconds after a collection. */
const SETTLED_MS = 45_000;
const ASKED_EVERY_MS = 5;
const MEBIBYTE = 1024 * 1024;

/** A start of `npm start`, without npm itself: what its processes took until READY. */
interface Start {
  readonly url: string;
  readonly seconds: number;
  readonly cpu: number;
  /** The process that supervises, and its children. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/** What a start of a built tree takes until READY, what waits then takes, and how long the first call of each tool takes. */
export async function starts(): Promise<readonly Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-starts-'));
  try {
    // The first of all makes the database.
    await (await start(dataDir)).stop();
    const seconds: number[] = [];
    const cpu: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await start(dataDir);
      seconds.push(begun.seconds);
      cpu.push(begun.cpu);
      await begun.stop();
    }
    return [
      {
        name: 'npm start to READY',
        value: median(seconds),
        unit: 's',
        target: { atMost: 4 },
        detail: `${listed(seconds)} s; CPU of all processes ${listed(cpu)} s`,
      },
      await aService(),
      ...(await waiting(dataDir)),
      ...(await firstCalls(dataDir)),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<Start> {
  const [port = 0] = await freePorts(1);
  const since = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, CUSPAL_API_KEYS: KEY };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  const seconds = (performance.now() - since) / 1_000;
  const pids = withChildren(child.pid ?? 0);
  const cpu = pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, seconds, cpu, pids, stop };
}

async function saysReady({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('npm start has no output');
  for await (const line of createInterface(stdout)) if (line.startsWith('READY ')) return void stdout.resume();
  throw new Error('npm start ended before it was READY');
}

const withChildren = (pid: number): readonly number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
];

async function aService(): Promise<Measurement> {
  const seconds: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const since = performance.now();
    const { child, port } = await startService('natal');
    try {
      // A client that asks too early waits a second before it asks again.
      while (!(await listens(port, '127.0.0.1'))) await sleep(ASKED_EVERY_MS);
      seconds.push((performance.now() - since) / 1_000);
      cpu.push(cpuSeconds(child.pid ?? 0));
    } finally {
      child.kill('SIGKILL');
    }
  }
  const detail = `natal, a process of its own: ${listed(seconds)} s; its CPU ${listed(cpu)} s`;
  return { name: 'a service until it serves', value: median(seconds), unit: 's', target: { atMost: 0.6 }, detail };
}

async function waiting(dataDir: string): Promise<readonly Measurement[]> {
  const begun = await start(dataDir);
  try {
    await sleep(SETTLED_MS);
    const [supervisor = 0, ...others] = begun.pids.map((pid) => proportionalBytes(pid) / MEBIBYTE);
    const detail =
      'code that processes share is counted once; npm itself is not counted; ' +
      `the process that supervises ${supervisor.toFixed(0)}, the others ${others.map((one) => one.toFixed(0)).join(', ')}`;
    const all = others.reduce((sum, one) => sum + one, supervisor);
    return [
      { name: 'npm start at rest, all processes', value: all, unit: 'MiB', target: { atMost: 300 }, detail },
      {
        name: 'of it the process that supervises',
        value: supervisor,
        unit: 'MiB',
        target: { atMost: 40 },
        detail: `${SETTLED_MS / 1_000} s after READY`,
      },
    ];
  } finally {
    await begun.stop();
  }
}

/** Each tool twice, one after the other from READY on: what the first call takes more than the second is reading it. */
async function firstCalls(dataDir: string): Promise<readonly Measurement[]> {
  const begun = await start(dataDir);
  try {
    const more: { readonly name: string; readonly first: number; readonly second: number }[] = [];
    for (const { name, inputSchema } of CALLABLE) {
      const [first, second] = [await called(begun.url, name, inputSchema), await called(begun.url, name, inputSchema)];
      more.push({ name, first, second });
    }
    const slowest = more.toSorted((one, other) => other.first - other.second - (one.first - one.second));
    const [worst] = slowest;
    return [
      {
        name: 'the first call of a tool, more than the second',
        value: worst === undefined ? Number.NaN : worst.first - worst.second,
        unit: 'ms',
        target: { atMost: 50 },
        detail:
          `the most of ${more.length} tools, in the order of the list from READY on; median ` +
          `${median(more.map(({ first, second }) => first - second)).toFixed(1)}; ` +
          slowest
            .slice(0, 4)
            .map(({ name, first, second }) => `${name} ${first.toFixed(0)} and ${second.toFixed(0)}`)
            .join(', '),
      },
    ];
  } finally {
    await begun.stop();
  }
}

async function called(url: string, name: string, inputSchema: object): Promise<number> {
  const [chart] = SAMPLE_CHARTS;
  if (chart === undefined) throw new Error('no sample chart');
  const since = performance.now();
  const answer = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: sampleArguments(inputSchema, chart) },
    }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return performance.now() - since;
}

const listed = (values: readonly number[]): string => values.map((value) => value.toFixed(2)).join(', ');
