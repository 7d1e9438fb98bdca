import { classRank } from '../../kp/promise/period-class.ts';
import type { OpenClass } from '../../kp/promise/period-class.ts';
import type { ClassedWindow } from '../../kp/timing/window-state.ts';
import type { Interval } from '../../base/intervals.ts';

/** A time that lies in a window of either person. */
export interface CommonWindow extends Interval {
  readonly classes: readonly [OpenClass, OpenClass];
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
