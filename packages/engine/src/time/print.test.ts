import { describe, expect, it } from 'vitest';
import { DAY_MS } from './julian.ts';
import { UT } from './clock.ts';
import { dateInWords, datesInWords } from './print.ts';

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

describe('a span in a sentence', () => {
  it('names the days on which it starts and ends', () => {
    expect(datesInWords(Date.UTC(2031, 4, 9, 23), Date.UTC(2031, 6, 2), UT)).toBe('from 9 May 2031 to 2 July 2031');
  });

  it('has its times where both are one day of the local clock', () => {
    const clock = { offsetMinutes: 330 };
    const [from, to] = [Date.UTC(2028, 7, 18, 23, 40), Date.UTC(2028, 7, 19, 8, 50, 59)];
    expect(datesInWords(from, to, clock)).toBe('from 19 August 2028, 05:10 to 14:20');
  });
});
