import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { matter } from '../../kp/promise/matter.ts';
import { supportSpans } from '../../kp/transit/zone-windows.ts';
import { zoneOf } from '../../kp/transit/zone.ts';
import type { Search } from '../../passages/transit-search.ts';

/** A time in which a body confirms a window. */
export interface Support extends Interval {
  readonly body: 'Jupiter' | 'Sun';
}

const MOST_SPANS = 3;

/** At most three spans of a body in star and sub of planets strong for a matter, within a window (R14.1, R14.3). */
export async function support(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  body: Support['body'],
  window: Interval,
): Promise<readonly Support[]> {
  const zone = zoneOf(matter(chart, event).strong);
  const spans = await supportSpans(search, body, zone, window);
  return spans.slice(0, MOST_SPANS).map((span) => ({ body, ...span }));
}
