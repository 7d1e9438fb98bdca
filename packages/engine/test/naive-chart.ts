import type { Chart } from '../src/chart/chart.ts';
import { requireHouses } from '../src/chart/houses.ts';
import { HOUSES, PLANETS } from '../src/zodiac/names.ts';
import type { House, Planet } from '../src/zodiac/names.ts';

const YEARS: Readonly<Record<Planet, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const ORDER: readonly Planet[] = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
const SIGN_LORDS: readonly Planet[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
];
const ASPECTS: Readonly<Partial<Record<Planet, readonly number[]>>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};
const isNode = (planet: Planet): boolean => planet === 'Rahu' || planet === 'Ketu';

export interface NaiveLords {
  readonly sign: Planet;
  readonly star: Planet;
  readonly sub: Planet;
  readonly subSub: Planet;
}

/** Lords of a longitude by division of the arc, in plain floats. */
export function naiveLords(longitude: number): NaiveLords {
  let width = 360 / 27;
  let at = Math.floor(longitude / width) % 9;
  let rest = longitude % width;
  const found = [at];
  for (let depth = 0; depth < 2; depth += 1) {
    for (let k = at; ; k += 1) {
      const part = (width * YEARS[ORDER[k % 9] ?? 'Ketu']) / 120;
      if (rest < part) {
        at = k % 9;
        width = part;
        break;
      }
      rest -= part;
    }
    found.push(at);
  }
  const [star, sub, subSub] = found.map((index) => ORDER[index] ?? 'Ketu');
  return {
    sign: SIGN_LORDS[Math.floor(longitude / 30)] ?? 'Mars',
    star: star ?? 'Ketu',
    sub: sub ?? 'Ketu',
    subSub: subSub ?? 'Ketu',
  };
}

const known = new WeakMap<Chart, ReturnType<typeof readAnew>>();

/** A chart read anew from its longitudes alone: what the rules are tested against. */
export function naiveChart(chart: Chart): ReturnType<typeof readAnew> {
  const found = known.get(chart) ?? readAnew(chart);
  known.set(chart, found);
  return found;
}

function readAnew(chart: Chart) {
  const cuspAt = requireHouses(chart).cusps.map(({ longitude }) => longitude);
  const longitudeOf = (planet: Planet): number => chart.planets[planet].longitude;
  const cusps = cuspAt.map(naiveLords);
  const planets = new Map(PLANETS.map((name) => [name, naiveLords(longitudeOf(name))]));
  const cusp = (house: House): NaiveLords => cusps[house - 1] ?? naiveLords(NaN);
  const planet = (name: Planet): NaiveLords => planets.get(name) ?? naiveLords(NaN);
  const houseHeld = (name: Planet): House => {
    const found = HOUSES.find((house) => {
      const from = cuspAt[house - 1] ?? NaN;
      const span = ((cuspAt[house % 12] ?? NaN) - from + 360) % 360;
      return (longitudeOf(name) - from + 360) % 360 < span;
    });
    if (found === undefined) throw new Error(`no house for ${name}`);
    return found;
  };
  const owns = (name: Planet): readonly House[] => HOUSES.filter((house) => cusp(house).sign === name);
  const tenants = (name: Planet): readonly Planet[] =>
    PLANETS.filter((other) => other !== name && planet(other).star === name);
  const sign = (name: Planet): number => Math.floor(longitudeOf(name) / 30);
  const agents = (node: Planet): readonly Planet[] => {
    const grahas = PLANETS.filter((name) => !isNode(name));
    const joined = grahas.filter((name) => sign(name) === sign(node));
    const seeing = grahas.filter((name) => (ASPECTS[name] ?? [7]).includes(((sign(node) - sign(name) + 12) % 12) + 1));
    return [...new Set([...(joined.length > 0 ? joined : seeing), planet(node).sign])];
  };
  /** Houses by ownership, of a node through its agents. */
  const owned = (name: Planet): readonly House[] => (isNode(name) ? agents(name).flatMap(owns) : owns(name));
  return { cuspAt, longitudeOf, cusp, planet, houseHeld, owns, owned, tenants, agents, isNode };
}

/** Houses once each, ascending. */
export const inOrder = (houses: readonly House[]): readonly House[] => [...new Set(houses)].sort((a, b) => a - b);
