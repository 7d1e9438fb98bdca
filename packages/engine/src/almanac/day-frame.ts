import { once } from '../base/once.ts';
import { DAILY_SUN_LATITUDE } from '../sky/hindu-sun.ts';
import type { LocalClock } from '../time/clock.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import { shownDay } from '../time/clock.ts';
import type { Place } from '../time/place.ts';
import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { Graha } from '../zodiac/names.ts';
import { say } from './almanac.messages.ts';

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
  /** Polar day or night, or the first day of the ephemeris: 06:00 and 18:00 local mean time stand in; say so in the notes. */
  readonly sunriseFallback: boolean;
}

/** The last sunrise of a moment before this one can lie before the ephemeris begins, wherever it is. */
const FIRST_DAY_ENDS_MS = utcMsFromJd(FIRST_JD) + DAY_MS;

/** Why mean times stand in at a moment, and for what: by default for sunrise and sunset. */
export const standInNote = (
  utcMs: number,
  taken: 'DAY_AND_NIGHT' | 'DAY' | 'HOURS' | 'BHAVA_BALA' = 'DAY_AND_NIGHT',
): string => say.standIn({ sunrise: utcMs < FIRST_DAY_ENDS_MS ? 'BEFORE_EPHEMERIS' : 'NONE', taken });

/** The same where the day alone is taken, for its lord. */
export const dayStandInNote = (utcMs: number): string => standInNote(utcMs, 'DAY');

/** Lords of Sunday to Saturday. */
export const WEEKDAY_LORDS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** How far to look for a sunrise or sunset before the polar fallback, days. */
const REACH = 1.5;
/** Days; a little more than from one sunrise to the next. */
const A_DAY = 1.05;
/** Days after a sunrise in which no other comes. */
const NO_RISE = 0.25;
/** The same where the Sun rises and sets every day: there sunrises are a day apart, but for some minutes. */
const NO_RISE_DAILY = 0.97;
/** Days from sunrise to sunset there at most. */
const LONGEST_DAILY = 0.8;

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
  return named(
    risen(
      sunriseMs,
      () => sunset,
      () => next,
    ),
    sunriseMs,
    clock,
  );
}

const named = (sun: SunTimes, utcMs: number, clock: LocalClock): DayFrame => new NamedDay(sun, utcMs, clock);

/** Sunset and the next sunrise are looked for when they are first asked for: many a day is named and never ends. */
class NamedDay implements DayFrame {
  readonly sunriseMs: number;
  readonly sunriseFallback: boolean;
  readonly weekday: number;
  readonly weekdayLord: Graha;
  readonly #utcMs: number;
  readonly #sunset: () => number;
  readonly #next: () => number;

  constructor(sun: SunTimes, utcMs: number, clock: LocalClock) {
    this.sunriseMs = sun.sunriseMs;
    this.sunriseFallback = sun.sunriseFallback;
    this.weekday = weekdayOf(sun.sunriseMs, clock);
    this.weekdayLord = WEEKDAY_LORDS[this.weekday] ?? 'Sun';
    this.#utcMs = utcMs;
    this.#sunset = once(sun.sunsetMs);
    this.#next = once(sun.nextSunriseMs);
  }

  get sunsetMs(): number {
    return this.#sunset();
  }

  get dayBirth(): boolean {
    return this.#utcMs < this.#sunset();
  }

  get nextSunriseMs(): number {
    return this.#next();
  }
}

/** Civil weekday of an instant's local date, 0 = Sunday. */
export function weekdayOf(utcMs: number, clock: LocalClock): number {
  // 1 January 1970 was a Thursday.
  const days = shownDay(utcMs, clock) + 4;
  return ((days % 7) + 7) % 7;
}

interface SunTimes extends Pick<DayFrame, 'sunriseMs' | 'sunriseFallback'> {
  readonly sunsetMs: () => number;
  readonly nextSunriseMs: () => number;
}

/** Whether the Sun rises and sets on the day of an instant and on the next, so that what is not asked need not be looked for. */
const isDaily = ({ latitude }: Place, jd: number): boolean =>
  Math.abs(latitude) <= DAILY_SUN_LATITUDE && jd < LAST_JD - REACH;

function sunTimes(ephemeris: Ephemeris, utcMs: number, place: Place, definition: RiseDefinition): SunTimes | null {
  // A day holds the last sunrise but where the next comes much later: then the whole reach is searched.
  const rises =
    risesAround(ephemeris, utcMs, place, definition, A_DAY) ?? risesAround(ephemeris, utcMs, place, definition, REACH);
  if (rises === null) return null;
  const { sunrise, next } = rises;
  const set = (): number | null => ephemeris.riseSet(sunrise, 'Sun', 'set', place, definition, REACH);
  if (isDaily(place, sunrise)) return risen(utcMsFromJd(sunrise), () => set() ?? Number.NaN, next);
  const sunset = set();
  if (sunset === null) return null;
  // Near the polar circle the Sun may stay up past the next rise.
  if (sunset - sunrise > LONGEST_DAILY && sunset > (next() ?? -Infinity)) return null;
  return risen(utcMsFromJd(sunrise), () => sunset, next);
}

const risen = (sunriseMs: number, sunset: () => number, next: () => number | null): SunTimes => ({
  sunriseMs,
  sunsetMs: () => utcMsFromJd(sunset()),
  nextSunriseMs: () => utcMsFromJd(next() ?? Number.NaN),
  sunriseFallback: false,
});

/**
 * The last sunrise not after an instant, looked for so many days back, and the one after it, which exists; Julian days.
 */
function risesAround(ephemeris: Ephemeris, utcMs: number, place: Place, definition: RiseDefinition, back: number) {
  const rise = (fromJd: number, days: number): number | null =>
    ephemeris.riseSet(fromJd, 'Sun', 'rise', place, definition, days);
  const after = (sunrise: number): number | null => rise(sunrise + NO_RISE, REACH - NO_RISE);
  const jd = jdFromUtcMs(utcMs);
  // On the first days of the ephemeris the last sunrise may lie before it: then the fallback stands in, labelled.
  const first = rise(Math.max(jd - back, FIRST_JD), back + REACH);
  if (isDaily(place, jd) && first !== null && utcMsFromJd(first) <= utcMs && jd < first + NO_RISE_DAILY)
    return { sunrise: first, next: once(() => after(first)) };
  let sunrise: number | null = null;
  let next = first;
  while (next !== null && utcMsFromJd(next) <= utcMs) {
    sunrise = next;
    next = after(next);
  }
  return sunrise === null || next === null ? null : { sunrise, next: () => next };
}

function meanTimes(utcMs: number, longitude: number): SunTimes {
  const sixInUt = 6 * 3_600_000 - Math.round((longitude / 360) * DAY_MS);
  const sunriseMs = Math.floor((utcMs - sixInUt) / DAY_MS) * DAY_MS + sixInUt;
  return {
    sunriseMs,
    sunsetMs: () => sunriseMs + DAY_MS / 2,
    nextSunriseMs: () => sunriseMs + DAY_MS,
    sunriseFallback: true,
  };
}
