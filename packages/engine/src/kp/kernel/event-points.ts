import type { Chart } from '../../chart/chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import type { HouseSets } from '../../events/event.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { agents } from './agents.ts';

/** The cusps that judge a matter and confirm it: its own and those of the required houses, ascending. */
export const cuspsOfEvent = ({ primaryCusp, required }: HouseSets): readonly House[] =>
  sortedHouses([primaryCusp, ...required]);

/** All houses that count for a matter, for it or against it, ascending. */
export const housesOfEvent = (sets: HouseSets): readonly House[] =>
  sortedHouses([...cuspsOfEvent(sets), ...sets.supporting, ...sets.denial]);

/**
 * The planets in the chains of these cusps, in planet order: each sub lord, its star lord and its sub lord, and
 * for whom a sub lord acts that is a node.
 */
export function planetsOfEvent(chart: Chart, sets: HouseSets): readonly Planet[] {
  const found = new Set<Planet>();
  for (const house of cuspsOfEvent(sets)) {
    const { subLord } = cuspOf(chart, house);
    const { starLord, subLord: subLordOfIt } = chart.planets[subLord];
    const actsFor = isNode(subLord) ? agents(chart, subLord).map(({ planet }) => planet) : [];
    for (const planet of [subLord, starLord, subLordOfIt, ...actsFor]) found.add(planet);
  }
  return PLANETS.filter((planet) => found.has(planet));
}
