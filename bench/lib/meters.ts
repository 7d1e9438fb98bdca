import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { cpuOf } from './loaded.ts';

/** Reservations of some accounts in turn. */
export interface MeterLoad {
  readonly accounts: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface MeterRun {
  readonly granted: number;
  /** Until the last answer. */
  readonly seconds: number;
}

/** Meters in so many processes on one database, with leases or without. */
export async function meterProcesses(databaseUrl: string, processes: number, leases: boolean) {
  const children = Array.from({ length: processes }, () =>
    fork(join(import.meta.dirname, '..', 'servers', 'meter.ts'), {
      execArgv: process.execArgv,
      env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_LEASES: leases ? 'on' : 'off' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  return {
    pids: children.map(({ pid = 0 }) => pid),
    /** Reserves in all of them at once, each with its part of the rate. */
    run: async (load: MeterLoad): Promise<MeterRun> => {
      const runs = await Promise.all(
        children.map(async (child) => {
          child.send({ ...load, perSecond: load.perSecond / processes });
          const [run] = (await once(child, 'message')) as [MeterRun];
          return run;
        }),
      );
      return {
        granted: runs.reduce((sum, { granted }) => sum + granted, 0),
        seconds: Math.max(...runs.map(({ seconds }) => seconds)),
      };
    },
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

const LOOK_MS = 2;

/** What the server of a database does meanwhile, seen over a connection of its own. */
export async function databaseWatch(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const backends = async (): Promise<readonly number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  };
  return {
    /** CPU milliseconds of these processes and of all connections of the database. */
    cpuMs: async (pids: readonly number[]): Promise<number> => {
      const all = new Map([...pids, ...(await backends())].map((pid) => [String(pid), pid]));
      return [...cpuOf(all).values()].reduce((sum, ms) => sum + ms, 0);
    },
    /** The longest wait for a lock in milliseconds, as seen every two, until `work` is done. */
    longestWait: async (work: Promise<unknown>): Promise<number> => {
      let isDone = false;
      const done = work.finally(() => (isDone = true));
      let longest = 0;
      while (!isDone) {
        const { rows } = await client.query<{ ms: number }>(
          `select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as ms
           from pg_locks where not granted`,
        );
        longest = Math.max(longest, rows[0]?.ms ?? 0);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      await done;
      return longest;
    },
    close: () => client.end(),
  };
}
