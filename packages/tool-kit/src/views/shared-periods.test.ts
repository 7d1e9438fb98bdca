import type { Interval } from '@cuspal/engine/base/intervals';
import { expect, it } from 'vitest';
import { noteSharedPeriods } from './shared-periods.ts';

const UT = { offsetMinutes: 0 };
const may = { startMs: Date.UTC(2031, 4, 9), endMs: Date.UTC(2031, 6, 2) };
const july = { startMs: Date.UTC(2031, 6, 2), endMs: Date.UTC(2031, 8, 1) };

/** What is noted of gains and cautions. */
function noted(gains: readonly Interval[], cautions: readonly Interval[]): readonly string[] {
  const notes: string[] = [];
  noteSharedPeriods(gains, cautions, ['gain', 'caution'], UT, (sentence) => notes.push(sentence));
  return notes;
}

it('names the one period of two lists, counts several, and is silent without any', () => {
  expect(noted([may, july], [may])).toEqual([
    'The period from 9 May 2031 to 2 July 2031 is one of gain and of caution, because its lords signify the houses of both.',
  ]);
  expect(noted([may, july], [july, may])).toEqual([
    '2 periods are of gain and of caution alike, because their lords signify the houses of both.',
  ]);
  expect(noted([may], [july])).toEqual([]);
});
