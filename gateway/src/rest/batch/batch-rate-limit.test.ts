import { describe, expect, it } from 'vitest';
import { quiet } from '../../../test/services.ts';
import type { Phase } from '../../http/lifecycle.ts';
import { Limits } from '../../limits/limits.ts';
import { BatchRateLimit, type BatchRateLimitParts } from './batch-rate-limit.ts';

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
