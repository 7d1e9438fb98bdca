import type { Chart } from '../../chart/chart.ts';
import { pairBorders } from '../../search/pairs.ts';
import { tropicalPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import { separation, wrap180 } from '../../base/angles.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { FIRST_JD, LAST_JD } from '../../time/known-span.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { combustionOrb, sunSeparation } from './combustion.ts';

/** The time a planet stays within its orb of the Sun, Unix milliseconds; null beyond the reach of the search. */
export interface CombustionStay {
  readonly fromMs: number | null;
  readonly untilMs: number | null;
}

/** Days searched either way of the birth (get_combust_planets); the Moon crosses its whole orb in less than three. */
const REACH_DAYS = 120;
const MOON_REACH_DAYS = 4;

/**
 * From when and until when a planet that is combust at birth stays so, each border to a second. The orb is
 * that of the motion of each moment, so that a station can begin or end it. Null when it is not combust.
 */
export function combustionStay(ephemeris: Ephemeris, chart: Chart, planet: Planet): CombustionStay | null {
  const { retrograde } = chart.planets[planet];
  const orb = combustionOrb(planet, retrograde);
  if (orb === null || sunSeparation(chart, planet) > orb) return null;
  const birth = chart.moment.jdUt;
  const reach = planet === 'Moon' ? MOON_REACH_DAYS : REACH_DAYS;
  const from = Math.max(birth - reach, FIRST_JD);
  const to = Math.min(birth + reach, LAST_JD);
  const edges = changes(ephemeris, planet, from, to);

  const inside = (jd: number): boolean => {
    const { longitude, speed } = tropicalPosition(ephemeris, planet, jd);
    const limit = combustionOrb(planet, planet !== 'Moon' && speed < 0);
    return limit !== null && separation(longitude, tropicalPosition(ephemeris, 'Sun', jd).longitude) <= limit;
  };
  // Between two edges nothing changes, so the middle speaks for the whole piece.
  const after = edges.filter((jd) => jd > birth);
  const until = after.find((jd, index) => !inside((jd + (after[index + 1] ?? to)) / 2));
  const before = edges.filter((jd) => jd <= birth).reverse();
  const since = before.find((jd, index) => !inside((jd + (before[index + 1] ?? from)) / 2));
  return {
    fromMs: since === undefined ? null : utcMsFromJd(since),
    untilMs: until === undefined ? null : utcMsFromJd(until),
  };
}

/** Instants at which the planet passes one of its orbs or turns, in order. */
function changes(ephemeris: Ephemeris, planet: Planet, from: number, to: number): readonly number[] {
  const orbs = new Set([combustionOrb(planet, false), combustionOrb(planet, true)]);
  const borders = [...orbs].flatMap((orb) =>
    orb === null ? [] : pairBorders(ephemeris, planet, 'Sun', 0, orb, from, to).map(({ jd }) => jd),
  );
  const turns = stations(ephemeris, planet, from, to).map(({ jd }) => jd);
  return [...borders, ...turns].sort((a, b) => a - b);
}

/** The separation from the Sun is falling at birth. */
export function approachesSun({ planets }: Chart, planet: Planet): boolean {
  const ahead = wrap180(planets[planet].longitude - planets.Sun.longitude);
  const gain = planets[planet].speed - planets.Sun.speed;
  return ahead * gain < 0;
}
