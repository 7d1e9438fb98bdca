import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { answers } from '../../gateway/test/servers.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { eventually } from '../../test/support/wait.ts';
import { cpuSeconds } from '../capacity/processes.ts';
import { customersOf } from '../lib/customers.ts';
import { KEY, startLoad, startLoaded, type Loaded } from '../lib/loaded.ts';
import { databaseWatch } from '../lib/meters.ts';
import { benchDatabase } from '../lib/postgres.ts';

/** A server of the comparison. */
export interface Rival extends Loaded {
  readonly key: string;
  /** CPU milliseconds of all that works for it, so far. */
  readonly cpuMs: () => Promise<number>;
}

export interface Contender {
  readonly name: string;
  /** Starts it, or says why it cannot be started here. */
  readonly start: () => Promise<Rival | { readonly skipped: string }>;
}

/** The first is what the others are compared with. */
export const CONTENDERS: readonly Contender[] = [
  { name: 'plain server, MCP SDK', start: () => plain('plain-sdk.ts') },
  { name: 'bare node:http', start: () => plain('plain-http.ts') },
  { name: 'FastMCP', start: fastMcp },
  { name: 'this server, unmetered', start: () => own({}) },
  { name: 'this server, metered', start: metered },
  { name: 'this server in one process', start: () => own({ one: true }) },
];

const SERVERS = join(import.meta.dirname, '../servers');

const cpuOfProcesses = ({ pids }: Pick<Loaded, 'pids'>): number =>
  [...pids.values()].reduce((sum, pid) => sum + 1_000 * cpuSeconds(pid), 0);

function alone(child: ChildProcess, port: number): Rival {
  const load = startLoad(`http://127.0.0.1:${port}`);
  const pids = new Map([['server', child.pid ?? 0]]);
  return {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    pids,
    run: load.run,
    cpuMs: async () => cpuOfProcesses({ pids }),
    async stop() {
      load.stop();
      child.kill('SIGKILL');
    },
  };
}

async function plain(file: string): Promise<Rival> {
  const child = fork(join(SERVERS, file), {
    execArgv: process.execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return alone(child, port);
}

/** PYTHON names one that has the packages. */
async function fastMcp(): Promise<Rival | { readonly skipped: string }> {
  const python = process.env['PYTHON'] || 'python3';
  const { status } = spawnSync(python, ['-c', 'import fastmcp, swisseph']);
  if (status !== 0) return { skipped: `${python} has no fastmcp and pyswisseph; PYTHON may name another one` };
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const files = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe');
  const words = [join(SERVERS, 'plain_fastmcp.py'), String(port), files];
  const child = spawn(python, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const listens = await eventually(() => answers(`http://127.0.0.1:${port}`), 60_000);
  if (listens) return alone(child, port);
  child.kill('SIGKILL');
  return { skipped: 'it did not listen within a minute' };
}

async function own(otherwise: Parameters<typeof startLoaded>[1]): Promise<Rival> {
  const loaded = await startLoaded(true, otherwise);
  return { ...loaded, key: KEY, cpuMs: async () => cpuOfProcesses(loaded) };
}

async function metered(): Promise<Rival | { readonly skipped: string }> {
  const database = await benchDatabase();
  if (!database.ok) return { skipped: database.reason };
  const customers = await customersOf(database.url, { name: 'get_planets', arguments: {} });
  const { key } = await customers.create(false);
  await customers.close();
  const loaded = await own({ databaseUrl: database.url });
  const watch = await databaseWatch(database.url);
  return {
    ...loaded,
    key,
    // What the database does for it is part of its price.
    cpuMs: async () => (await loaded.cpuMs()) + (await watch.cpuMs([])),
    async stop() {
      await watch.close();
      await loaded.stop();
      await database.drop();
    },
  };
}
