import { describe, expect, it } from 'vitest';
import { quiet } from '../../../test/services.ts';
import type { Phase } from '../../http/lifecycle.ts';
import { Limits } from '../../limits/limits.ts';
import { BatchRateLimit, type BatchRateLimitParts } from './batch-rate-limit.ts';
import { stoppedLine } from './line.ts';

const RATE = { burst: 10, perSecond: 1_000 };
const entitled = (rate: typeof RATE | undefined) => ({ accountId: 'a', suspended: false, metered: true, rate });

function rateLimitOf(parts: Partial<BatchRateLimitParts> = {}, lifecycle: { phase: Phase } = { phase: 'serving' }) {
  let time = 0;
  const limits = new Limits({ logger: quiet, now: () => time });
  const gone = new AbortController();
  const rateLimit = new BatchRateLimit({
    lifecycle,
    entitlements: async () => entitled(RATE),
    // Each refusal is followed by a wait of a token at least.
    take: (accountId, rule) => {
      const taken = limits.account(accountId, rule);
      if ('ok' in taken && !taken.ok) time += 1;
      return taken;
    },
    signal: gone.signal,
    deadline: 1_000_000,
    now: () => time,
    ...parts,
  });
  return { rateLimit, limits, gone, lifecycle, time: () => time, pass: (ms: number) => (time += ms) };
}

describe('the rate limit of a batch', () => {
  it('is the rate of the account, once half of the bucket is used', async () => {
    const { rateLimit, time } = rateLimitOf();
    for (let call = 0; call < 5; call += 1) await rateLimit.next();
    expect(time()).toBe(0);
    for (let call = 0; call < 20; call += 1) await rateLimit.next();
    expect(time()).toBe(20);
  });

  it('leaves the other half for single calls', async () => {
    const { rateLimit, limits } = rateLimitOf();
    for (let call = 0; call < 30; call += 1) await rateLimit.next();
    for (let call = 0; call < 5; call += 1) expect(limits.account('a', RATE)).toMatchObject({ ok: true });
    expect(limits.account('a', RATE)).toMatchObject({ ok: false });
  });

  it('B9: has one token of four where single calls take all that come', async () => {
    const limits = new Limits({ logger: quiet, now: () => time });
    let time = 0;
    let singles = 0;
    // Three single calls are tried in each millisecond, in which one token comes.
    const pass = async (ms: number): Promise<void> => {
      for (let at = 0; at < ms; at += 1) {
        time += 1;
        for (let tries = 0; tries < 3; tries += 1) {
          const taken = await limits.account('a', RATE);
          if (taken.ok) singles += 1;
        }
      }
    };
    const rateLimit = rateLimitOf({
      take: (accountId, rule) => limits.account(accountId, rule),
      now: () => time,
      wait: pass,
    }).rateLimit;
    await pass(50);
    const [from, before] = [time, singles];
    for (let call = 0; call < 200; call += 1) expect(await rateLimit.next()).toBeUndefined();
    const spent = time - from;
    expect(200 / spent).toBeGreaterThan(0.2);
    expect(200 / spent).toBeLessThan(0.3);
    // Together they keep to the rate, and single calls have the other three.
    expect((200 + singles - before) / spent).toBeCloseTo(1, 1);
    expect((singles - before) / spent).toBeGreaterThan(0.7);
  });

  it('B9: parts the share of an account among its batches', async () => {
    let time = 0;
    const asked: { readonly burst: number; readonly at: number }[] = [];
    const rateLimit = rateLimitOf({
      take: (_, { burst }) => {
        asked.push({ burst, at: time });
        return { ok: burst > RATE.burst, limit: 0, remaining: 0, resetSeconds: 0, retryAfterSeconds: 0 };
      },
      now: () => time,
      wait: async (ms) => (time += ms),
      sharers: () => 2,
    }).rateLimit;
    for (let call = 0; call < 3; call += 1) await rateLimit.next();
    expect(asked.filter(({ burst }) => burst > RATE.burst).map(({ at }) => at)).toEqual([8, 16, 24]);
  });

  it('B9: says of what found no token in time that the account was at its rate', async () => {
    let time = 0;
    const rateLimit = rateLimitOf({
      take: () => ({ ok: false, limit: 0, remaining: 0, resetSeconds: 0, retryAfterSeconds: 1 }),
      now: () => time,
      wait: async (ms) => (time += ms),
      deadline: 100,
    }).rateLimit;
    expect(await Promise.all([rateLimit.next(), rateLimit.next()])).toEqual(['starved', 'starved']);
    const line: unknown = JSON.parse(stoppedLine('a', 'starved', 'r').toString());
    expect(line).toMatchObject({ id: 'a', status: 429, problem: { code: 'rate_limited', retryAfterSeconds: 2 } });
  });

  it('asks for no token where the account has no rate', async () => {
    const { rateLimit } = rateLimitOf({
      entitlements: async () => entitled(undefined),
      take: () => {
        throw new Error('asked');
      },
    });
    expect(await rateLimit.next()).toBeUndefined();
  });

  it('gives turns one at a time, in order', async () => {
    const begun: number[] = [];
    const { rateLimit } = rateLimitOf();
    await Promise.all(Array.from({ length: 40 }, (_, at) => rateLimit.next().then(() => begun.push(at))));
    expect(begun).toEqual([...begun.keys()]);
  });

  it('ends for good, with the reason', async () => {
    const { rateLimit, gone } = rateLimitOf();
    expect(await rateLimit.next()).toBeUndefined();
    gone.abort();
    expect(await rateLimit.next()).toBe('gone');

    const drained = rateLimitOf();
    drained.lifecycle.phase = 'draining';
    expect(await drained.rateLimit.next()).toBe('draining');
    drained.lifecycle.phase = 'serving';
    expect(await drained.rateLimit.next()).toBe('draining');

    const late = rateLimitOf();
    late.pass(1_000_000);
    expect(await late.rateLimit.next()).toBe('late');

    expect(await rateLimitOf({ entitlements: async () => undefined }).rateLimit.next()).toBe('refused');
    expect(await rateLimitOf({ entitlements: () => Promise.reject(new Error('away')) }).rateLimit.next()).toBe(
      'unknown',
    );
  });
});
