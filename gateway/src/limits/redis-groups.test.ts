import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@cuspal/telemetry';
import {
  nodeId,
  startRedisCluster,
  startSentinel,
  type RedisGroup,
  type RedisMember,
  type SentinelGroup,
} from '../../test/redis-groups.ts';
import { startRedis } from '../../test/servers.ts';
import { stays } from '../../../test/support/wait.ts';
import { eventually } from '../../test/services.ts';
import { type Limits, openLimits, type Rule, type Taken } from './limits.ts';
import { connectRedis } from './redis-client.ts';
import { misfitOf } from './redis-misfit.ts';

/** Twenty at once, and none more while a test lasts. */
const RULE: Rule = { burst: 20, perSecond: 0.001 };
const KEPT_MS = 60_000;

let open: Limits[] = [];
let log: string[] = [];
afterEach(() => {
  for (const made of open) made.close();
  open = [];
  log = [];
});

/** A busy machine may take longer than the limit of a server: then nothing would be exact. */
const PATIENT_MS = 5_000;

async function limitsAt(redisUrl: string, answerMs = PATIENT_MS): Promise<Limits> {
  const destination = { write: (line: string) => void log.push(line) };
  const made = await openLimits({ redisUrl, answerMs, logger: createLogger('gateway', 'info', { destination }) });
  open.push(made);
  return made;
}

const keyOf = (account: string): string => `cuspal::account:${account}`;
const granted = async (all: readonly (Taken | Promise<Taken>)[]): Promise<number> =>
  (await Promise.all(all.map(async (taken) => taken))).filter(({ ok }) => ok).length;
const ask = (gateways: readonly Limits[], account: string, times: number): Promise<number> =>
  granted(
    Array.from({ length: times }, (_, index) => gateways[index % gateways.length]?.account(account, RULE) ?? REFUSED),
  );
const REFUSED: Taken = { ok: false, limit: 0, remaining: 0, resetSeconds: 0, retryAfterSeconds: 0 };

/** Waits until a gateway counts the keys of a server there: it connects at its first key, and is left alone after a fault. */
async function counts(limits: Limits, { client }: RedisMember, account: string): Promise<void> {
  const isKept = async (): Promise<boolean> => {
    await limits.account(account, RULE);
    return Number(await client.exists(keyOf(account)).catch(() => 0)) === 1;
  };
  await client.del(keyOf(account)).catch(() => 0);
  expect(await eventually(isKept, KEPT_MS)).toBe(true);
}

const cluster = await startRedisCluster();
afterAll(() => cluster?.stop());

(cluster ? describe : describe.skip)('limits in a Redis cluster (needs redis-server)', () => {
  const { url, members } = cluster as RedisGroup;
  const [first, second, third, replica] = members as [RedisMember, RedisMember, RedisMember, RedisMember];
  const masters = [first, second, third];
  const slotOf = async (key: string): Promise<number> => Number(await first.client.cluster('KEYSLOT', key));
  /** By the number of its master: what accounts have in braces that lie there, all in one slot, as the cluster says. */
  const tags: string[] = [];
  const account = (master: number, name: string): string => `{${tags[master]}}${name}`;
  const masterOf = async (tag: string): Promise<number> => Math.floor(((await slotOf(`{${tag}}`)) * 3) / 16_384);

  beforeAll(async () => {
    for (let tag = 0; tags.filter(Boolean).length < 3; tag += 1) tags[await masterOf(String(tag))] ??= String(tag);
  });

  /** What accounts have in braces that lie at the first server, in a slot of their own. */
  async function ownSlot(letter: string): Promise<string> {
    for (let tag = 0; ; tag += 1) if ((await masterOf(`${letter}${tag}`)) === 0) return `{${letter}${tag}}`;
  }

  async function gateways(answerMs?: number): Promise<readonly [Limits, Limits]> {
    const made = [await limitsAt(url, answerMs), await limitsAt(url, answerMs)] as const;
    for (const [index, limits] of made.entries())
      for (const [at, server] of masters.entries()) await counts(limits, server, account(at, `probe ${index}`));
    // At the start each counts by itself until it has connected.
    log = [];
    return made;
  }

  it('are one for all gateways, on whichever server an account lies', async () => {
    const both = await gateways();
    const accounts = [0, 1, 2].flatMap((master) => [account(master, 'a'), account(master, 'b')]);
    expect(await Promise.all(accounts.map((name) => ask(both, name, 60)))).toEqual(accounts.map(() => 20));
    for (const [index, { client }] of masters.entries())
      expect(await client.exists(keyOf(account(index, 'a')))).toBe(1);
  });

  it('stay exact while the slot of an account moves', async () => {
    const both = await gateways();
    const tag = await ownSlot('moving');
    const [old, young] = [`${tag}old`, `${tag}young`];
    const slot = await slotOf(keyOf(old));
    expect(await ask(both, old, 6)).toBe(6);
    const setSlot = ({ client }: RedisMember, state: string, id: string) =>
      client.call('CLUSTER', 'SETSLOT', slot, state, id);
    await setSlot(second, 'IMPORTING', await nodeId(first));
    await setSlot(first, 'MIGRATING', await nodeId(second));
    // Still at the first server; one that is new is asked for at the second.
    expect(await ask(both, old, 2)).toBe(2);
    expect(await ask(both, young, 40)).toBe(20);
    await first.client.migrate('127.0.0.1', second.port, '', 0, 5_000, 'KEYS', keyOf(old));
    expect(await ask(both, old, 4)).toBe(4);
    for (const server of [second, first, third]) await setSlot(server, 'NODE', await nodeId(second));
    expect(await ask(both, old, 40)).toBe(8);
    expect(await ask(both, young, 10)).toBe(0);
    expect(await second.client.exists(keyOf(old), keyOf(young))).toBe(2);
    expect(log).toEqual([]);
  });

  it('survive that the server falls silent to which a slot moves', async () => {
    const [one] = await gateways(500);
    const name = `${await ownSlot('asked')}name`;
    const slot = await slotOf(keyOf(name));
    await second.client.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', await nodeId(first));
    await first.client.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', await nodeId(second));
    second.server.freeze();
    expect(await ask([one], name, 60)).toBe(20);
    second.server.thaw();
    await second.client.call('CLUSTER', 'SETSLOT', slot, 'STABLE');
    await first.client.call('CLUSTER', 'SETSLOT', slot, 'STABLE');
    await counts(one, first, account(0, 'after'));
    expect(log.join()).toMatch(/^[^\n]*does not answer[^\n]*\n,[^\n]*answers again[^\n]*\n$/);
  });

  it('refuse nobody wrongly when a master dies, and leave accounts of the others exact', async () => {
    const both = await gateways();
    const [lost, kept] = [account(2, 'lost'), account(1, 'kept')];
    expect(await ask(both, lost, 8)).toBe(8);
    expect(await ask(both, kept, 8)).toBe(8);
    expect(await third.client.wait(1, 10_000)).toBe(1);
    await third.server.kill();
    // Each gateway by itself, as long as nobody has the slots.
    expect(await Promise.all(both.map((one) => ask([one], account(2, 'meanwhile'), 30)))).toEqual([20, 20]);
    expect(await ask(both, kept, 40)).toBe(12);
    expect(both.map(({ countsAlone }) => countsAlone)).toEqual([true, true]);
    await replica.client.call('CLUSTER', 'FAILOVER', 'TAKEOVER');
    for (const [index, one] of both.entries()) await counts(one, replica, account(2, `back ${index}`));
    expect(await ask(both, lost, 40)).toBe(12);
    expect(await ask(both, account(2, 'new'), 60)).toBe(20);
  });
});

