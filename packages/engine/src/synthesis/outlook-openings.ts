import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { isVolunteered } from '../events/event.ts';
import type { NatalEvent } from '../events/event.ts';
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

/** Left to tools of their own, which carry disclaimer and audience. */
const OF_THEIR_OWN_TOOLS: readonly string[] = ['imprisonment', 'addiction', 'divorce', 'marital_discord'];

/** Favourable matters that are promised or left open and fully opened in the span, best first. */
export const openings = (chart: Chart, span: Interval, context: WindowContext): readonly Opening[] =>
  opened(
    chart,
    NATAL_EVENTS.filter(({ polarity }) => polarity === 'favourable'),
    span,
    context,
  ).slice(0, MOST_OPENINGS);

/** The same of unwelcome matters, for a caller who asked for them. */
export const adverseOpenings = (chart: Chart, span: Interval, context: WindowContext): readonly Opening[] =>
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
  ).slice(0, MOST_ADVERSE);

function opened(
  chart: Chart,
  events: readonly NatalEvent[],
  span: Interval,
  context: WindowContext,
): readonly Opening[] {
  const found = events.flatMap((event): readonly Opening[] => {
    const { side, verdict } = verdictOf(chart, event);
    if (side === 'no') return [];
    const { best } = windowsFor(chart, event, span, context);
    return best?.class === 'FULL' ? [{ event, verdict, window: best }] : [];
  });
  return found.sort((a, b) => byWindowOrder(a.window, b.window));
}
