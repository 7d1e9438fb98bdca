import { describe, expect, it } from 'vitest';
import { TEST_CATALOGUE } from '../../../test/catalogue.ts';
import { echoClients } from '../../../test/fake-clients.ts';
import type { ToolEntry } from '../../catalog/entry.ts';
import { failure, type ToolAnswer } from '../answer.ts';
import { AdaptiveBound } from './adaptive-bound.ts';
import { Breaker } from './breaker.ts';
import { CallAdmission, type AdmissionSettings, type Place } from './call-admission.ts';
import { ServiceQueue, type QueueClock } from './service-queue.ts';

const DONE: ToolAnswer = { result: Buffer.from('{}'), meta: Buffer.alloc(0), code: '' };

/** A clock that goes on when it is told to. */
function fakeClock(): QueueClock & { pass(ms: number): void } {
  let at = 1_000;
  const timers = new Set<{ readonly due: number; readonly work: () => void }>();
  return {
    now: () => at,
    after(ms, work) {
      const timer = { due: at + ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      at += ms;
      for (const timer of timers) {
        if (timer.due > at) continue;
        timers.delete(timer);
        timer.work();
      }
    },
  };
}

/** Takes all places of the queue. */
function fill(queue: ServiceQueue): number {
  const most = queue.bound.most;
  for (let index = 0; index < most; index += 1) expect(queue.enter('first')).toBe(true);
  return most;
}

describe('the bound of a service', () => {
  it('grows while it is used and nobody waits, and stays where it is not used', () => {
    const bound = new AdaptiveBound();
    const first = bound.most;
    for (let call = 0; call < 10 * first; call += 1) bound.ended('a', call, call + 5, 1, false);
    expect(bound.most).toBe(first);
    for (let call = 0; call < 10 * first; call += 1) bound.ended('a', call, call + 5, bound.most, false);
    expect(bound.most).toBeGreaterThan(first);
  });

  it('shrinks once for calls that waited together, and not for a tool that takes long by itself', () => {
    const bound = new AdaptiveBound();
    const first = bound.most;
    bound.ended('long', 0, 900, first, false);
    bound.ended('long', 900, 1_900, first, false);
    bound.ended('short', 0, 5, first, false);
    expect(bound.most).toBe(first);
    for (let call = 0; call < 20; call += 1) bound.ended('short', 2_000, 3_000, first, false);
    expect(bound.most).toBe(Math.floor(first * 0.8));
  });

  it('never comes to nothing', () => {
    const bound = new AdaptiveBound();
    for (let call = 1; call < 1_000; call += 1) bound.ended('a', call, call, 1, true);
    expect(bound.most).toBeGreaterThanOrEqual(1);
  });
});

describe('the queue of a service', () => {
  it('gives a place to one that waits, the accounts by turn', async () => {
    const queue = new ServiceQueue(250, fakeClock());
    fill(queue);
    const order: string[] = [];
    for (const account of ['flood', 'flood', 'flood', 'small'])
      void Promise.resolve(queue.enter(account)).then((has) => has && order.push(account));
    for (let ended = 0; ended < 3; ended += 1) queue.leave();
    await Promise.resolve();
    expect(order).toEqual(['flood', 'small', 'flood']);
    expect(queue.waiting).toBe(1);
  });

  it('lets nobody wait longer than its time, nor where nothing ends', async () => {
    const clock = fakeClock();
    const queue = new ServiceQueue(250, clock);
    const most = fill(queue);
    const waits = queue.enter('a');
    clock.pass(250);
    expect(await waits).toBe(false);
    expect(queue.waiting).toBe(0);
    clock.pass(1);
    expect(queue.enter('a')).toBe(false);
    queue.leave();
    expect([queue.underWay, queue.enter('a'), queue.underWay]).toEqual([most - 1, true, most]);
  });

  it('is bounded in number', () => {
    const queue = new ServiceQueue(250, fakeClock());
    fill(queue);
    const entered = Array.from({ length: 2_000 }, () => queue.enter('a'));
    expect(entered.at(-1)).toBe(false);
    expect(queue.waiting).toBeLessThan(2_000);
  });
});

describe('the breaker', () => {
  it('opens after two probes without an answer and closes with the first that has one', async () => {
    let serving = false;
    let silentMs = 0;
    let probes = 0;
    const breaker = new Breaker({ serving: async () => (probes++, serving), silentMs: () => silentMs });
    await breaker.tick();
    expect([probes, breaker.isDown]).toEqual([0, false]);
    silentMs = 1_500;
    await breaker.tick();
    expect(breaker.isDown).toBe(false);
    await breaker.tick();
    expect([probes, breaker.isDown]).toEqual([2, true]);
    silentMs = 0;
    serving = true;
    await breaker.tick();
    expect([probes, breaker.isDown]).toEqual([3, false]);
    await breaker.tick();
    expect(probes).toBe(3);
  });

  it('stays closed while calls are answered between its probes', async () => {
    const breaker = new Breaker({ serving: async () => false, silentMs: () => 2_000 });
    for (let second = 0; second < 5; second += 1) {
      await breaker.tick();
      breaker.answered();
    }
    expect(breaker.isDown).toBe(false);
  });
});

describe('the admission of calls', () => {
  const [entry] = TEST_CATALOGUE.filter(({ service }) => service === 'ephemeris');
  if (!entry) throw new Error('the test catalogue has no tool of ephemeris');
  const tool: ToolEntry = entry;
  const asking = (accountId = 'a', bounded = true) => ({ caller: { accountId, requestId: 'r' }, bounded });
  const open = (settings: Partial<AdmissionSettings> = {}, clients = echoClients()) => {
    const refused: string[] = [];
    const admission = new CallAdmission(clients, {
      account: { calls: 3, longSearches: 1 },
      waitMs: 250,
      onRefused: (service, reason) => refused.push(`${service} ${reason}`),
      ...settings,
    });
    admission.close();
    return { admission, refused };
  };
  const isPlace = (entered: Place | ToolAnswer): entered is Place => !('code' in entered);
  const metaOf = (answer: Place | ToolAnswer | Promise<unknown>): unknown =>
    'meta' in answer ? JSON.parse(Buffer.from(answer.meta).toString()) : undefined;

  it('bounds the calls of an account, not those of another or of one without a rate', async () => {
    const { admission, refused } = open();
    const places: (Place | ToolAnswer)[] = [];
    for (let call = 0; call < 3; call += 1) places.push(await admission.enter(tool, {}, asking()));
    const fourth = await admission.enter(tool, {}, asking());
    expect(metaOf(fourth)).toEqual({ code: 'rate_limited', recoverable: true, retryAfterSeconds: 1, requestId: 'r' });
    expect('refused' in fourth && fourth.refused?.status).toBe(429);
    expect(isPlace(await admission.enter(tool, {}, asking('b')))).toBe(true);
    for (let call = 0; call < 9; call += 1)
      expect(isPlace(await admission.enter(tool, {}, asking('o', false)))).toBe(true);
    for (const place of places) if (isPlace(place)) place.leave();
    expect(isPlace(await admission.enter(tool, {}, asking()))).toBe(true);
    expect(refused).toEqual(['ephemeris account_calls']);
  });

  it('bounds the long searches of an account by themselves', async () => {
    const { admission } = open();
    const long: ToolEntry = { ...tool, family: 'electional', progress: true };
    const args = { scan_days: 365, granularity: 'day' };
    const first = await admission.enter(long, args, asking());
    expect(metaOf(await admission.enter(long, args, asking()))).toMatchObject({ code: 'rate_limited' });
    expect(isPlace(await admission.enter(long, { scan_days: 7 }, asking()))).toBe(true);
    if (isPlace(first)) first.leave();
    expect(isPlace(await admission.enter(long, args, asking()))).toBe(true);
  });

  it('refuses at a full service at once where nothing ends, and lets other services go on', async () => {
    const clock = fakeClock();
    const { admission, refused } = open({ clock });
    fill(admission.queues.ephemeris);
    clock.pass(251);
    const entered = admission.enter(tool, {}, asking());
    expect(metaOf(entered)).toMatchObject({ code: 'overloaded', recoverable: true, retryAfterSeconds: 1 });
    expect('refused' in entered && entered.refused?.status).toBe(503);
    expect(isPlace(await admission.enter({ ...tool, service: 'natal' }, {}, asking()))).toBe(true);
    expect(refused).toEqual(['ephemeris overloaded']);
  });

  it('fails calls of a service that is down at once, until it answers its probe', async () => {
    let serving = false;
    const clients = echoClients();
    const { admission } = open({}, { ...clients, ephemeris: { ...clients.ephemeris, serving: async () => serving } });
    const first = await admission.enter(tool, {}, asking());
    if (!isPlace(first)) throw new Error('refused');
    await first.run(async () => failure('engine_unavailable', 'r'));
    first.leave();
    await admission.breakers.ephemeris.tick();
    await admission.breakers.ephemeris.tick();
    const refused = admission.enter(tool, {}, asking());
    expect(metaOf(refused)).toMatchObject({ code: 'engine_unavailable', recoverable: true });
    serving = true;
    await admission.breakers.ephemeris.tick();
    const again = await admission.enter(tool, {}, asking());
    expect(isPlace(again) && (await again.run(async () => DONE)).code).toBe('');
  });
});
