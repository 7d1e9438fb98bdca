import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../../scripts/lib/ports.mjs';
import type * as System from '../../scripts/lib/system.mjs';
import { birth } from './tools.ts';

/** Key of the operator. */
export const KEY = 'mcp_benchmark_0123456789abcdefghijklmnopqrstuv';
export const CONNECTIONS = 32;
export const BIRTHS = 200;

/** A tool and what it is asked beside a birth. */
export interface Asked {
  readonly tool: string;
  readonly args?: object;
}

/** What the process of the load tool sends, over and over. */
export interface LoadOrder {
  readonly url: string;
  readonly requests: readonly {
    readonly method: 'POST';
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  }[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections together; without it as fast as they are answered. */
  readonly rate?: number;
}

/** What the load tool reports. */
export interface LoadReport {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than 200, and requests without one. */
  readonly failed: number;
}

export type Request = LoadOrder['requests'][number];

export interface Loaded {
  readonly url: string;
  /** Process id by the name of the process. */
  readonly pids: ReadonlyMap<string, number>;
  /** Sends the requests over and over; with a rate so many a second, else as fast as they are answered. */
  readonly run: (requests: readonly Request[], seconds: number, rate?: number) => Promise<LoadReport>;
  readonly stop: () => Promise<void>;
}

/** What is different from the usual server. */
interface Otherwise {
  /** Folder of another built checkout, whose server is started. */
  readonly tree?: string | undefined;
  /** A PostgreSQL database in place of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Whether the gateway runs the tools itself. */
  readonly one?: boolean;
  /** Folder for a CPU profile of each process, written when it ends. */
  readonly profiles?: string | undefined;
}

/**
 * The whole server, with an embedded database of its own, and a load tool in a process beside it. The services run in
 * one process, as npm start has them, or in one each.
 */
export async function startLoaded(together: boolean, otherwise: Otherwise = {}): Promise<Loaded> {
  const { tree = join(import.meta.dirname, '../..'), databaseUrl, profiles, one = false } = otherwise;
  const { startSystem } = (await import(pathToFileURL(resolve(tree, 'scripts/lib/system.mjs')).href)) as typeof System;
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-bench-'));
  const [port = 0] = await freePorts(1);
  const env = {
    LOG_LEVEL: 'warn',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...(profiles !== undefined && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(profiles)}` }),
  };
  const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [KEY], env, together, one });
  const load = startLoad(system.baseUrl);
  return {
    url: system.baseUrl,
    pids: new Map([...system.processes].map(([name, { child }]) => [name, child.pid ?? 0])),
    run: load.run,
    async stop() {
      load.stop();
      await system.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A load tool in a process of its own. */
export function startLoad(url: string): { readonly run: Loaded['run']; readonly stop: () => void } {
  const child = fork(join(import.meta.dirname, '../servers/load.ts'), { execArgv: process.execArgv });
  return {
    async run(requests, seconds, rate) {
      child.send({ url, requests, connections: CONNECTIONS, seconds, ...(rate && { rate }) });
      const [report] = (await once(child, 'message')) as [LoadReport];
      return report;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** Messages of the initialize era, each of another birth; without a key with that of the operator. */
export function requestsOf({ tool, args }: Asked, key = KEY): readonly Request[] {
  return Array.from({ length: tool === 'get_sub_lord_table' ? 1 : BIRTHS }, (_, index) => {
    const given = tool === 'get_sub_lord_table' ? args : { ...birth(index), ...args };
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: index,
      method: 'tools/call',
      params: { name: tool, arguments: given },
    });
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    return { method: 'POST', path: '/mcp', headers, body };
  });
}

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU milliseconds that each process has used. */
export function cpuOf(pids: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    [...pids].map(([name, pid]) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [name, ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND];
    }),
  );
}
