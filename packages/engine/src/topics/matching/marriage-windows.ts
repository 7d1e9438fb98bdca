import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { ADULT_AGE } from '../../events/life-stage.ts';
import { natalEvent } from '../../events/natal.ts';
import { classRank } from '../../kp/promise/period-class.ts';
import type { WindowClass } from '../../kp/promise/period-class.ts';
import { answering, notPromised, windowsFor } from '../../kp/timing/event-windows.ts';
import { releaseFinder } from '../../kp/timing/release.ts';
import { usableWindows } from '../../kp/timing/window-state.ts';
import type { ClassedWindow } from '../../kp/timing/window-state.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { birthdayMs } from '../../time/moment.ts';

/** A time that lies in a window of either person. */
export interface CommonWindow extends Interval {
  readonly classes: readonly [WindowClass, WindowClass];
}

/** What two lists of windows share, the better pair of classes first, then the earlier; too short ones drop out. */
export function commonWindows(
  first: readonly ClassedWindow[],
  second: readonly ClassedWindow[],
  leastMs = 0,
): readonly CommonWindow[] {
  const shared = first.flatMap((one) =>
    second.map((other): CommonWindow => ({
      startMs: Math.max(one.startMs, other.startMs),
      endMs: Math.min(one.endMs, other.endMs),
      classes: [one.class, other.class],
    })),
  );
  const rank = ({ classes: [one, other] }: CommonWindow): number => classRank(one) + classRank(other);
  return shared
    .filter(({ startMs, endMs }) => endMs > startMs && endMs - startMs >= leastMs)
    .sort((a, b) => rank(a) - rank(b) || a.startMs - b.startMs);
}

/**
 * The best times that lie in a usable marriage window of either chart, so many years from a moment at which both are
 * grown up, up to the 100th birthday of either and printed by start; none where one of the two promises no marriage. Windows end with the 120 dasha years.
 */
export function commonMarriageWindows(
  ephemeris: Ephemeris,
  one: Chart,
  other: Chart,
  asOfMs: number,
  years: number,
  max: number,
): readonly CommonWindow[] {
  const marriage = natalEvent('marriage');
  if ([one, other].some((chart) => notPromised(chart, marriage) !== null)) return [];
  const startMs = Math.max(asOfMs, ...[one, other].map(({ moment }) => birthdayMs(moment, ADULT_AGE)));
  const windowsOf = (chart: Chart) => {
    const span = { startMs, endMs: Math.min(startMs + years * DASHA_YEAR_MS, cycleEndMs(vimshottariOf(chart))) };
    const context = { asOfMs, rulingPlanets: [], releases: releaseFinder(ephemeris, chart.moment.ayanamsa) };
    return usableWindows(answering(windowsFor(chart, marriage, span, context)));
  };
  return [...commonWindows(windowsOf(one), windowsOf(other)).slice(0, max)].sort((a, b) => a.startMs - b.startMs);
}
