import { clipped } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { jointPeriodsBetween } from '../dasha/joint-period.ts';
import { standings } from '../kp/kernel/standing.ts';
import type { StandingKind } from '../kp/kernel/standing.ts';
import { topicPeriods } from '../kp/timing/topic-timing.ts';
import type { Planet } from '../zodiac/names.ts';
import { GAIN } from './own-points.ts';

export const OUTLOOK_LEVELS = ['AD', 'PD'] as const;

/** An antardasha or pratyantardasha as far as it lies in the span. */
export interface OutlookPeriod extends Interval {
  readonly level: (typeof OUTLOOK_LEVELS)[number];
  readonly md: Planet;
  readonly ad: Planet;
  /** The third lord; antardashas have none. */
  readonly pd?: Planet;
}

/** The antardashas and pratyantardashas of a span, cut to it, in order of time, the longer one first. */
export function outlookPeriods(chart: Chart, span: Interval): readonly OutlookPeriod[] {
  const antardashas = topicPeriods(chart, span).map(({ md, ad, startMs, endMs }): OutlookPeriod => ({
    level: 'AD',
    md,
    ad,
    startMs,
    endMs,
  }));
  const joint = jointPeriodsBetween(chart, span).map(({ md, ad, pd }): OutlookPeriod => ({
    level: 'PD',
    md: md.planet,
    ad: ad.planet,
    pd: pd.planet,
    startMs: pd.startMs,
    endMs: pd.endMs,
  }));
  return [...antardashas, ...clipped(joint, span)].sort((a, b) => a.startMs - b.startMs);
}

/** The share of a span, 0 to 1, under antardasha lords of each standing for work and gain. Throws out_of_range without Placidus. */
export function gainShares(chart: Chart, span: Interval): Readonly<Record<StandingKind, number>> {
  const of = standings(chart, GAIN);
  const share = (standing: StandingKind): number =>
    topicPeriods(chart, span)
      .filter(({ ad }) => of[ad].standing === standing)
      .reduce((sum, { startMs, endMs }) => sum + (endMs - startMs), 0) /
    (span.endMs - span.startMs);
  return { STRONG: share('STRONG'), WEAK: share('WEAK'), AGAINST: share('AGAINST'), SILENT: share('SILENT') };
}
