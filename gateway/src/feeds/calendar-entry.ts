import { DAY_MS, dayOf } from '../core/calendar.ts';

/** One entry of a calendar, as festivals of a place have it too. */
export interface CalendarEntry {
  /** What it is; the same whenever the calendar is computed, and of no other entry of its kind. */
  readonly id: string;
  readonly title: string;
  /** A day such as `2026-11-08` where `allDay` is true, else an instant with its offset. */
  readonly start: string;
  /** The first day, or instant, after it; left out where it is one day or one moment. */
  readonly end?: string;
  readonly allDay: boolean;
  /** What is said of it, in sentences. */
  readonly what: string;
  /** Its rule in the rule book, such as `R6T.1`. */
  readonly rule: string;
}

/** Days of a calendar: from the first on, before the last. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The day of an instant, by the clock in which it is printed. */
export const printedDay = (instant: string): string => instant.slice(0, 10);

/** Midnight (UTC) of a day, in milliseconds. */
export const dayMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayAfter = (day: string): string => dayOf(dayMs(day) + DAY_MS);

const YEAR_DAYS = 365.25;

/** Years of a span, as tools take them that look one year ahead at least. */
export const yearsOf = ({ from, to }: DaySpan): number => Math.max(1, (dayMs(to) - dayMs(from)) / DAY_MS / YEAR_DAYS);

/** Whether a moment belongs to a calendar. */
export const isWithin = (instant: string, { from, to }: DaySpan): boolean =>
  printedDay(instant) >= from && printedDay(instant) < to;

/** Whether any part of a period belongs to a calendar. */
export const overlaps = (period: { readonly start: string; readonly end: string }, { from, to }: DaySpan): boolean =>
  printedDay(period.end) >= from && printedDay(period.start) < to;

/** Whole days from the one in which a period begins to the one in which it ends. */
export const wholeDays = (start: string, end: string) => ({
  start: printedDay(start),
  end: dayAfter(printedDay(end)),
  allDay: true,
});

/** Names each entry anew whose id another one has already: `x`, `x 2`, `x 3`. */
export function distinct(entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry.id) ?? 0) + 1;
    counts.set(entry.id, count);
    return count === 1 ? entry : { ...entry, id: `${entry.id} ${count}` };
  });
}

/** Sentences after each other; what is not said is left out. */
export const sentences = (...said: readonly (string | undefined)[]): string =>
  said.filter((each) => each !== undefined && each !== '').join(' ');
