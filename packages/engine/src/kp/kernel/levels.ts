import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { perChart } from '../../chart/per-chart.ts';
import { houseOfPlanet } from '../../chart/placement.ts';
import { housesOfBits } from '../../zodiac/house-math.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { byHouse, placesByPlanet } from '../../zodiac/records.ts';
import { signifiedBits } from './house-bits.ts';

export type Level = 1 | 2 | 3 | 4;
export const LEVEL_KEYS = ['L1', 'L2', 'L3', 'L4'] as const;
export type LevelKey = (typeof LEVEL_KEYS)[number];
/** The houses a planet signifies, sorted; a house may stand in several lists. */
export type LevelLists = Readonly<Record<LevelKey, readonly House[]>>;

/** What a planet signifies (R5.3, R5.4, R6). */
export interface Levels extends LevelLists {
  /** The house it occupies. */
  readonly place: House;
  /** Another planet stands in one of its stars. */
  readonly tenanted: boolean;
  /** Untenanted or in its own star: its own place counts as level 1, its own lordships as 3 (R5.4). */
  readonly promoted: boolean;
  /** The rank of its lordships. */
  readonly ownedRank: 3 | 4;
  /** Best rank of the lists that hold the house. */
  readonly best: Readonly<Record<House, Level | null>>;
}

function levelsOf(chart: Chart, planet: Planet): Levels {
  const { L1, L2, L3, L4, any, at1, at2, at3, tenanted, promoted } = signifiedBits(chart, planet);
  const best = byHouse((house): Level | null => {
    const bit = 1 << house;
    if ((any & bit) === 0) return null;
    return (at1 & bit) !== 0 ? 1 : (at2 & bit) !== 0 ? 2 : (at3 & bit) !== 0 ? 3 : 4;
  });
  return {
    L1: housesOfBits(L1),
    L2: housesOfBits(L2),
    L3: housesOfBits(L3),
    L4: housesOfBits(L4),
    place: houseOfPlanet(chart, planet),
    tenanted,
    promoted,
    // A node has no lordships, only what its agents lend it.
    ownedRank: promoted && !isNode(planet) ? 3 : 4,
    best,
  };
}

/** Each planet is worked out by itself: searches over many charts of neighbouring moments ask for one planet alone. */
const levelTable = perChart(() => placesByPlanet<Levels>());

/** The four levels of a planet (R5.3), as `signifiedBits` finds them. Throws out_of_range without Placidus. */
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
export function rankIn(of: Levels, key: LevelKey, house: House): Level | null {
  if (!of[key].includes(house)) return null;
  if (key === 'L2') return of.promoted && house === of.place ? 1 : 2;
  return key === 'L1' ? 1 : key === 'L3' ? 3 : of.ownedRank;
}

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
