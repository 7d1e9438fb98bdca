import type { Chart } from '../../chart/chart.ts';
import type { House } from '../../zodiac/names.ts';
import { level } from '../kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { say } from './promise.messages.ts';

/** What a cusp's sub lord means when it joins the cusp's house with others. */
export interface PairMeaning {
  /** All signified by the sub lord; the first is the cusp's own house. */
  readonly houses: readonly House[];
  readonly meaning: string;
  readonly rule: 'R9.7';
}

/** A pair as its message names it. */
type Pair = Parameters<typeof say.pairMeaning>[0]['pair'];

/** The pairs that are told for the first and second cusps (R9.7). */
export const PAIRS: readonly (readonly [pair: Pair, houses: readonly House[]])[] = [
  ['1_6', [1, 6]],
  ['1_8', [1, 8]],
  ['1_12', [1, 12]],
  ['2_3', [2, 3]],
  ['2_4', [2, 4]],
  ['2_5', [2, 5]],
  ['2_6', [2, 6]],
  ['2_7', [2, 7]],
  ['2_8', [2, 8]],
  ['2_8_9', [2, 8, 9]],
  ['2_8_11', [2, 8, 11]],
  ['2_9', [2, 9]],
  ['2_10', [2, 10]],
  ['2_11', [2, 11]],
  ['2_12', [2, 12]],
];

/** The meanings whose houses the sub lord of a cusp signifies, all of them (R9.7). */
export function pairMeaningsOf(chart: Chart, cusp: House): readonly PairMeaning[] {
  const csl = cuspalSubLord(chart, cusp);
  return PAIRS.filter(
    ([, houses]) => houses[0] === cusp && houses.every((house) => level(chart, csl, house) !== null),
  ).map(([pair, houses]) => ({ houses, meaning: say.pairMeaning({ pair }), rule: 'R9.7' }));
}

/** The same, those first whose houses beside the cusp's own are signified at the better level. */
export function rankedPairMeanings(chart: Chart, cusp: House): readonly PairMeaning[] {
  const csl = cuspalSubLord(chart, cusp);
  const weakest = ({ houses }: PairMeaning): number =>
    Math.max(...houses.slice(1).map((house) => level(chart, csl, house) ?? 9));
  return [...pairMeaningsOf(chart, cusp)].sort((a, b) => weakest(a) - weakest(b));
}
