import type { JudgedEvent } from '../../events/event.ts';
import type { Chart } from '../../chart/chart.ts';
import { matter } from '../../kp/promise/matter.ts';
import { monthsOf } from '../../time/months.ts';
import type { CalendarMonth } from '../../time/months.ts';
import { unionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import { zoneOf } from '../../kp/transit/zone.ts';
import { zoneWindows } from '../../kp/transit/zone-windows.ts';
import type { Search } from '../../passages/transit-search.ts';

/** Months of a window in which the Sun stands in the star and the sub of planets strong for the matter (R14.1). */
export async function bestMonths(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  window: Interval,
): Promise<readonly CalendarMonth[]> {
  const zone = zoneOf(matter(chart, event).strong);
  const spans = await zoneWindows(search, 'Sun', zone, window);
  const touched = unionOf(spans).flatMap((span) => monthsOf(span, chart.moment));
  return touched.filter(({ startMs }, index) => startMs !== touched[index - 1]?.startMs);
}
