import { printedTenths } from '../base/printed.ts';
import type { Ephemeris } from '../sky/port.ts';
import { divide } from '../zodiac/division.ts';
import { DASHA_ORDER, HOUSES } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import { movingSky } from '../search/moving-sky.ts';
import { runsOf } from './runs.ts';
import { cuspPairs, differenceOf, inBirthOrder } from './twins.ts';
import type { CuspDifference, TwinCharts } from './twins.ts';
import { requireHouses } from '../chart/houses.ts';

/** How far two charts diverge, least first; each with the score it stays below (R16.4). */
export const DIVERGENCE_BANDS = ['IDENTICAL', 'SLIGHT', 'MODERATE', 'MARKED', 'DISTINCT'] as const;
export type DivergenceBand = (typeof DIVERGENCE_BANDS)[number];

const BELOW: Readonly<Record<DivergenceBand, number>> = {
  IDENTICAL: Number.MIN_VALUE,
  SLIGHT: 15,
  MODERATE: 40,
  MARKED: 70,
  DISTINCT: Infinity,
};

export const divergenceBand = (score: number): DivergenceBand =>
  DIVERGENCE_BANDS.find((band) => score < BELOW[band]) ?? 'DISTINCT';

const POINTS: Readonly<Record<CuspDifference, number>> = { SIGN: 2, STAR: 2, SUB: 2, SUBSUB: 1, NONE: 0 };
export const MOST_DIVERGENCE = 24 as const;

interface CuspPoints {
  readonly house: House;
  readonly points: number;
  readonly difference: CuspDifference;
}

export interface Divergence {
  /** 0 to 100, to one decimal. */
  readonly score: number;
  readonly band: DivergenceBand;
  readonly points: number;
  readonly perCusp: readonly CuspPoints[];
}

/** Two points for each cusp in another sub, one for another sub-sub, of 24 (R16.4). */
export function divergence(twins: TwinCharts): Divergence {
  const perCusp = cuspPairs(twins).map(({ house, difference }) => ({ house, points: POINTS[difference], difference }));
  const points = perCusp.reduce((sum, each) => sum + each.points, 0);
  const score = printedTenths((100 * points) / MOST_DIVERGENCE);
  return { score, band: divergenceBand(score), points, perCusp };
}

/** The cusp that gains a point next, and how many seconds after the later birth. */
export interface NextChange {
  readonly house: House;
  readonly seconds: number;
}

/** Seconds that are looked ahead. */
const AHEAD = 600;

/**
 * The first second after the later birth at which a further cusp gains a point, the elder chart being kept; null within
 * ten minutes. Where several do, the lowest house is named.
 */
export function nextDivergence(ephemeris: Ephemeris, twins: TwinCharts): NextChange | null {
  const { elder, younger } = inBirthOrder(twins);
  const fromMs = younger.moment.utcMs;
  const sky = movingSky(ephemeris, younger.moment, fromMs, fromMs + AHEAD * 1000);
  const kept = requireHouses(elder).cusps;
  const pointsOf = (cusps: readonly number[]): readonly number[] =>
    kept.map((cusp, index) => POINTS[differenceOf(cusp, divide(cusps[index] ?? Number.NaN))]);
  const look = (second: number) => {
    const cusps = sky.cusps(fromMs + second * 1000);
    const key = cusps.flatMap((longitude) => {
      const { subIndex, signIndex, subSubLord } = divide(longitude);
      return [subIndex * 12 + signIndex, DASHA_ORDER.indexOf(subSubLord)];
    });
    return { key, angles: cusps.slice(0, 6), points: pointsOf(cusps) };
  };
  const now = pointsOf(requireHouses(younger).cusps.map(({ longitude }) => longitude));
  for (const { from, seen } of runsOf(look, 0, AHEAD)) {
    const house = HOUSES.find((each) => (seen.points[each - 1] ?? 0) > (now[each - 1] ?? 0));
    if (from > 0 && house !== undefined) return { house, seconds: from };
  }
  return null;
}
