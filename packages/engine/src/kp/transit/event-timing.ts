import { intersectionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { Search } from '../../passages/transit-search.ts';
import { matter } from '../promise/matter.ts';
import { chosenWindows, listedWeak, openPeriods } from '../timing/event-windows.ts';
import type { ChosenWindows, SkippedPeriod } from '../timing/event-windows.ts';
import { windowsOf } from '../timing/window.ts';
import type { Window, WindowContext } from '../timing/window.ts';
import { usablePart } from '../timing/window-state.ts';
import { transitHierarchy } from './hierarchy.ts';
import type { TransitStage, TransitStageName } from './transit-window.ts';

/** A time inside a window in which the sky agrees, with the stages that do. */
interface CandidateDate extends Interval {
  readonly by: readonly TransitStageName[];
}

/** A window of an event, narrowed by what waits and by transit. */
export interface TimedWindow extends Window {
  /** Saturn, Jupiter and Sun in the zone of the strong planets during the window; null where not looked at. */
  readonly stages: readonly TransitStage[] | null;
  /** The Sun and one of Jupiter and Saturn stand in the zone together. */
  readonly transitConfirmed: boolean;
  readonly candidateDates: readonly CandidateDate[];
}

export interface EventTiming extends Pick<ChosenWindows, 'best' | 'first'> {
  /** The windows offered, best first. */
  readonly windows: readonly TimedWindow[];
  /** WEAK ones, the earliest first: the answer only where none is offered. */
  readonly weaker: readonly Window[];
  /** How many were offered before the best were taken. */
  readonly found: number;
  readonly skipped: readonly SkippedPeriod[];
  /** A used-up budget or the end of the ephemeris cut the transits of some window. */
  readonly truncated: boolean;
}

const WINDOWS_WITH_TRANSITS = 5;
/** Periods whose delayed lords are looked for in one go. */
const TOGETHER = 12;
/** Windows of a stage listed at most. */
const STAGE_WINDOWS = 3;

/**
 * When a promised matter can happen: joint periods whose lords bring it, held back by deferred lords, best first by
 * class, ruling planets and start (R6T.3). The first five are narrowed by Saturn, Jupiter and Sun (R14.3), which moves
 * none of them.
 */
export async function eventTiming(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  max: number,
  context: WindowContext,
): Promise<EventTiming> {
  const { open, skipped } = openPeriods(chart, span, matter(chart, event));
  await search.yieldTurn();
  const all: Window[] = [];
  for (let at = 0; at < open.length; at += TOGETHER) {
    all.push(...windowsOf(chart, span, open.slice(at, at + TOGETHER), context));
    await search.yieldTurn();
  }
  const chosen = chosenWindows(all);
  const { offered, best, first } = chosen;
  const windows: TimedWindow[] = [];
  let truncated = false;
  for (const window of offered.slice(0, max)) {
    if (windows.length < WINDOWS_WITH_TRANSITS) {
      const { timed, cut } = await withTransits(search, chart, event, window, context);
      windows.push(timed);
      truncated ||= cut;
    } else {
      windows.push({ ...window, stages: null, transitConfirmed: false, candidateDates: [] });
    }
  }
  return { windows, weaker: listedWeak(chosen), found: offered.length, best, first, skipped, truncated };
}

async function withTransits(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  window: Window,
  { releases }: WindowContext,
): Promise<{ readonly timed: TimedWindow; readonly cut: boolean }> {
  const { startMs, endMs } = window;
  const { stages, truncated: cut } = await transitHierarchy(search, chart, event, startMs, {
    untilMs: endMs,
    last: 'SUN',
    signsUntilEnd: true,
    releases,
  });
  const sun = (stages.find(({ stage }) => stage === 'SUN')?.windows ?? []).slice(0, STAGE_WINDOWS);
  const agreeing = (span: Interval): readonly TransitStageName[] =>
    stages
      .filter(({ stage, windows }) => stage !== 'SUN' && intersectionOf(windows, [span]).length > 0)
      .map(({ stage }) => stage);
  const usable = usablePart(window);
  const timed: TimedWindow = {
    ...window,
    stages: stages.map((stage) => ({ ...stage, windows: stage.windows.slice(0, STAGE_WINDOWS) })),
    transitConfirmed: sun.some((span) => agreeing(span).length > 0),
    candidateDates: intersectionOf(sun, usable === null ? [] : [usable]).map((date) => ({
      ...date,
      by: [...agreeing(date), 'SUN'],
    })),
  };
  return { timed, cut };
}
