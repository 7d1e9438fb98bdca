import { describe, expect, it } from 'vitest';
import { Slots } from './slots.ts';

const never = new AbortController().signal;

describe('slots', () => {
  it('let no more run than there are, in the order in which they came', async () => {
    const slots = new Slots(3);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = (number: number) => async () => {
      begun.push(number);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return number;
    };
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(numbers.map((number) => slots.run(work(number), never)))).toEqual(numbers);
    expect([begun, most]).toEqual([numbers, 3]);
  });

  it('are given back by work that fails', async () => {
    const slots = new Slots(1);
    for (let times = 0; times < 3; times += 1) {
      const failing = slots.run(async () => Promise.reject(new Error('broken')), never);
      await expect(failing).rejects.toThrow('broken');
    }
    expect(await slots.run(async () => 'free', never)).toBe('free');
  });

  it('are not taken by who no longer waits', async () => {
    const slots = new Slots(1);
    let end = (): void => {};
    const first = slots.run(() => new Promise<void>((resolve) => (end = resolve)), never);
    const leaving = new AbortController();
    const begun: string[] = [];
    const second = slots.run(async () => begun.push('second'), leaving.signal);
    const third = slots.run(async () => begun.push('third'), never);
    leaving.abort();
    await expect(second).rejects.toThrow('too many others wait');
    end();
    await Promise.all([first, third]);
    expect(begun).toEqual(['third']);
  });
});
