import { WEEKDAY_LORDS } from '../../../almanac/day-frame.ts';
import type { DayFrame } from '../../../almanac/day-frame.ts';
import type { DaySpan } from '../../../almanac/equal-parts.ts';
import { CHALDEAN } from '../../../almanac/hora.ts';
import { shownDay } from '../../../time/clock.ts';
import type { LocalClock } from '../../../time/clock.ts';
import type { Graha } from '../../../zodiac/names.ts';

/** Planets that rule the year, month, weekday, hour and third of day or night of an instant. */
export interface TimeLords {
  readonly abda: Graha;
  readonly masa: Graha;
  readonly vara: Graha;
  readonly hora: Graha;
  readonly tribhaga: Graha;
}

const DAY_THIRDS: readonly Graha[] = ['Mercury', 'Sun', 'Saturn'];
const NIGHT_THIRDS: readonly Graha[] = ['Moon', 'Venus', 'Mars'];

/** Julian day number that begins at noon of 1 January 1970. */
const UNIX_EPOCH_JDN = 2440588;
/** Days counted from the creation to the day numbered 588466. */
const CREATION_DAYS = 714402296627;
const CREATION_JDN = 588466;

/** Julian day number of the civil date at an instant. */
export const julianDayNumber = (utcMs: number, clock: LocalClock): number => shownDay(utcMs, clock) + UNIX_EPOCH_JDN;

/** Days since the creation at the civil date with this Julian day number; divisible by 7 on Sundays. */
export const creationDays = (jdn: number): number => CREATION_DAYS + (jdn - CREATION_JDN);

/** Lords of the year of 360 days and the month of 30 days, by the weekday on which each began. */
export function abdaMasaLords(jdn: number): Pick<TimeLords, 'abda' | 'masa'> {
  const days = creationDays(jdn);
  return {
    abda: pick(WEEKDAY_LORDS, (3 * Math.floor(days / 360)) % 7),
    masa: pick(WEEKDAY_LORDS, (2 * Math.floor(days / 30)) % 7),
  };
}

/** Lord of the hora: day and night have twelve each, the first is the weekday lord's, then the Chaldean order (R25). */
export function horaLord(weekdayLord: Graha, frame: DaySpan, utcMs: number): Graha {
  const hora = part(frame, utcMs, 12) + (isDay(frame, utcMs) ? 0 : 12);
  return pick(CHALDEAN, (CHALDEAN.indexOf(weekdayLord) + hora) % 7);
}

/** All lords of an instant in its day from sunrise to sunrise; the clock gives the civil date of that sunrise. */
export function timeLords(frame: DayFrame, utcMs: number, clock: LocalClock): TimeLords {
  return {
    ...abdaMasaLords(julianDayNumber(frame.sunriseMs, clock)),
    vara: frame.weekdayLord,
    hora: horaLord(frame.weekdayLord, frame, utcMs),
    tribhaga: pick(isDay(frame, utcMs) ? DAY_THIRDS : NIGHT_THIRDS, part(frame, utcMs, 3)),
  };
}

const isDay = (frame: DaySpan, utcMs: number): boolean => utcMs < frame.sunsetMs;

/** Which of the equal parts of the day, or of the night, an instant falls in, from 0. */
function part(frame: DaySpan, utcMs: number, parts: number): number {
  const [start, end] = isDay(frame, utcMs) ? [frame.sunriseMs, frame.sunsetMs] : [frame.sunsetMs, frame.nextSunriseMs];
  return Math.min(parts - 1, Math.max(0, Math.floor(((utcMs - start) * parts) / (end - start))));
}

function pick(lords: readonly Graha[], index: number): Graha {
  const lord = lords[index];
  if (lord === undefined) throw new RangeError(`no lord ${index}`);
  return lord;
}
