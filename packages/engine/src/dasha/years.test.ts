import { describe, expect, it } from 'vitest';
import { DASHA_YEAR_DAYS, DASHA_YEAR_MS, yearsMonthsDays, yearsText } from './years.ts';

describe('dasha years (D0, D6)', () => {
  it('have 365.25 days', () => {
    expect(DASHA_YEAR_MS).toBe(DASHA_YEAR_DAYS * 86_400_000);
  });

  it.each([
    [10.8, { years: 10, months: 9, days: 18 }],
    [5.5, { years: 5, months: 6, days: 0 }],
    [0, { years: 0, months: 0, days: 0 }],
    // 29.9999999999 days carry into the month, 11.9999999999 months into the year.
    [1 - 1e-13, { years: 1, months: 0, days: 0 }],
    [1 / 12 - 1e-13, { years: 0, months: 1, days: 0 }],
  ])('print %f', (years, expected) => {
    expect(yearsMonthsDays(years)).toEqual(expected);
  });

  it('are spelled out', () => {
    expect(yearsText(1 + 1 / 12 + 1 / 360)).toBe('1 year 1 month 1 day');
    expect(yearsText(10.8)).toBe('10 years 9 months 18 days');
  });
});
