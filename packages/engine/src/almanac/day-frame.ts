import { FIRST_JD } from '../time/known-span.ts';
import { shownDay } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import type { Place } from '../time/place.ts';
import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Graha } from '../zodiac/names.ts';

/** The Vedic day, sunrise to sunrise, in which an instant falls. Unix milliseconds. */
export interface DayFrame {
  readonly sunriseMs: number;
  readonly sunsetMs: number;
  readonly nextSunriseMs: number;
  /** The instant lies between sunrise and sunset. */
  readonly dayBirth: boolean;
  /** 0 = Sunday. */
  readonly weekday: number;
  readonly weekdayLord: Graha;
  /** Polar day or night: 06:00 and 18:00 local mean time stand in; say so in the notes. */
  readonly sunriseFallback: boolean;
}

/** Lords of Sunday to Saturday. */
export const WEEKDAY_LORDS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** How far to look for a sunrise or sunset before the polar fallback, days. */
const REACH = 1.5;
/** Days; a little more than from one sunrise to the next. */
const A_DAY = 1.05;
/** Days after a sunrise in which no other comes. */
const NO_RISE = 0.25;

/**
 * The day frame of an instant at a place: the last sunrise not after it, the sunset after that and the next sunrise
 * (R1.6), Hindu ones unless the almanacs' definition is asked for. The weekday is that of the local civil date of
 * the sunrise.
 */
export function dayFrame(
  ephemeris: Ephemeris,
  utcMs: number,
  place: Place,
  clock: LocalClock,
  definition: RiseDefinition = 'hindu',
): DayFrame {
  const sun = sunTimes(ephemeris, utcMs, place, definition) ?? meanTimes(utcMs, place.longitude);
  return named(sun, utcMs, clock);
}

/** The Vedic day that begins where another ends: to the millisecond, so that days asked for in turn tile the time. */
export function dayAfter(ephemeris: Ephemeris, day: DayFrame, place: Place, clock: LocalClock): DayFrame {
  const { nextSunriseMs: sunriseMs } = day;
  const fromJd = jdFromUtcMs(sunriseMs);
  const next = day.sunriseFallback ? null : ephemeris.riseSet(fromJd, 'Sun', 'rise', place, 'hindu', REACH);
  const sunset = next === null ? null : ephemeris.riseSet(fromJd, 'Sun', 'set', place, 'hindu', REACH);
  // A rise looked for from elsewhere comes milliseconds earlier or later: ask a second after it.
  if (next === null || sunset === null || sunset > next) return dayFrame(ephemeris, sunriseMs + 1000, place, clock);
  const sun = { sunriseMs, sunsetMs: utcMsFromJd(sunset), nextSunriseMs: utcMsFromJd(next), sunriseFallback: false };
  return named(sun, sunriseMs, clock);
}

function named(sun: SunTimes, utcMs: number, clock: LocalClock): DayFrame {
  const weekday = weekdayOf(sun.sunriseMs, clock);
  return {
    ...sun,
    dayBirth: utcMs < sun.sunsetMs,
    weekday,
    weekdayLord: WEEKDAY_LORDS[weekday] ?? 'Sun',
  };
}

/** Civil weekday of an instant's local date, 0 = Sunday. */
export function weekdayOf(utcMs: number, clock: LocalClock): number {
  // 1 January 1970 was a Thursday.
  const days = shownDay(utcMs, clock) + 4;
  return ((days % 7) + 7) % 7;
}

type SunTimes = Pick<DayFrame, 'sunriseMs' | 'sunsetMs' | 'nextSunriseMs' | 'sunriseFallback'>;

function sunTimes(ephemeris: Ephemeris, utcMs: number, place: Place, definition: RiseDefinition): SunTimes | null {
  // A day holds the last sunrise but where the next comes much later: then the whole reach is searched.
  const rises =
    risesAround(ephemeris, utcMs, place, definition, A_DAY) ?? risesAround(ephemeris, utcMs, place, definition, REACH);
  if (rises === null) return null;
  const { sunrise, next } = rises;
  const sunset = ephemeris.riseSet(sunrise, 'Sun', 'set', place, definition, REACH);
  // Near the polar circle the Sun may stay up past the next rise.
  if (sunset === null || sunset > next) return null;
  return {
    sunriseMs: utcMsFromJd(sunrise),
    sunsetMs: utcMsFromJd(sunset),
    nextSunriseMs: utcMsFromJd(next),
    sunriseFallback: false,
  };
}

/** The last sunrise not after an instant, looked for so many days back, and the one after it; Julian days. */
function risesAround(ephemeris: Ephemeris, utcMs: number, place: Place, definition: RiseDefinition, back: number) {
  const rise = (fromJd: number, days: number): number | null =>
    ephemeris.riseSet(fromJd, 'Sun', 'rise', place, definition, days);
  // On the first days of the ephemeris the last sunrise may lie before it: then the fallback stands in, labelled.
  const start = Math.max(jdFromUtcMs(utcMs) - back, FIRST_JD);
  let sunrise: number | null = null;
  let next = rise(start, back + REACH);
  while (next !== null && utcMsFromJd(next) <= utcMs) {
    sunrise = next;
    next = rise(next + NO_RISE, REACH - NO_RISE);
  }
  return sunrise === null || next === null ? null : { sunrise, next };
}

function meanTimes(utcMs: number, longitude: number): SunTimes {
  const sixInUt = 6 * 3_600_000 - Math.round((longitude / 360) * DAY_MS);
  const sunriseMs = Math.floor((utcMs - sixInUt) / DAY_MS) * DAY_MS + sixInUt;
  return { sunriseMs, sunsetMs: sunriseMs + DAY_MS / 2, nextSunriseMs: sunriseMs + DAY_MS, sunriseFallback: true };
}
