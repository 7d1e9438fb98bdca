import { wrap180 } from '../base/angles.ts';
import type { Interval } from '../base/intervals.ts';
import { longitudeCrossings, monotoneCrossings } from '../search/crossings.ts';
import type { MovingAngle } from '../search/position.ts';
import { siderealPosition, tropicalPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { withinSpan } from '../time/known-span.ts';
import type { Ayanamsa } from '../zodiac/names.ts';

/** The beginnings of the four movable signs, in zodiac order. */
export const CARDINAL_POINTS = [0, 90, 180, 270] as const;

export interface SunAtPoint {
  /** Degrees, as asked. */
  readonly point: number;
  readonly utcMs: number;
}

/** A year of the calendar in UT. */
export const utcYear = (year: number): Interval => ({
  startMs: Date.UTC(year, 0, 1),
  endMs: Date.UTC(year + 1, 0, 1),
});

/**
 * Instants of a span at which the Sun stands at given longitudes, in order of time, to 0.2 s (R35.1):
 * sidereal in an ayanamsa, or tropical where none is given. At each the point is reached, so that a chart cast for it
 * has the Sun in the part of the zodiac that begins there (R4.5).
 */
export function sunAtPoints(
  ephemeris: Ephemeris,
  points: readonly number[],
  { startMs, endMs }: Interval,
  ayanamsa: Ayanamsa | null,
): readonly SunAtPoint[] {
  const [from, to] = [withinSpan(jdFromUtcMs(startMs)), withinSpan(jdFromUtcMs(endMs))];
  const sun = (jd: number): MovingAngle =>
    ayanamsa === null ? tropicalPosition(ephemeris, 'Sun', jd) : siderealPosition(ephemeris, 'Sun', jd, ayanamsa);
  const found =
    ayanamsa === null
      ? monotoneCrossings(ephemeris, sun, points, from, to, 60)
      : longitudeCrossings(ephemeris, 'Sun', ayanamsa, points, from, to);
  return found.map(({ jd, target }) => ({ point: target, utcMs: reachedMs(sun, target, utcMsFromJd(jd)) }));
}

/** The millisecond found, or the first after it at which the Sun has come to the point. */
function reachedMs(sun: (jd: number) => MovingAngle, point: number, foundMs: number): number {
  const { longitude, speed } = sun(jdFromUtcMs(foundMs));
  const missing = wrap180(point - longitude);
  return missing > 0 ? foundMs + Math.ceil((missing / speed) * DAY_MS) : foundMs;
}
