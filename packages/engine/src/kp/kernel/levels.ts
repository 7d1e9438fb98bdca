import type { Chart } from '../../chart/chart.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents, owned } from './agents.ts';
import { houseOfPlanet, inOwnStar, tenants } from '../../chart/placement.ts';
import { requireHouses } from '../../chart/houses.ts';
import { perChart } from '../../chart/per-chart.ts';
import { byHouse } from '../../zodiac/records.ts';

export type Level = 1 | 2 | 3 | 4;
export const LEVEL_KEYS = ['L1', 'L2', 'L3', 'L4'] as const;
export type LevelKey = (typeof LEVEL_KEYS)[number];
/** The houses a planet signifies, sorted; a house may stand in several lists. */
export type LevelLists = Readonly<Record<LevelKey, readonly House[]>>;

/** What a planet signifies (R5.3, R5.4, R6). */
export interface Levels extends LevelLists {
  /** Another planet stands in one of its stars. */
  readonly tenanted: boolean;
  /**
   * Untenanted or in its own star: its own place counts as level 1, its own lordships as 3 (R5.4). What agents bring to
   * a node keeps 2 and 4.
   */
  readonly promoted: boolean;
  /** The rank of each house of each list, in the order of the list. */
  readonly ranks: Readonly<Record<LevelKey, readonly Level[]>>;
  /** Best rank of the lists that hold the house. */
  readonly best: Readonly<Record<House, Level | null>>;
}

const PLAIN_RANK: Readonly<Record<LevelKey, Level>> = { L1: 1, L2: 2, L3: 3, L4: 4 };
const PROMOTED_RANK: Readonly<Record<LevelKey, Level>> = { L1: 1, L2: 1, L3: 3, L4: 3 };

/** The house a planet occupies, and for a node those of its agents (R6.2). */
const placesOf = (chart: Chart, planet: Planet, place: House): readonly House[] =>
  isNode(planet) ? sortedHouses([place, ...agents(chart, planet).map((agent) => agent.house)]) : [place];

function levelsOf(chart: Chart, planet: Planet): Levels {
  const { starLord } = chart.planets[planet];
  const place = houseOfPlanet(chart, planet);
  const L1 = [houseOfPlanet(chart, starLord)];
  const L2 = placesOf(chart, planet, place);
  const L3 = owned(chart, starLord);
  const L4 = owned(chart, planet);
  const tenanted = tenants(chart, planet).length > 0;
  const promoted = !tenanted || inOwnStar(chart, planet);
  // Promotion raises a planet's own place and lordships; a node has no lordships, only what its agents lend it.
  const rank = promoted && !isNode(planet) ? PROMOTED_RANK : PLAIN_RANK;
  const ranks = {
    L1: [rank.L1],
    L2: L2.map((house) => (promoted && house === place ? 1 : rank.L2)),
    L3: L3.map(() => rank.L3),
    L4: L4.map(() => rank.L4),
  };
  const best: Record<House, Level | null> = byHouse(() => null);
  // Ranks rise from L4 to L1, so the last to write is the best.
  for (const house of L4) best[house] = rank.L4;
  for (const house of L3) best[house] = rank.L3;
  L2.forEach((house, at) => (best[house] = ranks.L2[at] ?? null));
  for (const house of L1) best[house] = rank.L1;
  return { L1, L2, L3, L4, tenanted, promoted, ranks, best };
}

/** Each planet is worked out by itself: searches over many charts of neighbouring moments ask for one planet alone. */
const levelTable = perChart((): Partial<Record<Planet, Levels>> => ({}));

/**
 * The four levels of a planet (R5.3): L1 house its star lord occupies, L2 house it occupies, L3 houses its
 * star lord owns, L4 houses it owns. A node occupies and owns with its agents too (R6.2); as a star lord it hands on
 * their lordships and not their places (R6.3). Throws out_of_range without Placidus.
 */
export const levels = (chart: Chart, planet: Planet): Levels => (levelTable(chart)[planet] ??= levelsOf(chart, planet));

/** Whether two charts agree in all that signification asks: signs, stars and houses of planets, signs of cusps (R5.3, R6). */
export function signifiesAlike(one: Chart, other: Chart): boolean {
  const [cusps, others] = [requireHouses(one).cusps, requireHouses(other).cusps];
  return (
    cusps.every(({ signIndex }, at) => signIndex === others[at]?.signIndex) &&
    PLANETS.every((planet) => {
      const [a, b] = [one.planets[planet], other.planets[planet]];
      return a.signIndex === b.signIndex && a.starIndex === b.starIndex && a.house === b.house;
    })
  );
}

/** Gives a chart what is known of the planets of another one, in which each signifies alike. */
export function useLevelsOf(chart: Chart, other: Chart): void {
  Object.assign(levelTable(chart), levelTable(other));
}

/** Best level at which a planet signifies a house, 1 strongest; null when it does not. */
export const level = (chart: Chart, planet: Planet, house: House): Level | null => levels(chart, planet).best[house];

/** Rank of a house in one list, promotion counted; null when the list lacks it. */
export const rankIn = (of: Levels, key: LevelKey, house: House): Level | null =>
  of.ranks[key][of[key].indexOf(house)] ?? null;

/** Best level among some houses. */
export function bestLevel(of: Levels, houses: readonly House[]): Level | null {
  let found: Level | null = null;
  for (const house of houses) {
    const at = of.best[house];
    if (at !== null && (found === null || at < found)) found = at;
  }
  return found;
}

/** Best level at which a planet meets a set of houses; null when it meets none. */
export const contact = (chart: Chart, planet: Planet, houses: readonly House[]): Level | null =>
  bestLevel(levels(chart, planet), houses);

/** Whether a planet signifies one of some houses at level 1 or 2. */
export function signifiesNear(chart: Chart, planet: Planet, houses: readonly House[]): boolean {
  const best = contact(chart, planet, houses);
  return best !== null && best <= 2;
}

/** 4, 3, 2, 1 for levels 1 to 4; 0 for none (R5.3). */
export const weight = (at: Level | null): number => (at === null ? 0 : 5 - at);

/** Every house a planet signifies at any level, sorted. */
export const signified = (of: Levels): readonly House[] => HOUSES.filter((house) => of.best[house] !== null);

export interface HouseLevel {
  readonly house: House;
  readonly level: Level;
}

/** The given houses that a planet signifies, in their order, each at its best level. */
export const houseLevels = (chart: Chart, planet: Planet, houses: readonly House[]): readonly HouseLevel[] =>
  houses.flatMap((house) => {
    const at = level(chart, planet, house);
    return at === null ? [] : [{ house, level: at }];
  });

/** Every house a planet signifies at its best level, strongest first, then by house. */
export const rankedHouses = (chart: Chart, planet: Planet): readonly HouseLevel[] =>
  [...houseLevels(chart, planet, HOUSES)].sort((a, b) => a.level - b.level || a.house - b.house);

export const LEANS = ['FOR', 'AGAINST', 'BOTH', 'NONE'] as const;
export type Lean = (typeof LEANS)[number];

/** To which side a lord leans: the better of its levels on the favourable and the opposing houses. */
export function lean(chart: Chart, planet: Planet, favourable: readonly House[], against: readonly House[]): Lean {
  const f = contact(chart, planet, favourable);
  const d = contact(chart, planet, against);
  if (f === null) return d === null ? 'NONE' : 'AGAINST';
  if (d === null || f < d) return 'FOR';
  return d < f ? 'AGAINST' : 'BOTH';
}
