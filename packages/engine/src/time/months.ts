import type { Interval } from '../base/intervals.ts';
import { instantReaching, shownMs } from './clock.ts';
import type { LocalClock } from './clock.ts';

/** A month of the Gregorian calendar as a clock bounds it. */
export interface CalendarMonth extends Interval {
  readonly year: number;
  /** 1..12. */
  readonly month: number;
}

/** Days of a month of the Gregorian calendar, month 1..12. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Unix milliseconds at which a day begins by a clock; a day or month past the end runs on into the next month or year. */
export const localMidnight = (year: number, month: number, day: number, clock: LocalClock): number =>
  instantReaching(Date.UTC(year, month - 1, day), clock);

/** A month by a clock; one past 12 runs on into the next year. */
export function calendarMonth(year: number, month: number, clock: LocalClock): CalendarMonth {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return {
    year: first.getUTCFullYear(),
    month: first.getUTCMonth() + 1,
    startMs: localMidnight(year, month, 1, clock),
    endMs: localMidnight(year, month + 1, 1, clock),
  };
}

/** The month in which an instant falls. */
export function monthAt(utcMs: number, clock: LocalClock): CalendarMonth {
  const shown = new Date(shownMs(utcMs, clock));
  return calendarMonth(shown.getUTCFullYear(), shown.getUTCMonth() + 1, clock);
}

/** The months that meet an interval, in order. */
export function monthsOf({ startMs, endMs }: Interval, clock: LocalClock): readonly CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let next = monthAt(startMs, clock); next.startMs < endMs; next = calendarMonth(next.year, next.month + 1, clock))
    months.push(next);
  return months;
}
