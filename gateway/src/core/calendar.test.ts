import { expect, it } from 'vitest';
import { dayOf, monthOf, nextMonth } from './calendar.ts';

it('days and months are those of UTC, whichever was asked for before', () => {
  const [last, first] = [Date.parse('2026-11-30T23:59:59.999Z'), Date.parse('2026-12-01T00:00:00Z')];
  expect([last, first, last, -1].map(dayOf)).toEqual(['2026-11-30', '2026-12-01', '2026-11-30', '1969-12-31']);
  expect([first, last].map(monthOf)).toEqual(['2026-12', '2026-11']);
  expect(nextMonth(first)).toEqual(new Date('2027-01-01T00:00:00Z'));
});
