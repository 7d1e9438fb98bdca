import { dayAfter, dayFrame, WEEKDAY_LORDS, weekdayOf } from '../almanac/day-frame.ts';
import type { DayFrame } from '../almanac/day-frame.ts';
import { RADIANS } from '../base/angles.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS, jdFromUtcMs, secondOfJd } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import type { Graha } from '../zodiac/names.ts';
import type { RisingSky } from './rising-sky.ts';
import type { Track } from './track.ts';

/** A day lord and the whole second from which it rules. */
export interface DayLordChange {
  readonly second: number;
  readonly lord: Graha;
}

interface Days {
  readonly ephemeris: Ephemeris;
  readonly place: Place & LocalClock;
  readonly rising: RisingSky;
  /** Sidereal Sun. */
  readonly sun: Track;
}

/**
 * The day lord of the first second and each one that follows inside (from, to): that of the weekday of the sunrise's
 * local date (R1.6, R8.1). The Hindu sunrise has a closed form where the Sun both rises and sets, and in a polar day or
 * night the days are those of local mean time, so the almanac is asked about the few days between the two alone.
 */
export function* dayLords(days: Days, from: number, to: number): Generator<DayLordChange, void> {
  const { ephemeris, place } = days;
  const first = dayFrame(ephemeris, from * 1000, place, place);
  let lord = first.weekdayLord;
  yield { second: from, lord };
  for (const { second, sunriseMs } of daysAfter(days, first)) {
    if (second >= to) return;
    const next = WEEKDAY_LORDS[weekdayOf(sunriseMs, place)] ?? 'Sun';
    if (next !== lord && second > from) yield { second, lord: next };
    lord = next;
  }
}

/** A day by its sunrise. */
interface Day extends Pick<DayFrame, 'sunriseMs' | 'sunriseFallback'> {
  /** The first whole second after the day before it. */
  readonly second: number;
}

function* daysAfter(days: Days, first: DayFrame): Generator<Day, never> {
  const { ephemeris, place, rising, sun } = days;
  let frame: DayFrame | null = first;
  let { sunriseMs, sunriseFallback } = first;
  for (;;) {
    const jd = jdFromUtcMs(sunriseMs);
    const course = sunCourse(days, jd);
    if (course === 'STAYS' && sunriseFallback) {
      sunriseMs += DAY_MS;
      frame = null;
      yield { second: Math.ceil(sunriseMs / 1000), sunriseMs, sunriseFallback };
    } else if (course === 'RISES' && !sunriseFallback) {
      const exact = secondOfJd(rising.sunriseNear(sun, jd + 1));
      sunriseMs = Math.round(exact * 1000);
      frame = null;
      yield { second: settled(days, exact), sunriseMs, sunriseFallback };
    } else {
      const day: DayFrame = frame ?? dayFrame(ephemeris, sunriseMs + 1000, place, place);
      const second = settled(days, day.nextSunriseMs / 1000);
      frame = dayAfter(ephemeris, day, place, place);
      ({ sunriseMs, sunriseFallback } = frame);
      yield { second, sunriseMs, sunriseFallback };
    }
  }
}

/** Degrees of latitude below which the Sun rises every day of every year of the ephemeris. */
const CERTAIN_SUNRISE = 65.5;
/** Degrees by which the Sun must pass the horizon, or miss it, to leave no doubt. */
const CLEAR = 0.03;
/** Days before and after an instant in which a search for its day can end. */
const [BEFORE, AFTER] = [2, 3];

/** Whether the Sun rises and sets on all days about an instant, on none of them, or on some. */
function sunCourse({ place, rising, sun }: Days, jd: number): 'RISES' | 'STAYS' | 'UNSURE' {
  const latitude = Math.abs(place.latitude);
  if (latitude < CERTAIN_SUNRISE) return 'RISES';
  const [before, after] = [rising.declinationOf(sun, jd - BEFORE), rising.declinationOf(sun, jd + AFTER)];
  const [least, most] = [Math.min(Math.abs(before), Math.abs(after)), Math.max(Math.abs(before), Math.abs(after))];
  if (latitude + most < 90 - CLEAR) return 'RISES';
  return before * after > 0 && latitude + least > 90 + CLEAR ? 'STAYS' : 'UNSURE';
}

/**
 * Seconds by which two ways to a sunrise can differ. Near the polar circles the almanac's search is out by a hundredth,
 * and by more where the Sun hardly climbs; what it finds hangs on where it begins.
 */
const closeAt = (latitude: number): number =>
  latitude < CERTAIN_SUNRISE ? 0.01 : 0.02 + 0.002 / Math.cos(latitude * RADIANS);

/** The first whole second not before a sunrise; where it lies close to one, that second's own day decides. */
function settled({ ephemeris, place }: Days, exact: number): number {
  const nearest = Math.round(exact);
  if (Math.abs(exact - nearest) > closeAt(Math.abs(place.latitude))) return Math.ceil(exact);
  const { sunriseMs } = dayFrame(ephemeris, nearest * 1000, place, place);
  return nearest * 1000 - sunriseMs < 60_000 ? nearest : nearest + 1;
}
