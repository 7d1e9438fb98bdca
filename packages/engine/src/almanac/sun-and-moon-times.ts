import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import { dayBeginning, shownDay } from '../time/clock.ts';
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

/** First rise or set in [startMs, endMs) as people see it: upper limb, refraction (R1.6). */
function seenWithin(
  ephemeris: Ephemeris,
  body: 'Sun' | 'Moon',
  event: 'rise' | 'set',
  place: Place,
  startMs: number,
  endMs: number,
): number | null {
  const fromJd = withinSpan(jdFromUtcMs(startMs));
  const jd = ephemeris.riseSet(fromJd, body, event, place, 'apparent', jdFromUtcMs(endMs) - fromJd);
  return jd === null || utcMsFromJd(jd) >= endMs ? null : utcMsFromJd(jd);
}

/** Half a day holds no second rise or set on the same side of the night. */
const HALF_DAY_MS = DAY_MS / 2;

/**
 * The sunrise and sunset of a Vedic day as people see them: the rise that comes minutes before the centre's, the set
 * that comes minutes after it (R1.6). Under the polar stand-in those of its local mean day, midnight to midnight.
 */
export function seenSun(ephemeris: Ephemeris, day: DayFrame, place: Place, definition: RiseDefinition): RiseAndSet {
  const { sunriseMs, sunsetMs, sunriseFallback } = day;
  if (!sunriseFallback && definition === 'apparent') return { riseMs: sunriseMs, setMs: sunsetMs };
  const seen = (event: 'rise' | 'set', startMs: number, endMs: number): number | null =>
    seenWithin(ephemeris, 'Sun', event, place, startMs, endMs);
  if (sunriseFallback) {
    const midnights = [sunriseMs - HALF_DAY_MS / 2, sunsetMs + HALF_DAY_MS / 2] as const;
    return { riseMs: seen('rise', ...midnights), setMs: seen('set', ...midnights) };
  }
  return {
    riseMs: seen('rise', sunriseMs - HALF_DAY_MS, sunriseMs),
    setMs: seen('set', sunsetMs, sunsetMs + HALF_DAY_MS),
  };
}

/** Moonrise and moonset of the civil day of an instant by a clock (R1.6). */
export function seenMoon(ephemeris: Ephemeris, utcMs: number, place: Place, clock: LocalClock): RiseAndSet {
  const day = shownDay(utcMs, clock);
  const seen = (event: 'rise' | 'set'): number | null =>
    seenWithin(ephemeris, 'Moon', event, place, dayBeginning(day, clock), dayBeginning(day + 1, clock));
  return { riseMs: seen('rise'), setMs: seen('set') };
}
