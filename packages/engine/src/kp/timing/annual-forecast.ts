import type { Chart } from '../../chart/chart.ts';
import { jointPeriodsBetween } from '../../dasha/joint-period.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { NatalEvent } from '../../events/event.ts';
import { DAY_MS } from '../../time/julian.ts';
import { clipped, intersectionOf, unionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Stay } from '../../passages/stays.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { level, weight } from '../kernel/levels.ts';
import { matter } from '../promise/matter.ts';

/** A joint period, or what of it lies in a month. */
export interface MonthPiece extends JointPeriod, Interval {
  readonly days: number;
}

/** The joint periods of a span, cut to it. */
export function monthPieces(chart: Chart, span: Interval): readonly MonthPiece[] {
  const joint = jointPeriodsBetween(chart, span).map((each) => ({
    ...each,
    startMs: each.pd.startMs,
    endMs: each.pd.endMs,
  }));
  return clipped(joint, span).map((piece) => ({ ...piece, days: (piece.endMs - piece.startMs) / DAY_MS }));
}

export interface HouseWeight {
  readonly house: House;
  /** 4 to 1 by the best level among the lords, averaged over the days of the month. */
  readonly weight: number;
}

/** The houses the periods of a month open, heaviest first. */
export function activatedWeights(chart: Chart, pieces: readonly MonthPiece[]): readonly HouseWeight[] {
  const total = pieces.reduce((sum, { days }) => sum + days, 0);
  return HOUSES.map((house) => {
    const weighed = pieces.map(
      ({ md, ad, pd, days }) =>
        days * Math.max(...[md, ad, pd].map(({ planet }) => weight(level(chart, planet, house)))),
    );
    return { house, weight: weighed.reduce((sum, each) => sum + each, 0) / total };
  })
    .filter((row) => row.weight > 0)
    .sort((a, b) => b.weight - a.weight);
}

export const MONTH_TONES = ['FAVOURABLE', 'MIXED', 'CHALLENGING'] as const;
export type MonthTone = (typeof MONTH_TONES)[number];

const GOOD_HOUSES: readonly House[] = [2, 3, 6, 10, 11];
const BAD_HOUSES: readonly House[] = [5, 8, 12];

/** The weight of 2, 3, 6, 10, 11 against that of 5, 8, 12 among all houses; half as much again decides. */
export function monthTone(houses: readonly HouseWeight[]): {
  readonly tone: MonthTone;
  readonly toneWeights: { readonly good: number; readonly bad: number };
} {
  const sum = (of: readonly House[]): number =>
    houses.filter(({ house }) => of.includes(house)).reduce((total, each) => total + each.weight, 0);
  const [good, bad] = [sum(GOOD_HOUSES), sum(BAD_HOUSES)];
  const tone = good === bad ? 'MIXED' : good >= 1.5 * bad ? 'FAVOURABLE' : bad >= 1.5 * good ? 'CHALLENGING' : 'MIXED';
  return { tone, toneWeights: { good, bad } };
}

/** The first stretch of a month in which the lords of the Sun's star and sub are strong for an event; null without one. */
export function sunWindow(chart: Chart, event: NatalEvent, sun: readonly Stay[], month: Interval): Interval | null {
  const { strong } = matter(chart, event);
  const open = sun.filter(({ inside: { starLord, subLord } }) => strong.includes(starLord) && strong.includes(subLord));
  return intersectionOf(unionOf(open), [month])[0] ?? null;
}
