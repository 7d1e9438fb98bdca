import { expect, it } from 'vitest';
import { sharedPeriods } from './shared-periods.ts';

const UT = { offsetMinutes: 0 };
const may = { startMs: Date.UTC(2031, 4, 9), endMs: Date.UTC(2031, 6, 2) };
const july = { startMs: Date.UTC(2031, 6, 2), endMs: Date.UTC(2031, 8, 1) };

it('names the one period of two lists, counts several, and is silent without any', () => {
  expect(sharedPeriods([may, july], [may], ['gain', 'caution'], UT)).toBe(
    'The period from 9 May 2031 to 2 July 2031 is one of gain and of caution, because its lords signify the houses of both.',
  );
  expect(sharedPeriods([may, july], [july, may], ['gain', 'caution'], UT)).toBe(
    '2 periods are of gain and of caution alike, because their lords signify the houses of both.',
  );
  expect(sharedPeriods([may], [july], ['gain', 'caution'], UT)).toBeNull();
});
