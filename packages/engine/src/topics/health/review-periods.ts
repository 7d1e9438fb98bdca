import { clipped, intersectionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { jointPeriodsBetween } from '../../dasha/joint-period.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import { directSpans } from '../../passages/direct-motion.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import { isNode } from '../../zodiac/names.ts';
import { healthClass } from './pull.ts';

/** A joint period, or a part of one. */
export type ReviewPeriod = JointPeriod & Interval;

const MOST = 8;
const LEAST_CLEAR_MS = 14 * DAY_MS;

/**
 * When findings are worth a check: pratyantardashas of a node, or in a star of one, that lean to illness. When they
 * come out clear: parts of those that lean to cure with Mercury direct, 14 days or more (R19.3; both ours).
 */
export async function reviewPeriods(
  search: Search,
  chart: Chart,
  span: Interval,
): Promise<{ readonly check: readonly ReviewPeriod[]; readonly clear: readonly ReviewPeriod[] }> {
  const joint = jointPeriodsBetween(chart, span).map((each) => ({
    ...each,
    startMs: each.pd.startMs,
    endMs: each.pd.endMs,
  }));
  const periods = clipped<ReviewPeriod>(joint, span);
  const hidden = periods.filter(({ pd: { planet } }) => {
    const tied = isNode(planet) || isNode(chart.planets[planet].starLord);
    return tied && healthClass(chart, planet) === 'DISEASE';
  });
  const kind = periods.filter(({ pd }) => healthClass(chart, pd.planet) === 'CURE');
  const clear: ReviewPeriod[] = [];
  // Stations are looked for only as far as periods are wanted.
  for (const period of kind) {
    if (clear.length >= MOST) break;
    const parts = intersectionOf([period], await directSpans(search, 'Mercury', period));
    clear.push(
      ...parts
        .filter(({ startMs, endMs }) => endMs - startMs >= LEAST_CLEAR_MS)
        .map((part) => ({ ...period, ...part })),
    );
  }
  return { check: hidden.slice(0, MOST), clear: clear.slice(0, MOST) };
}
