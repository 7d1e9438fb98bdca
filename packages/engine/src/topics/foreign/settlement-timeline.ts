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
  /** The best, in order of time. */
  readonly windows: readonly Window[];
  /** The earliest that can be used. */
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
    const windows = best(
      all.filter(({ startMs }) => startMs > afterMs),
      max,
    );
    const first = firstWindow(windows);
    const found = { stage, windows, first, outOfOrder: best(early, max), tooEarly: early.length, assumed };
    assumed = first === null;
    if (first !== null) afterMs = first.usableStartMs ?? first.startMs;
    return found;
  });
}
