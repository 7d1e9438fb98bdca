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
import { gainWeights, toneOfScore, toneWeights } from './own-mean.ts';
import type { GainWeights, ToneWeights } from './own-mean.ts';

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

/** The tone of a month for work and gain beside the person's own mean, by its lords and their days. Throws out_of_range without Placidus. */
export function monthTone(
  chart: Chart,
  pieces: readonly MonthPiece[],
): { readonly tone: MonthTone; readonly toneWeights: ToneWeights } {
  const total = pieces.reduce((sum, { days }) => sum + days, 0);
  const weighed = pieces.map(({ md, ad, pd, days }) => ({
    share: days / total,
    ...gainWeights(chart, [md.planet, ad.planet, pd.planet]),
  }));
  const mean = (side: keyof GainWeights): number => weighed.reduce((sum, each) => sum + each.share * each[side], 0);
  const weights = toneWeights(chart, { good: mean('good'), bad: mean('bad') }, 3);
  return { tone: toneOfScore(weights.score, MONTH_TONES), toneWeights: weights };
}

/** The first stretch of a month in which the lords of the Sun's star and sub are strong for an event; null without one. */
export function sunWindow(chart: Chart, event: NatalEvent, sun: readonly Stay[], month: Interval): Interval | null {
  const { strong } = matter(chart, event);
  const open = sun.filter(({ inside: { starLord, subLord } }) => strong.includes(starLord) && strong.includes(subLord));
  return intersectionOf(unionOf(open), [month])[0] ?? null;
}
