import type { Chart } from '../../chart/chart.ts';
import { chosenWindows, listedWeak, openPeriods } from '../../kp/timing/event-windows.ts';
import { windowsOf, type Window } from '../../kp/timing/window.ts';
import { byStart } from '../../kp/timing/window-state.ts';
import { matter } from '../../kp/promise/matter.ts';
import { shareOfTime } from '../../kp/promise/period-class.ts';
import type { ShareOfTime } from '../../kp/promise/period-class.ts';
import type { TopicHorizon } from '../../kp/timing/topic-timing.ts';
import type { SettlementStage, StageNumber } from './settlement.ts';

/** The windows of one stage, each after the first of the stage before. */
export interface StageTimeline {
  readonly stage: StageNumber;
  /** The first that can be used and the best of the others, in order of time. */
  readonly windows: readonly Window[];
  /** WEAK ones, the earliest first: the answer only where none is offered. */
  readonly weaker: readonly Window[];
  readonly best: Window | null;
  /** The earliest of all that can be used. */
  readonly first: Window | null;
  /** Null for a denied stage. */
  readonly share: ShareOfTime | null;
  /** Windows of the stage that begin too early: the best, in order of time. */
  readonly outOfOrder: readonly Window[];
  /** How many those are. */
  readonly tooEarly: number;
  /** The stage before has no window: counted from the last stage that has one, else from the start of the years. */
  readonly assumed: boolean;
}

/** The best of an ordered list, but always with the first that can be used, since the timeline begins with it. */
function bestWith(first: Window | null, offered: readonly Window[], max: number): readonly Window[] {
  const listed = offered.slice(0, max);
  if (first === null || listed.includes(first) || !offered.includes(first)) return [...listed].sort(byStart);
  return [first, ...offered.filter((window) => window !== first).slice(0, max - 1)].sort(byStart);
}

/**
 * Windows of the three stages in their order: none for a denied stage, and each stage begins after the start of
 * the first window of the stage before.
 */
export function settlementTimeline(
  chart: Chart,
  stages: readonly SettlementStage[],
  horizon: TopicHorizon,
  max: number,
): readonly StageTimeline[] {
  let afterMs = -Infinity;
  let assumed = false;
  return stages.map(({ stage, event, verdict }) => {
    const denied = verdict === 'DENIED';
    const { open } = denied ? { open: [] } : openPeriods(chart, horizon.span, matter(chart, event));
    const all = windowsOf(chart, horizon.span, open, horizon);
    const { offered: early } = chosenWindows(all.filter(({ startMs }) => startMs <= afterMs));
    const chosen = chosenWindows(all.filter(({ startMs }) => startMs > afterMs));
    const { offered, best, first } = chosen;
    const found = {
      stage,
      windows: bestWith(first, offered, max),
      weaker: listedWeak(chosen),
      best,
      first,
      share: denied ? null : shareOfTime(matter(chart, event)),
      outOfOrder: early.slice(0, max).sort(byStart),
      tooEarly: early.length,
      assumed,
    };
    assumed = first === null;
    if (first !== null) afterMs = first.usableStartMs ?? first.startMs;
    return found;
  });
}
