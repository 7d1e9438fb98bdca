import type { Interval } from '../../base/intervals.ts';
import { printedScore } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { WindowClass } from '../../kp/promise/period-class.ts';
import { matter } from '../../kp/promise/matter.ts';
import { answering, windowsFor } from '../../kp/timing/event-windows.ts';
import { usableWindows } from '../../kp/timing/window-state.ts';
import type { ClassedWindow } from '../../kp/timing/window-state.ts';
import { WINDOW_CLASSES } from '../../kp/promise/period-class.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import type { TopicHorizon } from '../../kp/timing/topic-timing.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import { monthsOf } from '../../time/months.ts';
import type { CalendarMonth } from '../../time/months.ts';
import { clipped } from '../../base/intervals.ts';
import { knownSky } from '../../passages/transit-search.ts';
import { inZone, zoneEdges } from '../../kp/transit/zone.ts';
import { staysOf } from '../../passages/stays.ts';
import type { Planet } from '../../zodiac/names.ts';
import { APPEAL_MATTER } from './legal-data.ts';
import { say } from './legal.messages.ts';

/** A day of a window counts by the window's class. */
const CLASS_WEIGHT: Readonly<Record<WindowClass, number>> = { FULL: 3, PARTIAL: 2, WEAK: 1 };

export interface JudgmentMonth extends CalendarMonth {
  readonly score: number;
  /** Their points add up to the score. */
  readonly factors: readonly ScoreFactor[];
}

/** Days of some intervals that fall in a month, to the hundredth. */
const daysIn = (month: Interval, intervals: readonly Interval[]): number =>
  printedScore(clipped(intervals, month).reduce((sum, { startMs, endMs }) => sum + (endMs - startMs), 0) / DAY_MS);

/** Points of the windows in a month, by class; none where it holds no window. */
function windowFactors(month: Interval, windows: readonly ClassedWindow[]): readonly ScoreFactor[] {
  return WINDOW_CLASSES.flatMap((of): readonly ScoreFactor[] => {
    const ofClass = windows.filter((window) => window.class === of);
    const days = daysIn(month, ofClass);
    if (days === 0) return [];
    return [
      {
        factor: of.toLowerCase(),
        detail: say.windowDays({ days, points: CLASS_WEIGHT[of] }),
        points: printedScore(days * CLASS_WEIGHT[of]),
      },
    ];
  });
}

const totalOf = (factors: readonly ScoreFactor[]): number =>
  printedScore(factors.reduce((sum, { points }) => sum + points, 0));

/** The Sun adds a day for each day at most. */
const MOST_DAYS = 31;

/**
 * The month of the horizon that speaks most for a judgment: days of the matter's windows by their class, and the days
 * on which the Sun moves in star and sub of planets STRONG for 6 and 11; only months that hold a window, the earliest
 * of equals. Null when no month does.
 */
export async function judgmentMonth(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  horizon: TopicHorizon,
): Promise<JudgmentMonth | null> {
  const { span } = horizon;
  const windows = usableWindows(answering(windowsFor(chart, event, span, horizon)));
  const months = monthsOf(span, chart.moment)
    .map((month) => ({ month, factors: windowFactors(month, windows) }))
    .filter(({ factors }) => factors.length > 0);
  const { strong } = matter(chart, APPEAL_MATTER);
  const edges = zoneEdges(strong);
  let best: JudgmentMonth | null = null;
  // Months with the most points go first: the sooner a high one is found, the fewer ask where the Sun is.
  for (const { month, factors } of [...months].sort((a, b) => totalOf(b.factors) - totalOf(a.factors))) {
    // The Sun cannot lift it to the top.
    if (totalOf(factors) + MOST_DAYS < (best?.score ?? 0)) break;
    const [part] = clipped([month], knownSky(span));
    const stays = part === undefined ? [] : await staysOf(search, 'Sun', edges, part);
    const sun = stays.filter(({ inside }) => inZone(strong, inside));
    const all = [...factors, ...sunFactor(daysIn(month, sun), strong)];
    const score = totalOf(all);
    const before = best === null || score > best.score || (score === best.score && month.startMs < best.startMs);
    if (before) best = { ...month, score, factors: all };
  }
  return best;
}

const sunFactor = (days: number, strong: readonly Planet[]): readonly ScoreFactor[] =>
  days === 0
    ? []
    : [
        {
          factor: 'sun',
          detail: say.sunDays({ strong, days }),
          points: days,
        },
      ];
