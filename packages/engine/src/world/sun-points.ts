import type { Interval } from '../base/intervals.ts';
import { longitudeCrossings, monotoneCrossings } from '../search/crossings.ts';
import { tropicalPosition } from '../search/position.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
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
 * sidereal in an ayanamsa, or tropical where none is given.
 */
export function sunAtPoints(
  ephemeris: Ephemeris,
  points: readonly number[],
  { startMs, endMs }: Interval,
  ayanamsa: Ayanamsa | null,
): readonly SunAtPoint[] {
  const [from, to] = [withinSpan(jdFromUtcMs(startMs)), withinSpan(jdFromUtcMs(endMs))];
  const found =
    ayanamsa === null
      ? monotoneCrossings(ephemeris, (jd) => tropicalPosition(ephemeris, 'Sun', jd), points, from, to, 60)
      : longitudeCrossings(ephemeris, 'Sun', ayanamsa, points, from, to);
  return found.map(({ jd, target }) => ({ point: target, utcMs: utcMsFromJd(jd) }));
}
