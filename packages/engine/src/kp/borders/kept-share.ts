import { clipped, intersectionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import { once } from '../../base/once.ts';
import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { movingSky } from '../../search/moving-sky.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { FIRST_JD, LAST_JD } from '../../time/known-span.ts';
import { movedChart } from './moved-chart.ts';
import { nearBirth } from './near-birth.ts';
import { standings } from '../kernel/standing.ts';
import { offeredPeriods } from '../timing/event-windows.ts';

/** How exact a birth time is taken to be where nobody says it (R6T.5, R9S). */
export const USUAL_UNCERTAINTY_MINUTES = 2;

const MINUTE_MS = 60_000;

/** The times of a span that a chart offers for a matter, FULL and PARTIAL. */
const offeredTimes = (chart: Chart, event: JudgedEvent, span: Interval): readonly Interval[] =>
  clipped(offeredPeriods(chart, span, standings(chart, event)), span);

const lengthOf = (times: readonly Interval[]): number =>
  times.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/**
 * The share of the offered days of a span that stay offered with a birth so many minutes earlier and so many later
 * (R6T.5), 0 to 1; null where nothing is offered. Throws out_of_range without Placidus.
 */
export function keptShare(
  ephemeris: Ephemeris,
  chart: Chart,
  event: JudgedEvent,
  span: Interval,
  uncertaintyMinutes = USUAL_UNCERTAINTY_MINUTES,
): number | null {
  const own = offeredTimes(chart, event, span);
  if (own.length === 0) return null;
  if (uncertaintyMinutes === 0) return 1;
  const { utcMs } = chart.moment;
  const fromMs = Math.max(utcMs - uncertaintyMinutes * MINUTE_MS, utcMsFromJd(FIRST_JD));
  const toMs = Math.min(utcMs + uncertaintyMinutes * MINUTE_MS, utcMsFromJd(LAST_JD));
  const sky = once(() => movingSky(ephemeris, chart.moment, fromMs, toMs, chart));
  const bornAt = (atMs: number): Chart => nearBirth(ephemeris, chart, atMs) ?? movedChart(chart, sky(), atMs);
  const kept = [fromMs, toMs].reduce(
    (times, atMs) => intersectionOf(times, offeredTimes(bornAt(atMs), event, span)),
    own,
  );
  return lengthOf(kept) / lengthOf(own);
}
