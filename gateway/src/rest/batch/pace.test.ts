import { describe, expect, it } from 'vitest';
import { quiet } from '../../../test/services.ts';
import type { Phase } from '../../http/lifecycle.ts';
import { Limits } from '../../limits/limits.ts';
import { Pace, type PaceParts } from './pace.ts';

const RATE = { burst: 10, perSecond: 1_000 };
const entitled = (rate: typeof RATE | undefined) => ({ accountId: 'a', suspended: false, metered: true, rate });

function paceOf(parts: Partial<PaceParts> = {}, lifecycle: { phase: Phase } = { phase: 'serving' }) {
  let time = 0;
  const limits = new Limits({ logger: quiet, now: () => time });
  const gone = new AbortController();
  const pace = new Pace({
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
  return { pace, limits, gone, lifecycle, time: () => time, pass: (ms: number) => (time += ms) };
}

describe('the pace of a batch', () => {
  it('is the rate of the account, once half of the bucket is used', async () => {
    const { pace, time } = paceOf();
    for (let call = 0; call < 5; call += 1) await pace.turn();
    expect(time()).toBe(0);
    for (let call = 0; call < 20; call += 1) await pace.turn();
    expect(time()).toBe(20);
  });

  it('leaves the other half for single calls', async () => {
    const { pace, limits } = paceOf();
    for (let call = 0; call < 30; call += 1) await pace.turn();
    for (let call = 0; call < 5; call += 1) expect(limits.account('a', RATE)).toMatchObject({ ok: true });
    expect(limits.account('a', RATE)).toMatchObject({ ok: false });
  });

  it('asks for no token where the account has no rate', async () => {
    const { pace } = paceOf({
      entitlements: async () => entitled(undefined),
      take: () => {
        throw new Error('asked');
      },
    });
    expect(await pace.turn()).toBeUndefined();
  });

  it('gives turns one at a time, in order', async () => {
    const begun: number[] = [];
    const { pace } = paceOf();
    await Promise.all(Array.from({ length: 40 }, (_, at) => pace.turn().then(() => begun.push(at))));
    expect(begun).toEqual([...begun.keys()]);
  });

  it('ends for good, with the reason', async () => {
    const { pace, gone } = paceOf();
    expect(await pace.turn()).toBeUndefined();
    gone.abort();
    expect(await pace.turn()).toBe('gone');

    const drained = paceOf();
    drained.lifecycle.phase = 'draining';
    expect(await drained.pace.turn()).toBe('draining');
    drained.lifecycle.phase = 'serving';
    expect(await drained.pace.turn()).toBe('draining');

    const late = paceOf();
    late.pass(1_000_000);
    expect(await late.pace.turn()).toBe('late');

    expect(await paceOf({ entitlements: async () => undefined }).pace.turn()).toBe('refused');
    expect(await paceOf({ entitlements: () => Promise.reject(new Error('away')) }).pace.turn()).toBe('unknown');
  });
});
