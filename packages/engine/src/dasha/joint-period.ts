import type { Chart } from '../chart/chart.ts';
import { EngineError } from '../base/errors.ts';
import type { Interval } from '../base/intervals.ts';
import { vimshottariOf } from './cycle-of.ts';
import { cycleEndMs, periodsBetween, runningAt } from './vimshottari.ts';
import type { Period } from './vimshottari.ts';

/** The mahadasha, antardasha and pratyantardasha that run together. */
export interface JointPeriod {
  readonly md: Period;
  readonly ad: Period;
  readonly pd: Period;
}

/** The joint period of three running periods, mahadasha first. */
export function jointPeriod([md, ad, pd]: readonly Period[]): JointPeriod {
  if (md === undefined || ad === undefined || pd === undefined) {
    throw new EngineError('internal_error', 'No joint period was found for the instant.');
  }
  return { md, ad, pd };
}

/** The joint period of an instant. Throws validation_failed outside the 120 years. */
export const jointPeriodAt = (chart: Chart, utcMs: number): JointPeriod =>
  jointPeriod(runningAt(vimshottariOf(chart), utcMs, 3));

/** The three periods running at an instant, mahadasha first; none before birth and after the 120 years of the cycle. */
export function runningPeriods(chart: Chart, utcMs: number): readonly Period[] {
  const cycle = vimshottariOf(chart);
  return utcMs < cycle.birthMs || utcMs >= cycleEndMs(cycle) ? [] : runningAt(cycle, utcMs, 3);
}

/** The joint periods that meet a span, in order of time. */
export function jointPeriodsBetween(chart: Chart, { startMs, endMs }: Interval): readonly JointPeriod[] {
  const cycle = vimshottariOf(chart);
  return [...periodsBetween(cycle, 3, startMs, endMs)].map((pd) =>
    jointPeriod([...runningAt(cycle, pd.startMs, 2), pd]),
  );
}
