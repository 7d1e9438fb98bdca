import { readFileSync } from 'node:fs';
import { TRACK_RECORD } from '@cuspal/catalog/track-record';
import { expect, it } from 'vitest';
import { chanceOfAtLeast, exactInterval } from '../bench/track-record/chances.ts';
import { moved } from '../bench/track-record/figures.ts';
import { faultsOf, lastRecorded } from '../bench/track-record/record.ts';

it('counts what is recorded', async () => {
  expect(await faultsOf()).toEqual([]);
});

it('tells both findings', () => {
  expect(TRACK_RECORD).toBe(readFileSync(new URL('../docs/track-record.md', import.meta.url), 'utf8'));
  expect(TRACK_RECORD).toContain('**The windows time much as Krishnamurti did.**');
  expect(TRACK_RECORD).toContain('**Nothing shows that they foretell the events of other people.**');
});

it('finds a figure that has moved by more than three points, and one that came or went', () => {
  expect(moved({ a: 10, b: 20, c: 1 }, { a: 13, b: 23.1, d: 1 })).toEqual([
    'b: 20 recorded, 23.1 found',
    'c: only recorded',
    'd: only found',
  ]);
});

it('has the base rates of two thousand births within the error of such a count', () => {
  const { whole } = lastRecorded();
  // Means of 78 events in another count of as many births.
  const means = { yes: 78.7, split: 5.5, no: 15.9 };
  for (const [side, mean] of Object.entries(means))
    expect(Math.abs((whole[`base mean ${side}`] ?? NaN) - mean)).toBeLessThanOrEqual(1.1);
});

it('counts chances exactly', () => {
  // Two of three fair coins or more: 4 of 8 cases.
  expect(chanceOfAtLeast(2, [0.5, 0.5, 0.5])).toBeCloseTo(0.5, 12);
  expect(chanceOfAtLeast(1, [0.2, 0.5])).toBeCloseTo(1 - 0.8 * 0.5, 12);
  // Clopper and Pearson 1934: 0 of 10 has the upper limit 1 - 0.025 to the tenth root.
  expect(exactInterval(0, 10)).toEqual([0, expect.closeTo(1 - 0.025 ** 0.1, 9)]);
  expect(exactInterval(10, 10)).toEqual([expect.closeTo(0.025 ** 0.1, 9), 1]);
});
