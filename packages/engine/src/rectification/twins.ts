import type { Chart, Cusp } from '../chart/chart.ts';
import { cuspOf, houseOfPlanet } from '../chart/placement.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { verdictOf } from '../kp/promise/promise.ts';
import type { Side, Verdict } from '../kp/promise/promise-verdict.ts';
import type { JudgedEvent } from '../events/event.ts';
import { DAY_MS } from '../time/julian.ts';
import type { Division } from '../zodiac/division.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';

/** The coarsest division in which two cusps differ (R16.4). */
export const CUSP_DIFFERENCES = ['SIGN', 'STAR', 'SUB', 'SUBSUB', 'NONE'] as const;
export type CuspDifference = (typeof CUSP_DIFFERENCES)[number];

/** Two births that are compared: in the order of the call, not of time. */
export interface TwinCharts {
  readonly first: Chart;
  readonly second: Chart;
}

/** By places in the tables of 249 and 2,193 rows, so equal lords of different rows differ (R4.3, R4.4). */
export function differenceOf(one: Division, other: Division): CuspDifference {
  if (one.signIndex !== other.signIndex) return 'SIGN';
  if (one.starIndex !== other.starIndex) return 'STAR';
  if (one.subIndex !== other.subIndex) return 'SUB';
  return one.subSubLord === other.subSubLord ? 'NONE' : 'SUBSUB';
}

export interface CuspPair {
  readonly house: House;
  readonly first: Cusp;
  readonly second: Cusp;
  readonly difference: CuspDifference;
}

/** The twelve cusps of both charts (R16.4). Throws out_of_range without Placidus. */
export const cuspPairs = ({ first, second }: TwinCharts): readonly CuspPair[] =>
  HOUSES.map((house) => {
    const pair = { first: cuspOf(first, house), second: cuspOf(second, house) };
    return { house, ...pair, difference: differenceOf(pair.first, pair.second) };
  });

export interface HouseChange {
  readonly planet: Planet;
  readonly first: House;
  readonly second: House;
}

/** Planets that stand in another house in the second chart. */
export const houseChanges = ({ first, second }: TwinCharts): readonly HouseChange[] =>
  PLANETS.map((planet) => ({
    planet,
    first: houseOfPlanet(first, planet),
    second: houseOfPlanet(second, planet),
  })).filter((change) => change.first !== change.second);

/** Days by which the dasha tree of the second begins later than that of the first; null where other lords begin. */
export function dashaShiftDays({ first, second }: TwinCharts): number | null {
  const [one, other] = [vimshottariOf(first), vimshottariOf(second)];
  return one.firstLord === other.firstLord ? (other.nominalStartMs - one.nominalStartMs) / DAY_MS : null;
}

interface TwinVerdict {
  readonly verdict: Verdict;
  readonly side: Side;
}

export interface TwinEvent {
  readonly event: JudgedEvent;
  readonly first: TwinVerdict;
  readonly second: TwinVerdict;
  /** The verdicts fall on different sides. */
  readonly differs: boolean;
}

/** The promise of events in both charts, those that differ first, else in the order given. */
export function twinEvents({ first, second }: TwinCharts, events: readonly JudgedEvent[]): readonly TwinEvent[] {
  const judged = events.map((event): TwinEvent => {
    const [one, other] = [verdictOf(first, event), verdictOf(second, event)];
    return {
      event,
      first: { verdict: one.verdict, side: one.side },
      second: { verdict: other.verdict, side: other.side },
      differs: one.side !== other.side,
    };
  });
  return [...judged.filter(({ differs }) => differs), ...judged.filter(({ differs }) => !differs)];
}

export const ELDERS = ['first', 'second', 'same'] as const;
export type Elder = (typeof ELDERS)[number];

/** Says which twin was born first. */
export function elderOf({ first, second }: TwinCharts): Elder {
  const gapMs = second.moment.utcMs - first.moment.utcMs;
  return gapMs === 0 ? 'same' : gapMs > 0 ? 'first' : 'second';
}

/** The same two in order of birth; of one instant in the order of the call. */
export const inBirthOrder = (twins: TwinCharts): { readonly elder: Chart; readonly younger: Chart } =>
  elderOf(twins) === 'second'
    ? { elder: twins.second, younger: twins.first }
    : { elder: twins.first, younger: twins.second };
