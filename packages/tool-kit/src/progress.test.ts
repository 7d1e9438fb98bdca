import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced, type ProgressStep } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function told(steps: readonly (readonly [afterMs: number, share: number, doing?: string])[]): ProgressStep[] {
  const heard: ProgressStep[] = [];
  const progress = paced((step) => void heard.push(step));
  for (const [afterMs, share, doing] of steps) {
    vi.advanceTimersByTime(afterMs);
    progress(share, doing);
  }
  return heard;
}

it('tells nothing of the first half second', () => {
  expect(
    told([
      [0, 0.1],
      [499, 0.9],
    ]),
  ).toEqual([]);
  expect(told([[500, 0.25, 'March 2027']])).toEqual([{ done: 25, total: 100, message: 'March 2027' }]);
});

it('tells two steps a second at most, the latest share each time', () => {
  const steps = Array.from({ length: 300 }, (_, index) => [10, index / 300] as const);
  expect(told(steps).map(({ done }) => done)).toEqual([16.3, 33, 49.6, 66.3, 83, 99.6]);
});

it('tells more each time and never more than all', () => {
  const shares = [0.5, 0.5, 0.4, 0.50001, Number.NaN, -1, 0.6, 7, 8];
  expect(told(shares.map((share) => [600, share])).map(({ done }) => done)).toEqual([50, 60, 100]);
});

it('does nothing where nobody listens', () => {
  expect(() => paced(undefined)(0.5)).not.toThrow();
});
