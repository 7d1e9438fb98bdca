import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit, type Running } from './concurrency-limit.ts';

const ALL = 32;
const moving = (): Running => ({ stillSince: () => undefined, end: () => expect.fail('ended while it moved') });

function limitOf() {
  const clock = { now: 100_000 };
  const limit = new ConcurrencyLimit(() => clock.now);
  const ended: string[] = [];
  const still = (name: string, since: number): Running => ({ stillSince: () => since, end: () => ended.push(name) });
  return { clock, limit, ended, still };
}

describe('the batches that run at once', () => {
  it('are two of an account while fewer than half of the places are taken, then one', () => {
    const { limit } = limitOf();
    // Eight accounts with two each have sixteen of thirty-two.
    for (let at = 0; at < ALL / 2; at += 1) expect(limit.take(`a${at % 8}`, moving()).ok).toBe(true);
    expect(limit.take('a0', moving())).toEqual({ ok: false, full: 'account' });
    for (let at = 0; at < ALL / 2; at += 1) {
      expect(limit.take(`b${at}`, moving()).ok).toBe(true);
      expect(limit.take(`b${at}`, moving())).toEqual({ ok: false, full: 'half' });
    }
    expect(limit.take('c', moving())).toEqual({ ok: false, full: 'gateway' });
  });

  it('leave their place once, however often they are released', () => {
    const { limit } = limitOf();
    const slots = Array.from({ length: ALL }, (_, at) => limit.take(`a${at}`, moving()));
    const [first] = slots;
    for (let times = 0; times < 2; times += 1) if (first?.ok) first.release();
    expect([limit.of('a0'), limit.of('a1')]).toEqual([0, 1]);
    expect(limit.take('b', moving()).ok).toBe(true);
    expect(limit.take('c', moving())).toEqual({ ok: false, full: 'gateway' });
  });

  it('lose their place to one that waits after they stood still for twenty seconds, the stillest first', () => {
    const { limit, clock, ended, still } = limitOf();
    const first = limit.take('late', still('late', clock.now));
    limit.take('early', still('early', clock.now - 5_000));
    for (let at = 2; at < ALL; at += 1) limit.take(`a${at}`, moving());
    clock.now += 14_999;
    expect(limit.take('b', moving())).toEqual({ ok: false, full: 'gateway' });
    clock.now += 1;
    expect(limit.take('b', moving()).ok).toBe(true);
    expect(ended).toEqual(['early']);
    expect(limit.take('c', moving())).toEqual({ ok: false, full: 'gateway' });
    clock.now += 5_000;
    expect(limit.take('c', moving()).ok).toBe(true);
    expect(ended).toEqual(['early', 'late']);
    // What has lost its place does not give another one back.
    if (first.ok) first.release();
    expect(limit.take('d', moving())).toEqual({ ok: false, full: 'gateway' });
  });

  it('keep their place however long they stand still where nobody waits', () => {
    const { limit, clock, ended, still } = limitOf();
    for (let at = 0; at < ALL - 1; at += 1) limit.take(`a${at}`, still(`a${at}`, clock.now));
    clock.now += 600_000;
    expect(limit.take('b', moving()).ok).toBe(true);
    expect(ended).toEqual([]);
  });
});
