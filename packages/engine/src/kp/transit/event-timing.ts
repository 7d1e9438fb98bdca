import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { jointPeriodsBetween } from '../../dasha/joint-period.ts';
import type { JointPeriod } from '../../dasha/joint-period.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { intersectionOf } from '../../base/intervals.ts';
import type { PeriodJudgement } from '../promise/period-class.ts';
import type { SkippedPeriod } from '../timing/event-windows.ts';
import { transitHierarchy } from './hierarchy.ts';
import type { TransitStage, TransitStageName } from './transit-window.ts';
import type { Search } from '../../passages/transit-search.ts';
import type { Planet } from '../../zodiac/names.ts';
import { openPeriods } from '../timing/event-windows.ts';
import { windowsOf, type Window, type WindowContext } from '../timing/window.ts';
import { firstWindow, usablePart } from '../timing/window-state.ts';
import { matter } from '../promise/matter.ts';
import { classRank, periodClass } from '../promise/period-class.ts';
import { byUse, byWindowOrder, inCommon } from '../timing/window-order.ts';

/** A time inside a window in which the sky agrees, with the stages that do. */
interface CandidateDate extends Interval {
  readonly by: readonly TransitStageName[];
}

/** A window of an event, narrowed by what waits and by transit. */
export interface TimedWindow extends Window {
  /** Saturn, Jupiter and Sun in the fruitful zone during the window; null where not looked at. */
  readonly stages: readonly TransitStage[] | null;
  /** The Sun and one of Jupiter and Saturn stand in the zone together. */
  readonly transitConfirmed: boolean;
  readonly candidateDates: readonly CandidateDate[];
}

/** The best joint period below a window: the matter is offered, not given. */
export interface OfferedPeriod extends JointPeriod, PeriodJudgement {}

export interface EventTiming {
  /** Best first. */
  readonly windows: readonly TimedWindow[];
  /** How many there were before the best were taken. */
  readonly found: number;
  /** The earliest of all that can be used. */
  readonly first: Window | null;
  readonly skipped: readonly SkippedPeriod[];
  /** Where there is no window. */
  readonly nextBest: OfferedPeriod | null;
  /** A used-up budget or the end of the ephemeris cut the transits of some window. */
  readonly truncated: boolean;
}

const WINDOWS_WITH_TRANSITS = 5;
/** Windows of a stage listed at most. */
const STAGE_WINDOWS = 3;

/**
 * When a promised matter can happen: joint periods whose lords give it, held back by deferred lords, the
 * first five narrowed by Saturn, Jupiter and Sun (R14.3); best first.
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
  const windows = windowsOf(chart, span, open, context).map(withoutTransits).sort(byTransits);
  await search.yieldTurn();
  const best: TimedWindow[] = [];
  let truncated = false;
  for (const window of windows.slice(0, max)) {
    if (best.length < WINDOWS_WITH_TRANSITS) {
      const { timed, cut } = await withTransits(search, chart, event, window, context);
      best.push(timed);
      truncated ||= cut;
    } else {
      best.push(window);
    }
  }
  return {
    windows: best.sort(byTransits),
    found: windows.length,
    first: firstWindow(windows),
    skipped,
    nextBest: windows.length === 0 ? bestOffer(chart, event, span, context.rulingPlanets) : null,
    truncated,
  };
}

const withoutTransits = (window: Window): TimedWindow => ({
  ...window,
  stages: null,
  transitConfirmed: false,
  candidateDates: [],
});

/** DEFERRED_OUT last, then class, transits, ruling planets and start. */
const byTransits = (a: TimedWindow, b: TimedWindow): number =>
  byUse(a, b) ||
  classRank(a.class) - classRank(b.class) ||
  Number(b.transitConfirmed) - Number(a.transitConfirmed) ||
  byWindowOrder(a, b);

async function withTransits(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  window: TimedWindow,
  { releases }: WindowContext,
): Promise<{ readonly timed: TimedWindow; readonly cut: boolean }> {
  const { startMs, endMs } = window;
  const { stages, truncated: cut } = await transitHierarchy(search, chart, event, startMs, {
    untilMs: endMs,
    last: 'SUN',
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

/** The best joint period of a span in which the matter is at least offered. */
function bestOffer(
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  rulingPlanets: readonly Planet[],
): OfferedPeriod | null {
  const weighed = matter(chart, event);
  const offers = jointPeriodsBetween(chart, span).flatMap(({ md, ad, pd }) => {
    const lords = [md.planet, ad.planet, pd.planet] as const;
    const judged = periodClass(weighed, lords);
    const order = { startMs: pd.startMs, rulingPlanetsInCommon: inCommon(lords, rulingPlanets) };
    return judged.class === 'WEAK' ? [{ md, ad, pd, ...judged, ...order }] : [];
  });
  const [best] = offers.sort(byWindowOrder);
  return best === undefined ? null : { ...best };
}
