import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { isVolunteered } from '../events/event.ts';
import type { NatalEvent } from '../events/event.ts';
import { ageAt, lifeStageSpan } from '../events/life-stage.ts';
import type { SetAside } from '../events/life-stage.ts';
import { NATAL_EVENTS } from '../events/natal.ts';
import type { Verdict } from '../kp/promise/promise-verdict.ts';
import { verdictOf } from '../kp/promise/promise.ts';
import { windowsFor } from '../kp/timing/event-windows.ts';
import { byWindowOrder } from '../kp/timing/window-order.ts';
import type { Window, WindowContext } from '../kp/timing/window.ts';

/** A matter of the catalogue that the periods of a span open fully, with its best window there. */
export interface Opening {
  readonly event: NatalEvent;
  readonly verdict: Verdict;
  readonly window: Window;
}

const MOST_OPENINGS = 5;
const MOST_ADVERSE = 3;

/** What opens in a span at the age of the person then, and what would open at another. */
export interface Openings {
  readonly openings: readonly Opening[];
  readonly setAside: readonly SetAside<NatalEvent>[];
}

/** Left to tools of their own, which carry disclaimer and audience. */
const OF_THEIR_OWN_TOOLS: readonly string[] = ['imprisonment', 'addiction', 'divorce', 'marital_discord'];

/** Favourable matters that are promised or left open and fully opened in the span, best first. */
export const openings = (chart: Chart, span: Interval, context: WindowContext): Openings =>
  opened(
    chart,
    NATAL_EVENTS.filter(({ polarity }) => polarity === 'favourable'),
    span,
    context,
    MOST_OPENINGS,
  );

/** The same of unwelcome matters, for a caller who asked for them. */
export const adverseOpenings = (chart: Chart, span: Interval, context: WindowContext): Openings =>
  opened(
    chart,
    NATAL_EVENTS.filter(
      (event) =>
        event.polarity === 'adverse' &&
        isVolunteered(event, true) &&
        event.topic !== 'health' &&
        event.topic !== 'children' &&
        !OF_THEIR_OWN_TOOLS.includes(event.key),
    ),
    span,
    context,
    MOST_ADVERSE,
  );

/** A window begins no earlier than its matter belongs to the life of the person, and ends with it. */
function opened(
  chart: Chart,
  events: readonly NatalEvent[],
  span: Interval,
  context: WindowContext,
  most: number,
): Openings {
  const fullIn = (event: NatalEvent, part: Interval): Window | null => {
    const { best } = windowsFor(chart, event, part, context);
    return best?.class === 'FULL' ? best : null;
  };
  const found: Opening[] = [];
  const setAside: SetAside<NatalEvent>[] = [];
  for (const event of events) {
    const { side, verdict } = verdictOf(chart, event);
    if (side === 'no') continue;
    const { fromMs, toMs } = lifeStageSpan(event, chart.moment);
    const part = { startMs: Math.max(span.startMs, fromMs), endMs: Math.min(span.endMs, toMs) };
    if (part.startMs < part.endMs) {
      const window = fullIn(event, part);
      if (window !== null) found.push({ event, verdict, window });
    } else {
      const window = fullIn(event, span);
      if (window !== null) setAside.push({ event, age: ageAt(chart.moment, window.startMs) });
    }
  }
  return { openings: found.sort((a, b) => byWindowOrder(a.window, b.window)).slice(0, most), setAside };
}
