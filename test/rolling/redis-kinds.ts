import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisCluster, startSentinel } from '../../gateway/test/redis-groups.ts';
import { startRedis } from '../../gateway/test/servers.ts';

const REDIS_KINDS = ['server', 'cluster', 'sentinel'] as const;
export type RedisKind = (typeof REDIS_KINDS)[number];

/** A Redis of one kind, with the fault that is particular to it. */
export interface FaultyRedis {
  readonly url: string;
  readonly faultName: string;
  /** Resolves once there is a Redis again; it can be brought once. */
  fault(): Promise<void>;
  stop(): void;
}

const AWAY_MS = 5_000;
const NOT_INSTALLED = 'Redis is needed: its program redis-server is not installed';

/** Reads the word behind --redis. */
export function redisKind(word: string): RedisKind {
  const kind = REDIS_KINDS.find((known) => known === word);
  if (kind === undefined) throw new Error(`--redis is one of ${REDIS_KINDS.join(', ')}, but was "${word}"`);
  return kind;
}

/** Starts a Redis of a kind; one that fails over stays away for as long as a server that is started again. */
export async function startKind(kind: RedisKind): Promise<FaultyRedis> {
  switch (kind) {
    case 'server': {
      const server = await startRedis();
      if (!server) throw new Error(NOT_INSTALLED);
      const fault = async (): Promise<void> => {
        await server.kill();
        await sleep(AWAY_MS);
        await server.start();
      };
      return { url: server.url, faultName: 'Redis is away for 5 s', fault, stop: () => server.stop() };
    }
    case 'cluster': {
      const cluster = await startRedisCluster();
      const [, , master, replica] = cluster?.members ?? [];
      if (!cluster || !master || !replica) throw new Error(NOT_INSTALLED);
      const fault = async (): Promise<void> => {
        await master.server.kill();
        await sleep(AWAY_MS);
        await replica.client.call('CLUSTER', 'FAILOVER', 'TAKEOVER');
      };
      const faultName = 'a master of the Redis cluster dies, and 5 s later its replica takes over';
      return { url: cluster.url, faultName, fault, stop: () => cluster.stop() };
    }
    case 'sentinel': {
      const group = await startSentinel();
      const [master] = group?.members ?? [];
      if (!group || !master) throw new Error(NOT_INSTALLED);
      const fault = async (): Promise<void> => {
        await master.server.kill();
        await sleep(AWAY_MS);
        await group.promote();
      };
      const faultName = 'the master of Redis dies, and 5 s later the sentinel puts the replica in its place';
      return { url: group.url, faultName, fault, stop: () => group.stop() };
    }
  }
}
