import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '@cuspal/telemetry/metrics';
import { Redis } from 'ioredis';
import { describeWithRedis, findRedis, keysOf, type TestRedis } from '../../test/redis.ts';
import { startRedis, type RedisServer } from '../../test/servers.ts';
import { eventually, quiet } from '../../test/services.ts';
import { Limits, openLimits, type Rule, type Taken } from './limits.ts';
import { MemoryBuckets } from './memory-buckets.ts';

const DEFAULT: Rule = { burst: 40, perSecond: 10 };

describe('a bucket in memory', () => {
  let now = 0;
  const buckets = () => new MemoryBuckets(() => now);
  const granted = (take: () => Taken, tries: number): number =>
    Array.from({ length: tries }, take).filter(({ ok }) => ok).length;

  it('gives the burst at once, then the rate, and says how much is left and when', () => {
    now = 1_000;
    const bucket = buckets();
    const take = () => bucket.take('a', DEFAULT);
    expect(take()).toEqual({ ok: true, limit: 40, remaining: 39, resetSeconds: 1, retryAfterSeconds: 0 });
    expect(granted(take, 100)).toBe(39);
    expect(take()).toEqual({ ok: false, limit: 40, remaining: 0, resetSeconds: 5, retryAfterSeconds: 1 });
    now += 99;
    expect(take().ok).toBe(false);
    now += 1;
    expect(granted(take, 5)).toBe(1);
    now += 1_000;
    expect(granted(take, 50)).toBe(10);
    now += 60_000;
    expect(granted(take, 100)).toBe(40);
  });

  it('never gives more than burst + rate × time, wherever a window might begin', () => {
    now = 0;
    const bucket = buckets();
    const given: number[] = [];
    for (; now < 30_000; now += 7) if (bucket.take('a', DEFAULT).ok) given.push(now);
    for (const [index, start] of given.entries()) {
      const inFourSeconds = given.slice(index).filter((at) => at <= start + 4_000).length;
      expect(inFourSeconds).toBeLessThanOrEqual(40 + 40);
    }
    expect(given.length).toBeGreaterThanOrEqual(40 + 295);
    expect(given.length).toBeLessThanOrEqual(40 + 300);
  });

  it('states a wait after which there is a token, and one second before which there is none', () => {
    const slow: Rule = { burst: 2, perSecond: 1 / 30 };
    now = 0;
    const bucket = buckets();
    expect(granted(() => bucket.take('a', slow), 3)).toBe(2);
    const { retryAfterSeconds } = bucket.take('a', slow);
    expect(retryAfterSeconds).toBe(30);
    now = 29_000;
    expect(bucket.take('a', slow).ok).toBe(false);
    now = 30_000;
    expect(bucket.take('a', slow).ok).toBe(true);
  });

  it('counts each subject by itself', () => {
    now = 0;
    const bucket = buckets();
    expect(granted(() => bucket.take('a', DEFAULT), 50)).toBe(40);
    expect(granted(() => bucket.take('b', DEFAULT), 50)).toBe(40);
  });

  it('takes back what was not used, and is never more than full', () => {
    now = 0;
    const bucket = buckets();
    const take = () => bucket.take('a', DEFAULT);
    expect(granted(take, 40)).toBe(40);
    bucket.giveBack('a', DEFAULT, 3);
    expect(granted(take, 10)).toBe(3);
    bucket.giveBack('a', DEFAULT, 1_000);
    bucket.giveBack('b', DEFAULT, 1_000);
    expect(granted(take, 100)).toBe(40);
    expect(granted(() => bucket.take('b', DEFAULT), 100)).toBe(40);
  });

  it('stays small however many ask', () => {
    now = 0;
    const bucket = buckets();
    for (let index = 0; index < 250_000; index += 1) bucket.take(`subject ${index}`, { burst: 1, perSecond: 0.001 });
    expect(bucket.size).toBeLessThanOrEqual(100_000);
  });
});

describe('limits of strangers', () => {
  it('hold for each limit and subject by itself, with a wait', async () => {
    const limits = new Limits({ logger: quiet });
    const take = async (subject: string) => limits.take('sign_in_address', subject);
    for (let tries = 0; tries < 5; tries += 1) expect((await take('a@b.example')).ok).toBe(true);
    expect(await take('a@b.example')).toMatchObject({ ok: false, retryAfterSeconds: 3_600 });
    expect((await take('c@b.example')).ok).toBe(true);
    expect((await limits.take('sign_in_client', 'a@b.example')).ok).toBe(true);
    // That is as it should be where there is no Redis.
    expect(await aloneOf(limits)).toBe(0);
    limits.close();
  });
});

let open: Limits[] = [];
afterEach(() => {
  for (const made of open) made.close();
  open = [];
});
/** How many clients have got the answer after which they ask. */
const readyClients = async (inspector: Redis): Promise<number> =>
  String(await inspector.client('LIST')).split(' cmd=cluster|info ').length;
/** Limits that count in Redis: the first connection takes a moment, and until then each process counts by itself. */
async function limitsAt(redisUrl: string): Promise<Limits> {
  const inspector = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const before = await readyClients(inspector);
  const made = await openLimits({ redisUrl, logger: quiet });
  open.push(made);
  // A request before Redis is ready would pause Redis for a second.
  expect(await eventually(async () => (await readyClients(inspector)) > before)).toBe(true);
  const counted = async () =>
    (await made.account('probe', { burst: 9, perSecond: 1 })) &&
    (await inspector.exists('cuspal::account:probe')) === 1;
  expect(await eventually(counted)).toBe(true);
  inspector.disconnect();
  return made;
}
/** What a gateway tells of whether it counts by itself. */
async function aloneOf(limits: Limits): Promise<number | undefined> {
  const registry = createRegistry('gateway');
  limits.show(registry);
  const metric = await registry.getSingleMetric('cuspal_rates_counted_alone')?.get();
  return metric?.values[0]?.value;
}
const granted = async (all: readonly (Taken | Promise<Taken>)[]): Promise<number> =>
  (await Promise.all(all.map(async (taken) => taken))).filter(({ ok }) => ok).length;

