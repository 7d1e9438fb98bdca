import { buildChart } from '../src/chart/build.ts';
import type { Chart } from '../src/chart/chart.ts';
import { NATAL_EVENTS } from '../src/events/natal.ts';
import { verdictOf } from '../src/kp/promise/promise.ts';
import type { Verdict } from '../src/kp/promise/promise-verdict.ts';
import { ephemeris, movedBy } from './random-charts.ts';

/** The chart of a birth some seconds later, or earlier where they are negative, built from the start. */
export const chartAfter = ({ moment }: Chart, seconds: number): Chart =>
  buildChart(ephemeris, movedBy(moment, seconds));

/** The verdicts on all rows of the catalogue at every so many seconds of so many around a birth, each chart judged. */
export function scannedVerdicts(chart: Chart, reach: number, step: number): ReadonlyMap<number, readonly Verdict[]> {
  const found = new Map<number, readonly Verdict[]>();
  for (let second = -reach; second <= reach; second += step) {
    const moved = chartAfter(chart, second);
    found.set(
      second,
      NATAL_EVENTS.map((event) => verdictOf(moved, event).verdict),
    );
  }
  return found;
}
