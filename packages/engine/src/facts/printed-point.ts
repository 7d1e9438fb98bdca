import { normalize } from '../base/angles.ts';
import { printedDegrees, printedLongitude } from '../base/printed.ts';
import type { Chart } from '../chart/chart.ts';
import type { Planet } from '../zodiac/names.ts';

/** The tropical longitude that the printed sidereal one and the printed ayanamsa add up to. */
export const printedTropical = ({ ayanamsaTrue }: Pick<Chart, 'ayanamsaTrue'>, sidereal: number): number =>
  printedDegrees(normalize(sidereal + printedDegrees(ayanamsaTrue)));

/** The printed sidereal longitude of a planet; Ketu is opposite to Rahu to the last digit. */
export const printedPlanet = ({ planets }: Pick<Chart, 'planets'>, planet: Planet): number =>
  planet === 'Ketu'
    ? printedDegrees(normalize(printedLongitude(planets.Rahu.longitude) + 180))
    : printedLongitude(planets[planet].longitude);