const redis = await findRedis();

describeWithRedis('limits in Redis', redis, () => {
  const server = redis as TestRedis;
  const { url, prefix } = server;
  const limits = () => limitsAt(url);
  let inspector: Redis;
  beforeAll(() => {
    inspector = server.connect();
  });
  afterAll(() => inspector.disconnect());

  it('are one for all gateways', async () => {
    const [first, second] = [await limits(), await limits()];
    const slow: Rule = { burst: 40, perSecond: 0.1 };
    const asked = Array.from({ length: 100 }, (_, index) => (index % 2 ? first : second).account('shared', slow));
    expect(await granted(asked)).toBe(40);
    expect(await first.account('shared', slow)).toMatchObject({
      ok: false,
      limit: 40,
      remaining: 0,
      retryAfterSeconds: 10,
    });
    expect(await second.account('other', slow)).toMatchObject({ ok: true, remaining: 39, resetSeconds: 10 });
  });

  it('fill again at the rate, without a window', async () => {
    const one = await limits();
    const rule: Rule = { burst: 20, perSecond: 20 };
    const began = performance.now();
    let got = await granted(Array.from({ length: 60 }, () => one.account('filling', rule)));
    expect(got).toBeGreaterThanOrEqual(20);
    const gotMore = async () => {
      got += await granted(Array.from({ length: 60 }, () => one.account('filling', rule)));
      return got >= 30;
    };
    expect(await eventually(gotMore)).toBe(true);
    const elapsed = (performance.now() - began) / 1000;
    expect(got).toBeLessThanOrEqual(20 + Math.ceil(elapsed * 20));
    // A window would have held all of it back for a second.
    expect(elapsed).toBeLessThan(1);
  });

  it('are no emptier than empty by the clock of a server that was behind', async () => {
    const one = await limits();
    await inspector.set(`${prefix}cuspal::account:ahead`, Date.now() + 3_600_000, 'PX', 60_000);
    const slow: Rule = { burst: 5, perSecond: 0.1 };
    expect(await one.account('ahead', slow)).toMatchObject({ ok: false, retryAfterSeconds: 10 });
  });

  it('of different sizes do not disturb each other', async () => {
    const one = await limits();
    const asked = [7, 40, 100].map((burst) =>
      granted(Array.from({ length: 150 }, () => one.account(`size ${burst}`, { burst, perSecond: burst / 50 }))),
    );
    expect(await Promise.all(asked)).toEqual([7, 40, 100]);
  });

  it('take back what was not used, and are never more than full', async () => {
    const one = await limits();
    const ask = () => granted(Array.from({ length: 30 }, () => one.take('verify_address', 'a@b.example')));
    expect(await ask()).toBe(10);
    await one.giveBack('verify_address', 'a@b.example', 4);
    expect(await ask()).toBe(4);
    await one.giveBack('verify_address', 'a@b.example', 1_000);
    await one.giveBack('verify_address', 'nobody@b.example', 5);
    expect(await ask()).toBe(10);
  });

  it('keep no address in Redis, and nothing for ever', async () => {
    const one = await limits();
    await one.take('sign_in_address', 'somebody@example.com');
    await one.take('register', '203.0.113.9');
    const keys = await keysOf(inspector, prefix);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(keys.join()).not.toMatch(/somebody|203\.0/);
    // -1 is a key that never ends.
    for (const key of keys) expect(await inspector.pttl(key)).not.toBe(-1);
  });
});

const mortal = await startRedis();
afterAll(() => mortal?.stop());

(mortal ? describe : describe.skip)('limits in a Redis that dies (needs redis-server)', () => {
  const server = mortal as RedisServer;
  const limits = () => limitsAt(server.url);
  let inspector: Redis;
  beforeAll(() => {
    inspector = new Redis(server.url, { maxRetriesPerRequest: null });
    inspector.on('error', () => {});
  });
  afterAll(() => inspector.disconnect());

  it('are counted in the process while Redis is down or silent, and in Redis again when it is back', async () => {
    const [first, second] = [await limits(), await limits()];
    const rule: Rule = { burst: 5, perSecond: 0.01 };
    const all = (from: Limits, who: string) => granted(Array.from({ length: 9 }, () => from.account(who, rule)));
    expect(await all(first, 'before')).toBe(5);
    expect(await aloneOf(first)).toBe(0);
    await server.kill();
    const began = performance.now();
    expect(await all(first, 'during')).toBe(5);
    expect(await all(second, 'during')).toBe(5);
    expect([await aloneOf(first), await aloneOf(second)]).toEqual([1, 1]);
    expect(performance.now() - began).toBeLessThan(1_000);
    await server.start();
    expect(
      await eventually(
        async () => (await first.account('awake', rule)) && (await inspector.exists('cuspal::account:awake')) === 1,
      ),
    ).toBe(true);
    expect(await aloneOf(first)).toBe(0);

    await inspector.call('client', 'pause', '1500', 'ALL');
    const silent = performance.now();
    expect(await all(first, 'silent')).toBe(5);
    expect(await aloneOf(first)).toBe(1);
    expect(performance.now() - silent).toBeLessThan(1_000);
  });
});
