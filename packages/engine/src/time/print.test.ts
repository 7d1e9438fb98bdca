import { describe, expect, it } from 'vitest';
import { DAY_MS } from './julian.ts';
import { UT } from './clock.ts';
import { dateInWords } from './print.ts';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

describe('a date in a sentence', () => {
  it('names day, month and year', () => {
    expect(dateInWords(Date.UTC(2026, 10, 3, 23, 59, 59, 999), UT)).toBe('3 November 2026');
    expect(dateInWords(Date.UTC(2028, 1, 29), UT)).toBe('29 February 2028');
  });

  it('is that of the long date of British English, every fifth day of 1800 to 2399', () => {
    for (let ms = Date.UTC(1800, 0, 1); ms < Date.UTC(2400, 0, 1); ms += 5 * DAY_MS)
      expect(dateInWords(ms, UT)).toBe(LONG_DATE.format(ms));
  });
});
