import { dayAfter, dayFrame, WEEKDAY_LORDS, weekdayOf } from '../almanac/day-frame.ts';
import type { DayFrame } from '../almanac/day-frame.ts';
import { normalize } from '../base/angles.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { LocalClock } from '../time/clock.ts';
import { jdFromUtcMs, secondOfJd } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import type { Graha } from '../zodiac/names.ts';
import type { RisingSky } from './rising-sky.ts';
import type { Track } from './track.ts';

/** A day lord and the whole second from which it rules. */
export interface DayLordChange {
  readonly second: number;
  readonly lord: Graha;
}

/** Degrees of latitude below which the Sun rises every day and the closed form holds. */
const CERTAIN_SUNRISE = 65.5;

interface Days {
  readonly ephemeris: Ephemeris;
  readonly place: Place & LocalClock;
  readonly rising: RisingSky;
  /** Sidereal Sun. */
  readonly sun: Track;
}

/**
 * The day lord of the first second and each one that follows inside (from, to): that of the weekday of the sunrise's
 * local date (R1.6, R8.1). The Hindu sunrise is the rising of the Sun's own degree, so it has the closed form of any
 * degree; near the polar circles the almanac is asked day by day.
 */
export function* dayLords(days: Days, from: number, to: number): Generator<DayLordChange, void> {
  const { ephemeris, place } = days;
  let day = dayFrame(ephemeris, from * 1000, place, place);
  yield { second: from, lord: day.weekdayLord };
  let lord = day.weekdayLord;
  for (const change of Math.abs(place.latitude) < CERTAIN_SUNRISE ? sunrises(days, day) : almanacDays()) {
    if (change.second >= to) return;
    if (change.lord !== lord && change.second > from) yield change;
    lord = change.lord;
  }

  function* almanacDays(): Generator<DayLordChange, never> {
    for (;;) {
      const second = settled(days, day.nextSunriseMs / 1000);
      day = dayAfter(ephemeris, day, place, place);
      yield { second, lord: day.weekdayLord };
    }
  }
}

function* sunrises(days: Days, first: DayFrame): Generator<DayLordChange, never> {
  const { place, rising, sun } = days;
  const tropicalSun = (jd: number): number => normalize(sun.at(jd) + rising.ayanamsaAt(jd));
  let jd = jdFromUtcMs(first.sunriseMs);
  for (;;) {
    jd = rising.risingOf(tropicalSun, jd + 1);
    const second = settled(days, secondOfJd(jd));
    yield { second, lord: WEEKDAY_LORDS[weekdayOf(second * 1000, place)] ?? 'Sun' };
  }
}

/** Two ways to a sunrise agree to about a millisecond. */
const CLOSE = 0.01;

/** The first whole second not before a sunrise; where it lies close to one, that second's own day decides. */
function settled({ ephemeris, place }: Days, exact: number): number {
  const nearest = Math.round(exact);
  if (Math.abs(exact - nearest) > CLOSE) return Math.ceil(exact);
  const { sunriseMs } = dayFrame(ephemeris, nearest * 1000, place, place);
  return nearest * 1000 - sunriseMs < 60_000 ? nearest : nearest + 1;
}
