import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { bestWindows } from '../../kp/timing/event-windows.ts';
import { cutWindow } from '../../kp/timing/window.ts';
import type { Window } from '../../kp/timing/window.ts';
import { byStart } from '../../kp/timing/window-state.ts';
import type { TopicHorizon } from '../../kp/timing/topic-timing.ts';
import { byWindowOrder } from '../../kp/timing/window-order.ts';
import { clipped } from '../../base/intervals.ts';
import type { Search } from '../../passages/transit-search.ts';
import { directSpans } from '../../passages/direct-motion.ts';

/** When to file: the parts of the decision windows in which Mercury moves forward, the best `max` in order of time. */
export async function filingWindows(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  horizon: TopicHorizon,
  max: number,
): Promise<readonly Window[]> {
  const forward = await directSpans(search, 'Mercury', horizon.span);
  return bestWindows(chart, event, horizon.span, Infinity, horizon)
    .flatMap((window) => forward.flatMap((span) => clipped([window], span).map((part) => cutWindow(window, part))))
    .sort(byWindowOrder)
    .slice(0, max)
    .sort(byStart);
}
