import type { Chart } from '../../chart/chart.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { Interval } from '../../base/intervals.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Postponement } from '../promise/matter.ts';
import type { WindowClass } from '../promise/period-class.ts';
import { deferral } from './deferral.ts';
import type { Deferral, ReleaseContext } from './deferral.ts';
import { inCommon } from './window-order.ts';
import { stateOf } from './window-state.ts';
import type { WindowRelease } from './window-state.ts';

/** A delayed lord of a window with the level of its period. */
export interface WindowDeferral extends Deferral {
  readonly level: 'MD' | 'AD' | 'PD';
}

/** A joint period with what its lords do for a matter, in the classes of birth charts or in those of horary. */
export interface JudgedJoint<Class extends string = WindowClass> extends JointPeriod {
  readonly class: Class;
  readonly covered: readonly House[];
  readonly missing: readonly House[];
  readonly postponedBy: readonly Postponement[];
}

/** A joint period whose lords bring a matter, as far as it lies in the span asked for. */
export interface Window<Class extends string = WindowClass> extends JudgedJoint<Class>, Interval, WindowRelease {
  /** The span cut it. */
  readonly clipped: boolean;
  /** It had begun before the span did, so its start is no start of the period. */
  readonly running: boolean;
  /** Lords that are ruling planets of the moment of judgment. */
  readonly rulingPlanetsInCommon: readonly Planet[];
  /** The lords that are delayed, each released in its own period (R12.2). */
  readonly deferrals: readonly WindowDeferral[];
}

/** What the windows of a chart are ordered and deferred by. */
export interface WindowContext extends ReleaseContext {
  /** Ruling planets of the moment of judgment at the place of birth. */
  readonly rulingPlanets: readonly Planet[];
}

/** Joint periods as windows of a span, in order of time. */
export function windowsOf<Class extends string>(
  chart: Chart,
  span: Interval,
  open: readonly JudgedJoint<Class>[],
  context: WindowContext,
): readonly Window<Class>[] {
  // Many windows lie in one mahadasha and antardasha.
  const known = new Map<Period, readonly WindowDeferral[]>();
  const deferralsOf = (level: WindowDeferral['level'], period: Period): readonly WindowDeferral[] => {
    const kept = known.get(period);
    if (kept !== undefined) return kept;
    const found = deferral(chart, period, context);
    const made = found === null ? [] : [{ level, ...found }];
    known.set(period, made);
    return made;
  };
  return open.map((joint) => {
    const { md, ad, pd } = joint;
    const deferrals = [...deferralsOf('MD', md), ...deferralsOf('AD', ad), ...deferralsOf('PD', pd)];
    const part = partOf(pd, span);
    return {
      ...joint,
      ...part,
      clipped: part.startMs !== pd.startMs || part.endMs !== pd.endMs,
      running: part.startMs !== pd.startMs,
      rulingPlanetsInCommon: inCommon([md.planet, ad.planet, pd.planet], context.rulingPlanets),
      deferrals,
      ...stateOf(part, deferrals),
    };
  });
}

const partOf = ({ startMs, endMs }: Interval, span: Interval): Interval => ({
  startMs: Math.max(startMs, span.startMs),
  endMs: Math.min(endMs, span.endMs),
});

/** The part of a window that lies in a span; what waits for a release may be another state there. */
export function cutWindow<Class extends string>(window: Window<Class>, span: Interval): Window<Class> {
  const part = partOf(window, span);
  const clipped = window.clipped || part.startMs !== window.startMs || part.endMs !== window.endMs;
  const running = window.running || part.startMs !== window.startMs;
  return { ...window, ...part, clipped, running, ...stateOf(part, window.deferrals) };
}
