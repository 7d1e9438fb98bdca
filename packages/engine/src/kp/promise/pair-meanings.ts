import type { Chart } from '../../chart/chart.ts';
import type { House } from '../../zodiac/names.ts';
import { level } from '../kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';

/** What a cusp's sub lord means when it joins the cusp's house with others. */
export interface PairMeaning {
  /** All signified by the sub lord; the first is the cusp's own house. */
  readonly houses: readonly House[];
  readonly meaning: string;
  readonly rule: 'R9.7';
}

const pair = (houses: readonly House[], meaning: string): PairMeaning => ({ houses, meaning, rule: 'R9.7' });

/** The pairs that are told for the first and second cusps (R9.7). */
export const PAIR_MEANINGS: readonly PairMeaning[] = [
  pair([1, 6], 'Falls ill easily, but wins contests.'),
  pair([1, 8], 'Accidents, and legacies.'),
  pair([1, 12], 'Hospital or seclusion.'),
  pair([2, 3], 'Money by writing or agency.'),
  pair([2, 4], 'Money by landed property.'),
  pair([2, 5], 'Money by the arts or speculation.'),
  pair([2, 6], 'Money by service, and loans.'),
  pair([2, 7], 'Money through a partner or by contract.'),
  pair([2, 8], 'Money by legacy.'),
  pair([2, 8, 9], 'Money caught in the failure of a bank.'),
  pair([2, 8, 11], 'Gain from a legacy.'),
  pair([2, 9], 'Money by export or publishing.'),
  pair([2, 10], 'Money from government or business.'),
  pair([2, 11], 'Easy gain or a lottery.'),
  pair([2, 12], 'Income from hospitals or prisons.'),
];

/** The meanings whose houses the sub lord of a cusp signifies, all of them (R9.7). */
export function pairMeaningsOf(chart: Chart, cusp: House): readonly PairMeaning[] {
  const csl = cuspalSubLord(chart, cusp);
  return PAIR_MEANINGS.filter(
    ({ houses }) => houses[0] === cusp && houses.every((house) => level(chart, csl, house) !== null),
  );
}

/** The same, those first whose houses beside the cusp's own are signified at the better level. */
export function rankedPairMeanings(chart: Chart, cusp: House): readonly PairMeaning[] {
  const csl = cuspalSubLord(chart, cusp);
  const weakest = ({ houses }: PairMeaning): number =>
    Math.max(...houses.slice(1).map((house) => level(chart, csl, house) ?? 9));
  return [...pairMeaningsOf(chart, cusp)].sort((a, b) => weakest(a) - weakest(b));
}
