import { Agent } from 'node:http';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MixedClass } from '../../deploy/load/lib/mix.js';
import { parseConfig } from '../../gateway/src/config/config.ts';
import type { Fleet } from '../../test/rolling/fleet.ts';
import { remotePorts } from './processes.ts';
import { post } from './request.ts';
import type { Needs } from './plan.ts';

/** Bytes of one request on average. */
export interface Bytes {
  /** Lines of the log of all processes at the level `info`. */
  readonly log: number;
  /** Answer with its head, as it leaves the gateway. */
  readonly plain: number;
  /** The same for a client that takes gzip. */
  readonly compressed: number;
}

export interface ClassBytes extends Bytes {
  readonly name: string;
  readonly share: number;
}

/** Connections of one gateway. */
interface Connections {
  /** As many as DATABASE_POOL lets it open; it opens them when they are asked for. */
  readonly postgres: number;
  readonly redis: number;
  /** To one replica of a service. */
  readonly service: number;
}

export interface Traffic {
  readonly classes: readonly ClassBytes[];
  readonly connections: Connections;
}

/** Requests of each tool that are measured. */
const REQUESTS = 20;
/** Lines reach the files a moment after the answer. */
const WRITTEN_MS = 500;

/**
 * What leaves a fleet of one gateway that logs at `info`: bytes of its answers and of its logs, and its connections. No
 * other work on the machine changes them, but that compression is left out while the gateway is late.
 */
export async function measureTraffic(
  mix: readonly MixedClass[],
  fleet: Fleet,
  url: string,
  key: string,
  { redisUrl, logs }: { readonly redisUrl: string; readonly logs: string },
): Promise<Traffic> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const classes: ClassBytes[] = [];
  for (const { name, share, calls: tools } of mix) {
    const asked = tools.length > 0 ? tools : [undefined];
    for (const tool of asked) await post(agent, url, key, tool);
    const before = await written(fleet, logs);
    const sizes: number[] = [];
    for (const tool of asked)
      for (let index = 0; index < REQUESTS; index += 1) sizes.push(await post(agent, url, key, tool));
    const log = ((await written(fleet, logs)) - before) / sizes.length;
    const compressed: number[] = [];
    for (const tool of asked)
      for (let index = 0; index < REQUESTS; index += 1) compressed.push(await post(agent, url, key, tool, 'gzip'));
    classes.push({ name, share, log, plain: mean(sizes), compressed: mean(compressed) });
  }
  const connections = connectionsOf(fleet, redisUrl);
  agent.destroy();
  return { classes, connections };
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

async function written({ members }: Fleet, logs: string): Promise<number> {
  await sleep(WRITTEN_MS);
  return members.reduce((sum, { name }) => sum + statSync(join(logs, `${name}.log`)).size, 0);
}

/** Connections of the gateway of a fleet; those to Redis and services as the kernel lists them. */
function connectionsOf({ members, servicePorts }: Fleet, redisUrl: string): Connections {
  const gateway = members.find(({ name }) => name.startsWith('gateway'));
  const ports = gateway ? remotePorts(gateway.pid()) : [];
  const to = (wanted: readonly number[]): number => ports.filter((port) => wanted.includes(port)).length;
  return {
    postgres: parseConfig({}).databasePool,
    redis: to([Number(new URL(redisUrl).port)]),
    service: to(servicePorts) / servicePorts.length,
  };
}

/** Bytes of a request of the mix. */
export function meanBytes(classes: readonly ClassBytes[]): Bytes {
  const all = classes.reduce((sum, { share }) => sum + share, 0);
  const of = (member: keyof Bytes): number => classes.reduce((sum, each) => sum + (each.share / all) * each[member], 0);
  return { log: of('log'), plain: of('plain'), compressed: of('compressed') };
}

/** What a rate needs of what is between the processes and around them. */
export interface TrafficNeeds {
  /** Connections of PostgreSQL or the pooler, of Redis, and between gateways and services. */
  readonly postgres: number;
  readonly redis: number;
  readonly services: number;
  /** Bytes a second. */
  readonly bytes: Bytes;
}

/** Services that the mix calls, of seven: each gateway is connected to two replicas of the others. */
const ALL_SERVICES = 7;
const REPLICAS_OF_OTHERS = 2;

export function trafficFor({ classes, connections }: Traffic, { replicas }: Needs, perSecond: number): TrafficNeeds {
  const { gateway = 0, ...services } = replicas;
  const called = Object.values(services);
  const others = Math.max(0, ALL_SERVICES - called.length) * REPLICAS_OF_OTHERS;
  const processes = called.reduce((sum, each) => sum + each, others);
  const { log, plain, compressed } = meanBytes(classes);
  return {
    postgres: gateway * connections.postgres,
    redis: gateway * connections.redis,
    services: Math.round(gateway * processes * connections.service),
    bytes: { log: log * perSecond, plain: plain * perSecond, compressed: compressed * perSecond },
  };
}
