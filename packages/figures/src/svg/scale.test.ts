import { describe, expect, it } from 'vitest';
import { linear, marksTo, within } from './scale.ts';

describe('a scale', () => {
  it('keeps the ends of its domain and everything between in proportion', () => {
    const scale = linear([10, 30], [100, 0]);
    expect([10, 15, 20, 30, 40].map(scale)).toEqual([100, 75, 50, 0, -50]);
    expect(linear([5, 5], [0, 10])(5)).toBe(0);
  });

  it('is held within bounds', () => {
    expect([-1, 0.2, 3].map((value) => within([0, 1], value))).toEqual([0, 0.2, 1]);
  });

  it('has round marks that reach its value, and few enough', () => {
    expect(marksTo(8.3, 6)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(marksTo(10, 6)).toEqual([0, 2, 4, 6, 8, 10]);
    for (const most of [0.3, 1, 7.9, 12, 58, 430]) {
      for (const count of [3, 5, 8]) {
        const marks = marksTo(most, count);
        expect(marks.length).toBeLessThanOrEqual(count);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(most - 1e-9);
      }
    }
  });
});
