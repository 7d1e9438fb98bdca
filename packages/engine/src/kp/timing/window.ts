import type { Chart } from '../../chart/chart.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { OpenJudgement } from '../promise/period-class.ts';
import { deferral } from './deferral.ts';
import type { Deferral, ReleaseFinder } from './deferral.ts';
import { inCommon } from './window-order.ts';

/** Whether lords that wait for a planet retrograde at birth leave a window usable (K11). */
export const WINDOW_STATES = ['OPEN', 'DEFERRED', 'DEFERRED_OUT'] as const;
type WindowState = (typeof WINDOW_STATES)[number];

/** A joint period whose lords give a matter, as far as it lies in the span asked for (C4). */
export interface Window extends JointPeriod, OpenJudgement, Interval {
  /** The span cut it. */
  readonly clipped: boolean;
  /** Lords that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  /** Each lord that is deferred, set free after its own period began (K11, R12.2). */
  readonly deferrals: readonly Deferral[];
  readonly state: WindowState;
  /** From when all lords are free; null when that is past the end. */
  readonly usableStartMs: number | null;
}

/** What the windows of a chart are ordered and deferred by. */
export interface WindowContext {
  /** Ruling planets of the moment of judgment at the place of birth (K7). */
  readonly rulingPlanets: readonly Planet[];
  readonly releases: ReleaseFinder;
}

/** Joint periods as windows of a span, in order of time (C4). */
export function windowsOf(
  chart: Chart,
  span: Interval,
  open: readonly (JointPeriod & OpenJudgement)[],
  { rulingPlanets, releases }: WindowContext,
): readonly Window[] {
  return open.map((joint) => {
    const { md, ad, pd } = joint;
    const startMs = Math.max(pd.startMs, span.startMs);
    const endMs = Math.min(pd.endMs, span.endMs);
    const deferrals = [md, ad, pd].flatMap((period) => deferral(chart, period.planet, period.startMs, releases) ?? []);
    return {
      ...joint,
      startMs,
      endMs,
      clipped: startMs !== pd.startMs || endMs !== pd.endMs,
      rulingPlanetsInCommon: inCommon([md.planet, ad.planet, pd.planet], rulingPlanets),
      deferrals,
      ...stateOf({ startMs, endMs }, deferrals),
    };
  });
}

function stateOf(
  { startMs, endMs }: Interval,
  deferrals: readonly Deferral[],
): Pick<Window, 'state' | 'usableStartMs'> {
  if (deferrals.length === 0) return { state: 'OPEN', usableStartMs: startMs };
  const freeMs = Math.max(startMs, ...deferrals.map(({ turnsDirectMs }) => turnsDirectMs ?? Infinity));
  return freeMs < endMs ? { state: 'DEFERRED', usableStartMs: freeMs } : { state: 'DEFERRED_OUT', usableStartMs: null };
}

/** The deferral that ends last: it alone holds the window back. */
export const lastDeferral = (deferrals: readonly Deferral[]): Deferral | null =>
  [...deferrals].sort((a, b) => (b.turnsDirectMs ?? Infinity) - (a.turnsDirectMs ?? Infinity))[0] ?? null;
