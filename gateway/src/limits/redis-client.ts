import { Cluster, Command, Redis, type RedisOptions } from 'ioredis';
import { redisAddressOf, type RedisAddress } from '../config/redis-address.ts';
import { IN_CLUSTER, RedisMisfit } from './redis-misfit.ts';

/** How old what is known of a cluster may be: a master that is silent never says that it has a successor. */
const SLOTS_MS = 5_000;

/** Pause before a client that gave up connects anew. */
const ANEW_MS = 100;

const retryStrategy = (attempt: number): number => Math.min(attempt * 50, 1_000);

const OPTIONS = {
  connectTimeout: 2_000,
  // What was sent and not answered may have been counted: to send it again could count it twice.
  maxRetriesPerRequest: 0,
  // A master that has become a replica: who connects anew is led to its successor.
  reconnectOnError: (fault) => fault.message.includes('READONLY'),
} satisfies RedisOptions;

export interface RedisClient {
  readonly client: Redis | Cluster;
  /** Name of the server that has a key; empty where there is one alone, or none is known. */
  nodeOf(key: string): string;
  /** Ends the connection for good. */
  readonly close: () => void;
}

export interface RedisSettings {
  readonly url: string;
  /** Time limit of an answer, redirections and all. */
  readonly answerMs: number;
  /** Called with each fault of the connection as a whole. */
  readonly onFault: (fault: Error) => void;
}

/** Connects to Redis as its address says. */
export function connectRedis({ url, answerMs, onFault }: RedisSettings): RedisClient {
  const address = redisAddressOf(url);
  if (address === undefined) throw new TypeError('REDIS_URL is no address of Redis');
  const options = { ...OPTIONS, commandTimeout: answerMs };
  if (address.kind === 'cluster') return clusterClient(address, options, onFault);
  const single = { ...options, enableOfflineQueue: false, retryStrategy };
  const client = address.kind === 'server' ? new Redis(address.url, single) : sentinelClient(address, single);
  client.on('error', onFault);
  if (address.kind === 'server') client.on('ready', () => void reportCluster(client, onFault));
  return { client, nodeOf: () => '', close: keptOpen(client) };
}

/**
 * The library gives up for good when a sentinel says that the master has changed while it connects already. Returns
 * what ends the client.
 */
function keptOpen(client: Redis): () => void {
  let isClosed = false;
  const connect = (): void => {
    // A further failure ends the client again, and so comes here again.
    if (!isClosed) void client.connect().catch(() => {});
  };
  client.on('end', () => void setTimeout(connect, ANEW_MS).unref());
  return () => {
    isClosed = true;
    client.disconnect();
  };
}

/** The library takes no undefined. */
const loginOf = ({ username, password }: { username?: string | undefined; password?: string | undefined }) => ({
  ...(username === undefined ? {} : { username }),
  ...(password === undefined ? {} : { password }),
});

/** Says at the start already what MOVED would say at some account's call. */
async function reportCluster(client: Redis, onFault: (fault: Error) => void): Promise<void> {
  // A server without clusters refuses the question.
  const info = await client.cluster('INFO').then(String, () => '');
  const masters = Number(/^cluster_size:(\d+)/m.exec(info)?.[1] ?? 0);
  if (masters > 1) onFault(new RedisMisfit(IN_CLUSTER));
}

function sentinelClient(
  address: Extract<RedisAddress, { kind: 'sentinel' }>,
  options: Omit<RedisOptions, 'replyMapping'>,
): Redis {
  const { nodes, master, sentinel, tls } = address;
  return new Redis({
    ...options,
    sentinels: [...nodes],
    name: master,
    ...loginOf(address),
    ...(sentinel.username === undefined ? {} : { sentinelUsername: sentinel.username }),
    ...(sentinel.password === undefined ? {} : { sentinelPassword: sentinel.password }),
    sentinelCommandTimeout: 2_000,
    // Sentinels say when the master changes: the connection to one that is silent would last for many minutes.
    failoverDetector: true,
    sentinelReconnectStrategy: retryStrategy,
    ...(tls ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
  });
}

function clusterClient(
  address: Extract<RedisAddress, { kind: 'cluster' }>,
  options: typeof OPTIONS,
  onFault: (fault: Error) => void,
): RedisClient {
  const client = new Cluster([...address.nodes], {
    // Names are looked up when they are connected to, and certificates are for names.
    dnsLookup: (host, done) => done(null, host),
    clusterRetryStrategy: retryStrategy,
    // As with one server, what may have been counted is not sent again. MOVED, ASK and CLUSTERDOWN were not counted.
    retryDelayOnFailover: 0,
    slotsRefreshInterval: SLOTS_MS,
    redisOptions: { ...options, ...loginOf(address), ...(address.tls ? { tls: {} } : {}) },
  });
  client.on('error', onFault);
  // The library says ASKING without looking at its fate: unhandled, a node that dies then would end the process.
  client.on('+node', (node: Redis) => {
    const asking = node.asking.bind(node);
    node.asking = async () => asking().catch(() => 'OK');
  });
  return {
    client,
    nodeOf: (key) => client.slots[new Command('get', [key]).getSlot()]?.[0] ?? '',
    close: () => client.disconnect(),
  };
}
