import { Agent } from 'node:http';
import pg from 'pg';
import { Redis } from 'ioredis';
import type { MixedClass } from '../../deploy/load/lib/mix.js';
import type { Fleet } from '../../test/rolling/fleet.ts';
import { cpuSeconds, residentBytes } from './processes.ts';
import type { Kind } from './queue.ts';
import { post } from './request.ts';

/** Each tool is called so often before it is measured, and then measured in groups of so many. */
const WARM_UP = 15;
const GROUPS = 10;
const GROUP = 5;

export interface Measured {
  readonly kinds: readonly Kind[];
  /** Resident bytes of the largest process of a station after the work. */
  readonly memory: Readonly<Record<string, number>>;
  /** Transactions of PostgreSQL for a call of the mix. */
  readonly statements: number;
  readonly redisOperations: number;
  /** CPU seconds a second that a process needs for itself. */
  readonly idle: Readonly<Record<string, number>>;
}

/** Long enough for work that is done every second, and for a sixth of that which is done every minute. */
const IDLE_MS = 10_000;

/** The stores that are asked how much they did. */
export interface Stores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/** CPU seconds of each process for each tool of the mix, one call at a time, and what the stores were asked. */
export async function measure(
  mix: readonly MixedClass[],
  fleet: Fleet,
  url: string,
  key: string,
  stores: Stores,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const kinds: Kind[] = [];
  const read = await countersOf(stores);
  let calls = 0;
  const before = await read();
  for (const { name, share, calls: tools } of mix) {
    const asked = tools.length > 0 ? tools : [undefined];
    for (const tool of asked) {
      const samples = new Map<string, number[]>();
      for (let index = 0; index < WARM_UP; index += 1) await post(agent, url, key, tool);
      for (let group = 0; group < GROUPS; group += 1) {
        const began = workOf(fleet);
        for (let index = 0; index < GROUP; index += 1) await post(agent, url, key, tool);
        const ended = workOf(fleet);
        for (const [station, seconds] of ended)
          samples.set(station, [...(samples.get(station) ?? []), (seconds - (began.get(station) ?? 0)) / GROUP]);
      }
      calls += WARM_UP + GROUPS * GROUP;
      kinds.push({ name, share: share / asked.length, visits: visitsOf(samples) });
    }
  }
  const after = await read();
  const idle = await idleOf(fleet);
  agent.destroy();
  await read.close();
  return {
    kinds,
    memory: memoryOf(fleet),
    statements: (after.statements - before.statements) / calls,
    redisOperations: (after.operations - before.operations) / calls,
    idle,
  };
}

/**
 * A call goes through the gateway and to one service, the one that worked most; what the others did meanwhile was their
 * own, such as health checks. The service has to have worked for more than that.
 */
const OWN_TIMES = 3;

function visitsOf(samples: ReadonlyMap<string, readonly number[]>): Kind['visits'] {
  const visits = [...samples].map(([station, seconds]) => ({ station, seconds }));
  const mean = ({ seconds }: { readonly seconds: readonly number[] }): number =>
    seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  const gateway = visits.filter(({ station }) => station === 'gateway');
  const [most, next] = visits.filter(({ station }) => station !== 'gateway').sort((a, b) => mean(b) - mean(a));
  return most && next && mean(most) > OWN_TIMES * mean(next) ? [...gateway, most] : gateway;
}

/** CPU of the processes while nobody calls. */
async function idleOf(fleet: Fleet): Promise<Readonly<Record<string, number>>> {
  const before = workOf(fleet);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const seconds = (performance.now() - began) / 1000;
  return Object.fromEntries(
    [...workOf(fleet)].map(([station, work]) => [station, (work - (before.get(station) ?? 0)) / seconds]),
  );
}

/** CPU seconds so far by station; replicas of one together. */
export function workOf({ members }: Fleet): ReadonlyMap<string, number> {
  const work = new Map<string, number>();
  for (const { name, pid } of members) {
    const station = stationOf(name);
    work.set(station, (work.get(station) ?? 0) + cpuSeconds(pid()));
  }
  return work;
}

export const stationOf = (member: string): string => member.replace(/-\d+$/, '');

function memoryOf({ members }: Fleet): Readonly<Record<string, number>> {
  const memory: Record<string, number> = {};
  for (const { name, pid } of members) {
    const station = stationOf(name);
    memory[station] = Math.max(memory[station] ?? 0, residentBytes(pid()));
  }
  return memory;
}

/** Transactions of PostgreSQL and commands of Redis so far. */
async function countersOf({ databaseUrl, redisUrl }: Stores) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const redis = new Redis(redisUrl);
  const read = async () => {
    // PostgreSQL writes down what a session has counted at most a second later.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const { rows } = await client.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    const operations = /total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1];
    return { statements: Number(rows[0]?.count ?? 0), operations: Number(operations ?? 0) };
  };
  const close = async (): Promise<void> => {
    redis.disconnect();
    await client.end();
  };
  return Object.assign(read, { close });
}
