import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import { instantShowing, shownDay } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Place } from '../time/place.ts';
import type { DayFrame } from './day-frame.ts';

/** A rise and a set, Unix milliseconds; null where there is none. */
interface RiseAndSet {
  readonly riseMs: number | null;
  readonly setMs: number | null;
}

/** First rise and first set in [startMs, endMs) as people see them: upper limb, refraction (R1.6). */
function seenWithin(
  ephemeris: Ephemeris,
  body: 'Sun' | 'Moon',
  place: Place,
  startMs: number,
  endMs: number,
): RiseAndSet {
  const fromJd = withinSpan(jdFromUtcMs(startMs));
  const first = (event: 'rise' | 'set'): number | null => {
    const jd = ephemeris.riseSet(fromJd, body, event, place, 'apparent', jdFromUtcMs(endMs) - fromJd);
    return jd === null || utcMsFromJd(jd) >= endMs ? null : utcMsFromJd(jd);
  };
  return { riseMs: first('rise'), setMs: first('set') };
}

/** Half a day holds no second rise or set on the same side of the night. */
const HALF_DAY_MS = DAY_MS / 2;

/**
 * The sunrise and sunset of a Vedic day as people see them: the rise that comes minutes before the centre's, the set
 * that comes minutes after it (R1.6). Under the polar stand-in those of its local mean day, midnight to midnight.
 */
export function seenSun(ephemeris: Ephemeris, day: DayFrame, place: Place, definition: RiseDefinition): RiseAndSet {
  const { sunriseMs, sunsetMs, sunriseFallback } = day;
  if (sunriseFallback)
    return seenWithin(ephemeris, 'Sun', place, sunriseMs - HALF_DAY_MS / 2, sunsetMs + HALF_DAY_MS / 2);
  if (definition === 'apparent') return { riseMs: sunriseMs, setMs: sunsetMs };
  const { riseMs } = seenWithin(ephemeris, 'Sun', place, sunriseMs - HALF_DAY_MS, sunriseMs);
  const { setMs } = seenWithin(ephemeris, 'Sun', place, sunsetMs, sunsetMs + HALF_DAY_MS);
  return { riseMs, setMs };
}

/** Moonrise and moonset of the civil day of an instant by a clock (R1.6). */
export function seenMoon(ephemeris: Ephemeris, utcMs: number, place: Place, clock: LocalClock): RiseAndSet {
  const midnight = (days: number): number => instantShowing((shownDay(utcMs, clock) + days) * DAY_MS, clock);
  return seenWithin(ephemeris, 'Moon', place, midnight(0), midnight(1));
}
