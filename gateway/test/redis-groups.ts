import { Redis } from 'ioredis';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { eventually } from '../../test/support/wait.ts';
import { redisOn, type RedisServer } from './servers.ts';

/** One server of a group, with a client that asks it alone. */
export interface RedisMember {
  readonly server: RedisServer;
  readonly port: number;
  readonly client: Redis;
}

export interface RedisGroup {
  readonly url: string;
  readonly members: readonly RedisMember[];
  stop(): void;
}

const START_MS = 60_000;

async function member(port: number, args: readonly string[]): Promise<RedisMember | undefined> {
  const server = await redisOn(port, ['--port', String(port), ...args]);
  if (server === undefined) return undefined;
  const client = new Redis(server.url, { maxRetriesPerRequest: null });
  client.on('error', () => {});
  return { server, port, client };
}

function group(url: string, members: readonly RedisMember[], others: readonly RedisServer[] = []): RedisGroup {
  return {
    url,
    members,
    stop() {
      for (const { client } of members) client.disconnect();
      for (const server of [...members.map(({ server }) => server), ...others]) server.stop();
    },
  };
}

/** Ends the servers when what they should become does not come about. */
async function until(what: string, members: readonly RedisMember[], condition: () => Promise<boolean>): Promise<void> {
  if (await eventually(condition, START_MS)) return;
  group('', members).stop();
  throw new Error(`no ${what} in time`);
}

const says = async (client: Redis, section: string, line: string): Promise<boolean> =>
  (await client.info(section)).includes(line);

export const nodeId = async ({ client }: RedisMember): Promise<string> => String(await client.cluster('MYID'));

/** A cluster of three masters, each with a third of the slots, and a replica of the third, in this order. */
export async function startRedisCluster(): Promise<RedisGroup | undefined> {
  const ports = await freePorts(4);
  const buses = await freePorts(4);
  const started = await Promise.all(
    ports.map((port, index) =>
      member(port, [
        ...['--cluster-enabled', 'yes', '--cluster-port', String(buses[index])],
        // A busy machine fails nobody; a master that is gone leaves the others' slots alone.
        ...['--cluster-node-timeout', '30000', '--cluster-require-full-coverage', 'no'],
        ...['--repl-diskless-sync-delay', '0'],
      ]),
    ),
  );
  const members = started.filter((one) => one !== undefined);
  const [first, second, third, replica] = members;
  if (!first || !second || !third || !replica) return undefined;
  const ranges = [
    [first, 0, 5_460],
    [second, 5_461, 10_922],
    [third, 10_923, 16_383],
  ] as const;
  for (const [{ client }, from, to] of ranges) await client.call('CLUSTER', 'ADDSLOTSRANGE', from, to);
  for (const [index, { client }] of members.entries()) await client.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
  for (const [index, port] of ports.entries())
    if (index > 0) await first.client.call('CLUSTER', 'MEET', '127.0.0.1', port, Number(buses[index]));
  const state = async ({ client }: RedisMember): Promise<string> => String(await client.cluster('INFO'));
  const isWhole = async (one: RedisMember): Promise<boolean> => {
    const info = await state(one);
    return ['cluster_state:ok', 'cluster_known_nodes:4', 'cluster_size:3'].every((line) => info.includes(line));
  };
  await until('cluster', members, async () => (await Promise.all(members.map(isWhole))).every(Boolean));
  await replica.client.call('CLUSTER', 'REPLICATE', await nodeId(third));
  await until('replica', members, () => says(replica.client, 'replication', 'master_link_status:up'));
  return group(`redis+cluster://127.0.0.1:${first.port},127.0.0.1:${second.port}`, members);
}

export interface SentinelGroup extends RedisGroup {
  /** Has the sentinel put the replica in the place of the master. */
  readonly promote: () => Promise<void>;
}

/**
 * A master and its replica, in this order, and a sentinel that knows them as `cuspal`. It is patient, or it would take
 * a busy machine for a dead master; a failover is asked for.
 */
export async function startSentinel(): Promise<SentinelGroup | undefined> {
  const [masterPort = 0, replicaPort = 0, port = 0] = await freePorts(3);
  const args = ['--repl-diskless-sync-delay', '0'];
  const master = await member(masterPort, args);
  const replica = await member(replicaPort, [...args, '--replicaof', '127.0.0.1', String(masterPort)]);
  if (!master || !replica) return undefined;
  await until('replica', [master, replica], () => says(replica.client, 'replication', 'master_link_status:up'));
  const rules = [
    `port ${port}`,
    `sentinel monitor cuspal 127.0.0.1 ${masterPort} 1`,
    'sentinel down-after-milliseconds cuspal 60000',
    'sentinel failover-timeout cuspal 60000',
  ];
  const sentinel = await redisOn(port, ['sentinel.conf', '--sentinel'], { 'sentinel.conf': rules.join('\n') });
  if (sentinel === undefined) return undefined;
  const asked = new Redis(sentinel.url);
  const members = [master, replica];
  // It learns of the replica from the master, and whether that is fit to follow from the replica itself.
  await until('replica known to the sentinel', members, async () =>
    String(await asked.call('SENTINEL', 'REPLICAS', 'cuspal')).includes('master-link-status,ok'),
  );
  const made = group(`redis+sentinel://127.0.0.1:${port}/cuspal`, members, [sentinel]);
  const begun = (): Promise<boolean> =>
    asked.call('SENTINEL', 'FAILOVER', 'cuspal').then(
      () => true,
      () => false,
    );
  return {
    ...made,
    promote: () => until('failover', members, begun),
    stop() {
      asked.disconnect();
      made.stop();
    },
  };
}
