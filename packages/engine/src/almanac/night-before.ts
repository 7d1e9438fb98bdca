import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Place } from '../time/place.ts';
import { dayFrame } from './day-frame.ts';
import type { DayFrame } from './day-frame.ts';

/** Degrees of latitude up to which the Sun sets once between two sunrises, hours from both. */
const EVEN_DAYS = 60;

/** The sunset that begins the night before a day, Unix milliseconds; 18:00 local mean time where the Sun does not set. */
export function sunsetBefore(
  ephemeris: Ephemeris,
  { sunriseMs, sunsetMs, sunriseFallback }: DayFrame,
  place: Place,
  clock: LocalClock,
  definition: RiseDefinition,
): number {
  if (sunriseFallback) return sunsetMs - DAY_MS;
  if (Math.abs(place.latitude) <= EVEN_DAYS) {
    const sunset = ephemeris.riseSet(withinSpan(jdFromUtcMs(sunriseMs) - 1), 'Sun', 'set', place, definition, 1);
    if (sunset !== null) return utcMsFromJd(sunset);
  }
  const before = dayFrame(ephemeris, sunriseMs - 1000, place, clock, definition);
  return before.sunsetMs < sunriseMs ? before.sunsetMs : before.sunsetMs - DAY_MS;
}
