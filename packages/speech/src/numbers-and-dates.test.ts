import { expect, it } from 'vitest';
import { dayInWords, monthInWords, numberInWords, shortDayInWords } from './numbers-and-dates.ts';
import { sayIn } from './language.ts';
import { NAMED } from './offered.ts';

const WRITTEN = [
  [dayInWords, { dateStyle: 'long' }],
  [shortDayInWords, { day: 'numeric', month: 'long' }],
  [monthInWords, { month: 'long', year: 'numeric' }],
] as const satisfies readonly (readonly [(iso: string) => string, Intl.DateTimeFormatOptions])[];

const DAY_MS = 86_400_000;
/** Every day of a leap year, and one day of each year that results name. */
const DAYS = [
  ...Array.from({ length: 366 }, (_, day) => Date.UTC(2028, 0, 1) + day * DAY_MS),
  ...Array.from({ length: 600 }, (_, year) => Date.UTC(1800 + year, year % 12, 1 + (year % 28))),
];

it.each(NAMED)('writes each date as Intl writes it in %s', (tag) => {
  for (const [said, options] of WRITTEN) {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    expect(DAYS.map((at) => sayIn(tag, () => said(new Date(at).toISOString())))).toEqual(
      DAYS.map((at) => format.format(at)),
    );
  }
});

const NUMBERS = [0, 1, 7, 12, 999, 1_000, 98.5, 33.3, -0.25, -12, 0.1 + 0.2, 1 / 3, 2e-7, 1e21, 1234567890.123456];

it.each(NAMED)('writes each number as Intl writes it in %s', (tag) => {
  const format = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 12 });
  const said = NUMBERS.map((number) => sayIn(tag, () => numberInWords(number)));
  expect(said).toEqual(NUMBERS.map((number) => format.format(number)));
});
