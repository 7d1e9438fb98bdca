import type { Chart } from '../../chart/chart.ts';
import { openPeriods } from '../../kp/timing/event-windows.ts';
import { windowsOf, type Window } from '../../kp/timing/window.ts';
import { byStart, firstWindow } from '../../kp/timing/window-state.ts';
import { matter } from '../../kp/promise/matter.ts';
import type { TopicHorizon } from '../../kp/timing/topic-timing.ts';
import { byWindowOrder } from '../../kp/timing/window-order.ts';
import type { SettlementStage, StageNumber } from './settlement.ts';

/** The windows of one stage, each after the first of the stage before. */
export interface StageTimeline {
  readonly stage: StageNumber;
  /** The first that can be used and the best of the others, in order of time. */
  readonly windows: readonly Window[];
  /** The earliest of all that can be used. */
  readonly first: Window | null;
  /** Windows of the stage that begin too early: the best, in order of time. */
  readonly outOfOrder: readonly Window[];
  /** How many those are. */
  readonly tooEarly: number;
  /** The stage before has no window: counted from the last stage that has one, else from the start of the years. */
  readonly assumed: boolean;
}

/** Best by class, ruling planets and start, printed by start. */
const best = (windows: readonly Window[], max: number): readonly Window[] =>
  [...windows].sort(byWindowOrder).slice(0, max).sort(byStart);

/** The best, but always with the first that can be used, since the timeline begins with it. */
function bestWith(first: Window | null, windows: readonly Window[], max: number): readonly Window[] {
  const chosen = best(windows, max);
  if (first === null || chosen.includes(first)) return chosen;
  const others = windows.filter((window) => window !== first);
  return [first, ...best(others, max - 1)].sort(byStart);
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
    const { open } = verdict === 'DENIED' ? { open: [] } : openPeriods(chart, horizon.span, matter(chart, event));
    const all = windowsOf(chart, horizon.span, open, horizon);
    const early = all.filter(({ startMs }) => startMs <= afterMs);
    const kept = all.filter(({ startMs }) => startMs > afterMs);
    const first = firstWindow(kept);
    const found = {
      stage,
      windows: bestWith(first, kept, max),
      first,
      outOfOrder: best(early, max),
      tooEarly: early.length,
      assumed,
    };
    assumed = first === null;
    if (first !== null) afterMs = first.usableStartMs ?? first.startMs;
    return found;
  });
}
