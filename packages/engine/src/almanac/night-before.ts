import type { Ephemeris, RiseDefinition } from '../sky/port.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS } from '../time/julian.ts';
import type { Place } from '../time/place.ts';
import { dayFrame } from './day-frame.ts';
import type { DayFrame } from './day-frame.ts';

/** The sunset that begins the night before a day, Unix milliseconds; 18:00 local mean time where the Sun does not set (P8). */
export function sunsetBefore(
  ephemeris: Ephemeris,
  { sunriseMs, sunsetMs, sunriseFallback }: DayFrame,
  place: Place,
  clock: LocalClock,
  definition: RiseDefinition,
): number {
  if (sunriseFallback) return sunsetMs - DAY_MS;
  const before = dayFrame(ephemeris, sunriseMs - 1000, place, clock, definition);
  return before.sunsetMs < sunriseMs ? before.sunsetMs : before.sunsetMs - DAY_MS;
}
