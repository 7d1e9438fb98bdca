import type { Ephemeris } from '../sky/port.ts';
import { normalize } from '../base/angles.ts';
import { printedDegrees, printedLongitude } from '../base/printed.ts';
import { type Point, pointAt } from '../zodiac/point.ts';
import { signName } from '../zodiac/lords.ts';
import type { Sign } from '../zodiac/names.ts';
import type { Chart } from './chart.ts';

/** Uranus, Neptune and Pluto modify a reading; they own nothing and never signify (R5.9). */
export type OuterPlanet = 'Uranus' | 'Neptune' | 'Pluto';

/** Ascendant + Moon - Sun (R5.9). */
export function fortuna(chart: Chart): Point {
  const { ascendant, planets } = chart;
  return pointAt(ascendant.longitude + planets.Moon.longitude - planets.Sun.longitude, chart.ayanamsaTrue);
}

/** Sidereal longitude and sign of an outer planet at the moment of a chart. */
export function outerPlanet(
  ephemeris: Ephemeris,
  chart: Chart,
  planet: OuterPlanet,
): { readonly siderealLongitude: number; readonly sign: Sign } {
  const point = pointAt(ephemeris.body(chart.moment.jdUt, planet).longitude - chart.ayanamsaTrue, chart.ayanamsaTrue);
  return { siderealLongitude: printedLongitude(point.longitude), sign: signName(point.signIndex) };
}

/** The osculating node, offered beside the mean node that KP uses (R1.1). Sidereal degrees. */
export function trueNode(
  ephemeris: Ephemeris,
  chart: Chart,
): { readonly rahuSidereal: number; readonly ketuSidereal: number } {
  const rahu = normalize(ephemeris.body(chart.moment.jdUt, 'TrueNode').longitude - chart.ayanamsaTrue);
  const rahuSidereal = printedLongitude(rahu);
  return { rahuSidereal, ketuSidereal: printedDegrees(normalize(rahuSidereal + 180)) };
}
