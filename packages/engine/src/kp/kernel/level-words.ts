import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { bestLevel, houseLevels, levels } from './levels.ts';
import type { Level, Levels } from './levels.ts';
import { say } from './kernel.messages.ts';

/** Levels as the tables of results print them, the strongest first: the lists, before promotion ranks them (R5.3). */
const LISTS = [
  ['L1', 1],
  ['L2', 2],
  ['L3', 3],
  ['L4', 4],
] as const;

/** Level of the first list that holds one of some houses. */
const listed = (of: Levels, houses: readonly House[]): Level | null =>
  LISTS.find(([key]) => houses.some((house) => of[key].includes(house)))?.[1] ?? null;

/**
 * The best level of some houses, RAISED where promotion alone gives it (R5.4), because the tables print a house where
 * it stands before promotion; NONE where none is signified.
 */
function bestOf(of: Levels, houses: readonly House[]) {
  const best = bestLevel(of, houses);
  const at = listed(
    of,
    houses.filter((house) => of.best[house] === best),
  );
  if (best === null || at === null) return { found: 'NONE', level: 0 } as const;
  return { found: at === best ? 'LISTED' : 'RAISED', level: best } as const;
}

/** `level 2`, or `level 3, raised`: the best at which a planet signifies some houses; `level none` without one. */
export const levelInWords = (chart: Chart, planet: Planet, houses: readonly House[]): string =>
  say.level(bestOf(levels(chart, planet), houses));

/** Names those of some houses that a planet signifies, down to a level: `8 (level 1) and 12 (level 3, raised)`, or `none`. */
export function housesInWords(chart: Chart, planet: Planet, houses: readonly House[], least: Level = 4): string {
  const of = levels(chart, planet);
  return inWords(
    houseLevels(chart, planet, houses)
      .filter(({ level }) => level <= least)
      .map(({ house }) => say.houseAtLevel({ house, ...bestOf(of, [house]) })),
  );
}
