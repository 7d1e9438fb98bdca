import { randomUUID } from 'node:crypto';
import { afterAll, describe } from 'vitest';
import { Redis } from 'ioredis';
import { answers, startRedis } from './servers.ts';

const LOCAL = 'redis://127.0.0.1:6379';

export interface TestRedis {
  /** Every key of whoever connects here begins with the prefix. */
  readonly url: string;
  readonly prefix: string;
  /** The server itself, with no prefix, to look at what is kept. */
  connect(): Redis;
}

/**
 * A Redis for tests that do not stop it: the server of TEST_REDIS_URL, else the one on 127.0.0.1:6379, else one started
 * for the test file; undefined where none can be had. Each test file has keys of its own, which are removed after it.
 */
export async function findRedis(): Promise<TestRedis | undefined> {
  const lasting = await lastingServer();
  const own = lasting === undefined ? await startRedis() : undefined;
  const server = lasting ?? own?.url;
  if (server === undefined) return undefined;
  const prefix = `cuspal-test-${randomUUID()}:`;
  const url = new URL(server);
  url.searchParams.set('keyPrefix', prefix);
  const connect = (): Redis => new Redis(server, { maxRetriesPerRequest: 2 });
  afterAll(() => (own ? own.stop() : removeKeys(connect(), prefix)));
  return { url: url.href, prefix, connect };
}

/** A server that was there before this run and stays. */
async function lastingServer(): Promise<string | undefined> {
  const named = process.env['TEST_REDIS_URL'];
  if (named !== undefined && named !== '') return named;
  return (await answers(LOCAL)) ? LOCAL : undefined;
}

async function removeKeys(client: Redis, prefix: string): Promise<void> {
  const keys = await keysOf(client, prefix);
  if (keys.length > 0) await client.del(...keys);
  client.disconnect();
}

/** Keys of a test file, with their prefix. */
export async function keysOf(client: Redis, prefix: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const keys of client.scanStream({ match: `${prefix}*`, count: 1_000 })) found.push(...(keys as string[]));
  return found;
}

/** For tests that need a Redis; where none can be had they are skipped under this name. */
export const describeWithRedis = (name: string, redis: object | undefined, tests: () => void): void => {
  if (redis === undefined)
    describe.skip(`${name}: no TEST_REDIS_URL, nothing on 127.0.0.1:6379, no redis-server`, tests);
  else describe(name, tests);
};
