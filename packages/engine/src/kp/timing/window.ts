import type { Chart } from '../../chart/chart.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { HoraryOpenJudgement } from '../promise/horary-period-class.ts';
import { deferral } from './deferral.ts';
import type { Deferral, ReleaseContext } from './deferral.ts';
import { inCommon } from './window-order.ts';
import { stateOf } from './window-state.ts';
import type { WindowRelease } from './window-state.ts';

/** A delayed lord of a window with the level of its period. */
export interface WindowDeferral extends Deferral {
  readonly level: 'MD' | 'AD' | 'PD';
}

/** A joint period whose lords give a matter, as far as it lies in the span asked for. */
export interface Window extends JointPeriod, HoraryOpenJudgement, Interval, WindowRelease {
  /** The span cut it. */
  readonly clipped: boolean;
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
export function windowsOf(
  chart: Chart,
  span: Interval,
  open: readonly (JointPeriod & HoraryOpenJudgement)[],
  context: WindowContext,
): readonly Window[] {
  return open.map((joint) => {
    const { md, ad, pd } = joint;
    const levels = [['MD', md] as const, ['AD', ad] as const, ['PD', pd] as const];
    const deferrals = levels.flatMap(([level, period]): readonly WindowDeferral[] => {
      const found = deferral(chart, period, context);
      return found === null ? [] : [{ level, ...found }];
    });
    const whole = {
      ...joint,
      startMs: pd.startMs,
      endMs: pd.endMs,
      clipped: false,
      rulingPlanetsInCommon: inCommon([md.planet, ad.planet, pd.planet], context.rulingPlanets),
      deferrals,
    };
    return cutWindow({ ...whole, ...stateOf(whole, deferrals) }, span);
  });
}

/** The part of a window that lies in a span; what waits for a release may be another state there. */
export function cutWindow(window: Window, span: Interval): Window {
  const part = {
    startMs: Math.max(window.startMs, span.startMs),
    endMs: Math.min(window.endMs, span.endMs),
  };
  const clipped = window.clipped || part.startMs !== window.startMs || part.endMs !== window.endMs;
  return { ...window, ...part, clipped, ...stateOf(part, window.deferrals) };
}
