import type { Chart } from '../../chart/chart.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { ASSOCIATIONS, associations } from '../base/drishti.ts';
import type { Association } from '../base/drishti.ts';
import { lordOfHouse, signsOf } from '../base/frame.ts';

/** Houses whose lords make power together, strongest pair first (get_yoga_karaka). */
const HOUSE_PAIRS: readonly (readonly [House, House])[] = [
  [9, 10],
  [5, 10],
  [9, 4],
  [5, 4],
  [9, 7],
  [5, 7],
  [1, 9],
  [1, 5],
];

export interface RajaPair {
  readonly planets: readonly [Graha, Graha];
  readonly houses: readonly [House, House];
  /** The closest tie of the two, or null. */
  readonly association: Association | null;
}

/** Lords of a kendra and a trikona that are two planets, and how they are tied. */
export const rajaPairs = (chart: Chart): readonly RajaPair[] =>
  HOUSE_PAIRS.flatMap((houses): readonly RajaPair[] => {
    const planets = [lordOfHouse(chart, houses[0]), lordOfHouse(chart, houses[1])] as const;
    if (planets[0] === planets[1]) return [];
    const found = associations(planets[0], planets[1], signsOf(chart));
    return [{ planets, houses, association: ASSOCIATIONS.find((each) => found.includes(each)) ?? null }];
  });
