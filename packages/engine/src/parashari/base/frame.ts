import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { signLordOf, signOf } from '../../zodiac/division.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';

/** Sign indices (0 = Aries) of the nine planets: what most Parashari rules read. */
export type SignsOf = Readonly<Record<Planet, number>>;
/** Sidereal longitudes of the nine planets, degrees. */
export type LongitudesOf = Readonly<Record<Planet, number>>;

export { signOf };

/** Degrees in that sign; zero for a longitude so close below a border that the lookup counts it to the next sign. */
export function partOf(longitude: number): number {
  const part = longitude - 30 * signOf(longitude);
  return part >= 30 ? 0 : Math.max(0, part);
}

/**
 * How many signs `to` is counted from `from`, the start being 1. From the sign of the ascendant this is the whole-sign
 * house (R3.6).
 */
export function countSigns(from: number, to: number): House {
  const count = HOUSES[(((to - from) % 12) + 12) % 12];
  if (count === undefined) throw new RangeError('A sign index is a whole number.');
  return count;
}

/** The k-th sign from a sign, the start being the first. */
export const kthSign = (from: number, k: number): number => (from + k + 11) % 12;

/** 1, 4, 7, 10. */
export const isKendra = (house: House): boolean => house % 3 === 1;
/** 1, 5, 9. */
export const isTrikona = (house: House): boolean => house % 4 === 1;
/** 3, 6, 11 (trishadaya): houses where a malefic does good. */
export const isTrishadaya = (house: House): boolean => house === 3 || house === 6 || house === 11;
/** 6, 8, 12. */
export const isDusthana = (house: House): boolean => house === 6 || house === 8 || house === 12;
/** Aries, Gemini, …: the male signs. */
export const isOddSign = (sign: number): boolean => sign % 2 === 0;

/** One value for each planet that owns signs. */
export function byGraha<Value>(value: (planet: Graha) => Value): Record<Graha, Value> {
  return {
    Sun: value('Sun'),
    Moon: value('Moon'),
    Mars: value('Mars'),
    Mercury: value('Mercury'),
    Jupiter: value('Jupiter'),
    Venus: value('Venus'),
    Saturn: value('Saturn'),
  };
}

/** Signs of the nine planets of a chart. */
export const signsOf = perChart<SignsOf>((chart) => byPlanet((planet) => chart.planets[planet].signIndex));

/** Sidereal longitudes of the nine planets of a chart. */
export const longitudesOf = perChart<LongitudesOf>((chart) => byPlanet((planet) => chart.planets[planet].longitude));

/** Whole-sign house of a planet of a chart: never the Placidus house (R3.6). */
export const wholeSignHouse = (chart: Chart, planet: Planet): House =>
  countSigns(chart.ascendant.signIndex, chart.planets[planet].signIndex);

/** The planets in a sign, in planet order. */
export const planetsIn = (signs: SignsOf, sign: number): readonly Planet[] =>
  PLANETS.filter((planet) => signs[planet] === sign);

/** Lord of a whole-sign house. */
export const lordOfHouse = ({ ascendant }: Chart, house: House): Graha =>
  signLordOf(kthSign(ascendant.signIndex, house));

/** Whole-sign houses of a planet's own signs, in order; a node has none. */
export const housesOf = (chart: Chart, planet: Planet): readonly House[] =>
  HOUSES.filter((house) => lordOfHouse(chart, house) === planet);
