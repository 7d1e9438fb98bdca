import type { CalendarMonth } from '@cuspal/engine/time/months';

/** A calendar month as results print it, `YYYY-MM`. */
export const monthText = ({ year, month }: Pick<CalendarMonth, 'year' | 'month'>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

const LONG_MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar month in a sentence: `March 2027`. */
export const monthInWords = ({ year, month }: Pick<CalendarMonth, 'year' | 'month'>): string =>
  LONG_MONTH.format(Date.UTC(year, month - 1, 15));
