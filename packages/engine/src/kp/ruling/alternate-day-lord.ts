import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { WEEKDAY_LORDS, weekdayOf } from '../../almanac/day-frame.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Graha } from '../../zodiac/names.ts';

/**
 * The day lord by the visible sunrise (upper limb, refraction), which comes some minutes before the Hindu one; null
 * when both name one lord (R1.6) or the Sun does not rise and set there.
 */
export function alternateDayLord(ephemeris: Ephemeris, moment: Moment, day: DayFrame): Graha | null {
  if (day.sunriseFallback) return null;
  // The visible sunrise of this Vedic day is past when the Hindu one is: what comes next is tomorrow's.
  const next = ephemeris.riseSet(jdFromUtcMs(day.sunriseMs), 'Sun', 'rise', moment, 'apparent');
  if (next === null || utcMsFromJd(next) > moment.utcMs) return null;
  return WEEKDAY_LORDS[weekdayOf(utcMsFromJd(next), moment)] ?? null;
}
