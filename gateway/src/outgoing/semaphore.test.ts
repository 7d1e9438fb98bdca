import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

const never = new AbortController().signal;

describe('semaphore', () => {
  it('let no more run than there are, in the order in which they came', async () => {
    const semaphore = new Semaphore(3);
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
    expect(await Promise.all(numbers.map((number) => semaphore.run(work(number), never)))).toEqual(numbers);
    expect([begun, most]).toEqual([numbers, 3]);
  });

  it('are given back by work that fails', async () => {
    const semaphore = new Semaphore(1);
    for (let times = 0; times < 3; times += 1) {
      const failing = semaphore.run(async () => Promise.reject(new Error('broken')), never);
      await expect(failing).rejects.toThrow('broken');
    }
    expect(await semaphore.run(async () => 'free', never)).toBe('free');
  });

  it('are not taken by who no longer waits', async () => {
    const semaphore = new Semaphore(1);
    let end = (): void => {};
    const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)), never);
    const leaving = new AbortController();
    const begun: string[] = [];
    const second = semaphore.run(async () => begun.push('second'), leaving.signal);
    const third = semaphore.run(async () => begun.push('third'), never);
    leaving.abort();
    await expect(second).rejects.toThrow('too many others wait');
    end();
    await Promise.all([first, third]);
    expect(begun).toEqual(['third']);
  });
});
