import type { Chart } from '../../chart/chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import type { Search } from '../../passages/transit-search.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Interval } from '../../base/intervals.ts';
import { crossingsOver, withinFiles } from '../../passages/transit-search.ts';
import { staysOf } from '../../passages/stays.ts';
import { STAR_ARCSEC } from '../../zodiac/division.ts';

export const TENTH_TARGETS = ['CUSP_10', 'STAR_OF_CUSP_10'] as const;
type TenthTarget = (typeof TENTH_TARGETS)[number];

/** Saturn or Jupiter over the tenth cusp, an instant, or in its star. */
export interface TenthTransit extends Interval {
  readonly planet: 'Saturn' | 'Jupiter';
  readonly target: TenthTarget;
}

export interface TenthTransits {
  /** In order of time. */
  readonly transits: readonly TenthTransit[];
  /** The ephemeris or the budget of the call ended before the span. */
  readonly truncated: boolean;
}

/** The passages of Saturn and Jupiter over the tenth cusp and their stays in its star within a span. */
export async function tenthTransits(search: Search, chart: Chart, span: Interval): Promise<TenthTransits> {
  const { longitude, starIndex } = cuspOf(chart, 10);
  const borders = [starIndex, (starIndex + 1) % 27].map((star) => (star * STAR_ARCSEC) / 3600);
  const { fromJd, toJd, cut } = withinFiles(jdFromUtcMs(span.startMs), jdFromUtcMs(span.endMs));
  const known = { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd) };
  const found: TenthTransit[] = [];
  for (const planet of ['Saturn', 'Jupiter'] as const) {
    const stays = await staysOf(search, planet, borders, known);
    for (const { startMs, endMs, inside } of stays)
      if (inside.starIndex === starIndex) found.push({ planet, target: 'STAR_OF_CUSP_10', startMs, endMs });
    for (const { jd } of await crossingsOver(search, planet, [longitude], fromJd, toJd))
      found.push({ planet, target: 'CUSP_10', startMs: utcMsFromJd(jd), endMs: utcMsFromJd(jd) });
  }
  return {
    transits: found.sort((a, b) => a.startMs - b.startMs),
    truncated: cut || search.budget.stoppedAt !== null,
  };
}

/** The transits that fall into a window; stays are cut to it. */
export const transitsWithin = (
  transits: readonly TenthTransit[],
  { startMs, endMs }: Interval,
): readonly TenthTransit[] =>
  transits.flatMap((each) => {
    const outside = each.endMs < startMs || each.startMs >= endMs;
    if (outside || (each.target === 'STAR_OF_CUSP_10' && each.endMs === startMs)) return [];
    return [{ ...each, startMs: Math.max(each.startMs, startMs), endMs: Math.min(each.endMs, endMs) }];
  });