const group = await startSentinel();
afterAll(() => group?.stop());

(group ? describe : describe.skip)('limits in a Redis with sentinels (needs redis-server)', () => {
  const { url, members, promote } = group as SentinelGroup;
  const [master, replica] = members as [RedisMember, RedisMember];

  it('are one for all gateways, also after the master died and its replica took its place', async () => {
    const both = [await limitsAt(url), await limitsAt(url)];
    for (const [index, one] of both.entries()) await counts(one, master, `probe ${index}`);
    expect(await ask(both, 'before', 8)).toBe(8);
    expect(await master.client.wait(1, 10_000)).toBe(1);
    await master.server.kill();
    expect(await Promise.all(both.map((one) => ask([one], 'meanwhile', 30)))).toEqual([20, 20]);
    await promote();
    for (const [index, one] of both.entries()) await counts(one, replica, `back ${index}`);
    expect(await ask(both, 'before', 40)).toBe(12);
    expect(await ask(both, 'after', 60)).toBe(20);
  });

  it('come back when the library gives up: a change of master is said while it connects', async () => {
    const { client, close } = connectRedis({ url, answerMs: PATIENT_MS, onFault: () => {} });
    const statuses: string[] = [];
    client.on('end', () => statuses.push('end'));
    const isReady = (): boolean => client.status === 'ready';
    expect(await eventually(isReady, KEPT_MS)).toBe(true);
    // What its detector of failovers does with `+switch-master`.
    client.once('connecting', () => (Reflect.get(client, 'connector') as { disconnect(): void }).disconnect());
    client.disconnect(true);
    expect(await eventually(() => statuses.length > 0, KEPT_MS)).toBe(true);
    expect(await eventually(isReady, KEPT_MS)).toBe(true);
    close();
    expect(await eventually(() => statuses.length > 1, KEPT_MS)).toBe(true);
    expect(await stays(() => client.status === 'end', 300)).toBe(true);
  });
});

const server = await startRedis();
afterAll(() => server?.stop());

(cluster && server ? describe : describe.skip)('an address of the wrong kind (needs redis-server)', () => {
  it.each([
    [() => (cluster as RedisGroup).members[0]?.server.url, 'write it as redis+cluster://HOST:PORT'],
    [() => server?.url.replace('redis:', 'redis+cluster:'), 'begin it with redis://'],
  ])('is said once at the start, with what to write', async (address, remedy) => {
    const limits = await limitsAt(address() ?? '');
    expect(await eventually(() => log.length > 0)).toBe(true);
    expect(await ask([limits], 'anybody', 30)).toBe(20);
    const said = log.filter((line) => line.includes('REDIS_URL'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(remedy);
    expect(said[0]).toContain('"level":"error"');
  });

  it('is known by what one server of a cluster says', () =>
    expect(misfitOf(new Error('MOVED 866 192.0.2.1:6379'))?.message).not.toContain('192.0.2.1'));
});
