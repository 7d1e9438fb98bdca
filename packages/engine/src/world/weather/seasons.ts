import type { Ephemeris } from '../../sky/port.ts';
import type { Place } from '../../time/place.ts';
import { LAST_YEAR } from '../../time/civil.ts';
import { CARDINAL_POINTS, sunAtPoints, utcYear } from '../sun-points.ts';

export const SEASON_POINTS = ['ARIES', 'CANCER', 'LIBRA', 'CAPRICORN'] as const;
export type SeasonPoint = (typeof SEASON_POINTS)[number];
export const SEASON_NAMES = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonName = (typeof SEASON_NAMES)[number];

export interface Season {
  /** 1 to 4. */
  readonly index: number;
  readonly point: SeasonPoint;
  readonly startMs: number;
  /** Null past the ephemeris. */
  readonly endMs: number | null;
}

/** Degrees of latitude between which the Sun passes overhead. */
const TROPIC = 23.44;

export const inTropicalBelt = ({ latitude }: Place): boolean => Math.abs(latitude) < TROPIC;

/** What the season is called in the hemisphere of a place; null between the tropics. */
export function hemisphereSeason(place: Place, index: number): SeasonName | null {
  if (inTropicalBelt(place)) return null;
  return SEASON_NAMES[(index - 1 + (place.latitude < 0 ? 2 : 0)) % 4] ?? null;
}

/** The four seasons that the tropical Sun begins in a year of UT, each to the beginning of the next (R35.1). */
export function seasonsOf(ephemeris: Ephemeris, year: number): readonly Season[] {
  const starts = sunAtPoints(ephemeris, CARDINAL_POINTS, utcYear(year), null);
  const next = year === LAST_YEAR ? undefined : sunAtPoints(ephemeris, [0], utcYear(year + 1), null)[0];
  return SEASON_POINTS.map((point, at) => {
    const start = starts[at];
    if (start?.point !== at * 90) throw new RangeError(`the year ${year} has no ${point} point`);
    return { index: at + 1, point, startMs: start.utcMs, endMs: (starts[at + 1] ?? next)?.utcMs ?? null };
  });
}
