import { monthInWords as monthOf } from '@cuspal/speech';
import type { CalendarMonth } from '@cuspal/engine/time/months';

/** A calendar month as results print it, `YYYY-MM`. */
export const monthText = ({ year, month }: Pick<CalendarMonth, 'year' | 'month'>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** A calendar month in a sentence: `March 2027`. */
export const monthInWords = (month: Pick<CalendarMonth, 'year' | 'month'>): string => monthOf(`${monthText(month)}-01`);
