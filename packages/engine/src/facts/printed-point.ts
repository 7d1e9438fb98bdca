import { normalize } from '../base/angles.ts';
import { printedDegrees, printedLongitude } from '../base/printed.ts';
import type { Chart } from '../chart/chart.ts';
import type { Planet } from '../zodiac/names.ts';

interface PrintedPoint {
  readonly sidereal: number;
  /** Rounded by itself, so that it is the same in every ayanamsa. */
  readonly tropical: number;
}

/** The printed longitudes of a planet; Ketu is opposite to Rahu to the last digit. */
export function printedPlanet({ planets }: Pick<Chart, 'planets'>, planet: Planet): PrintedPoint {
  if (planet !== 'Ketu') return rounded(planets[planet]);
  const { sidereal, tropical } = rounded(planets.Rahu);
  return { sidereal: oppositeOf(sidereal), tropical: oppositeOf(tropical) };
}

const rounded = (point: { readonly longitude: number; readonly tropicalLongitude: number }): PrintedPoint => ({
  sidereal: printedLongitude(point.longitude),
  tropical: printedLongitude(point.tropicalLongitude),
});

/** The point opposite a printed longitude, to its last digit. */
export const oppositeOf = (longitude: number): number => printedDegrees(normalize(longitude + 180));
