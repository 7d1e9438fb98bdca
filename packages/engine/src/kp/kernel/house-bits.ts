import type { Chart } from '../../chart/chart.ts';
import { houseOfPlanet, inOwnStar, isTenanted } from '../../chart/placement.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { agentPlanets, ownedBits } from './agents.ts';

/** How many houses stand in a set of bits. */
export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** What a planet signifies, as bits of houses: the four lists, and each house at its best level. */
export interface SignifiedBits {
  readonly L1: number;
  readonly L2: number;
  readonly L3: number;
  readonly L4: number;
  readonly any: number;
  readonly at1: number;
  readonly at2: number;
  readonly at3: number;
  readonly at4: number;
  /** Another planet stands in one of its stars. */
  readonly tenanted: boolean;
  /** Untenanted or in its own star (R5.4). */
  readonly promoted: boolean;
}

/**
 * The four levels of a planet (R5.3): L1 house its star lord occupies, L2 house it occupies, L3 houses its star lord
 * owns, L4 houses it owns. A node occupies and owns with its agents too (R6.2); as a star lord it hands on their
 * lordships and not their places (R6.3). Untenanted or in its own star a planet's own place counts as level 1, its own
 * lordships as 3; what agents bring to a node keeps 2 and 4 (R5.4). Throws
 * out_of_range without Placidus.
 */
export function signifiedBits(chart: Chart, planet: Planet): SignifiedBits {
  const { starLord } = chart.planets[planet];
  const node = isNode(planet);
  const place = 1 << houseOfPlanet(chart, planet);
  const L1 = 1 << houseOfPlanet(chart, starLord);
  let L2 = place;
  if (node) for (const agent of agentPlanets(chart, planet)) L2 |= 1 << houseOfPlanet(chart, agent);
  const L3 = ownedBits(chart, starLord);
  const L4 = ownedBits(chart, planet);
  const tenanted = isTenanted(chart, planet);
  const promoted = !tenanted || inOwnStar(chart, planet);
  const any = L1 | L2 | L3 | L4;
  const at1 = promoted ? L1 | place : L1;
  const at2 = L2 & ~at1;
  const at3 = (promoted && !node ? L3 | L4 : L3) & ~(at1 | at2);
  return { L1, L2, L3, L4, any, at1, at2, at3, at4: any & ~(at1 | at2 | at3), tenanted, promoted };
}
