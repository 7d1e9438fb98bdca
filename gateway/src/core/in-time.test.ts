import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

const LATE = new Error('late');
const late = (): Error => LATE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on what comes in time, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve(7), 100, late)).toBe(7);
  await expect(inTime(Promise.reject(new Error('broken')), 100, late)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects when the time is over, and is not troubled by what comes then', async () => {
  let reject = (_fault: Error): void => {};
  const slow = new Promise<number>((_, rejects) => (reject = rejects));
  const answer = expect(inTime(slow, 100, late)).rejects.toBe(LATE);
  await vi.advanceTimersByTimeAsync(100);
  await answer;
  reject(new Error('later still'));
  await vi.runAllTimersAsync();
});
