import type { JudgedEvent } from '../../events/event.ts';
import type { Chart } from '../../chart/chart.ts';
import { matter } from '../../kp/promise/matter.ts';
import { printDate } from '../../time/print.ts';
import type { Interval } from '../../base/intervals.ts';
import { zoneOf } from '../../kp/transit/zone.ts';
import { zoneWindows } from '../../kp/transit/zone-windows.ts';
import type { Search } from '../../passages/transit-search.ts';

/** Calendar months `YYYY-MM` at the birth place that an interval touches. */
export function monthsOf({ startMs, endMs }: Interval, offsetMinutes: number): readonly string[] {
  const months: string[] = [];
  const last = printDate(endMs - 1, offsetMinutes).slice(0, 7);
  let [year = 0, month = 1] = printDate(startMs, offsetMinutes).split('-').map(Number);
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    months.push(name);
    if (name >= last) return months;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

/** Months of a window in which the Sun stands in the star and the sub of planets fruitful for the matter (R14.1). */
export async function bestMonths(
  search: Search,
  chart: Chart,
  event: JudgedEvent,
  window: Interval,
): Promise<readonly string[]> {
  const zone = zoneOf(matter(chart, event).set.fruitful);
  const spans = await zoneWindows(search, 'Sun', zone, window);
  return [...new Set(spans.flatMap((span) => monthsOf(span, chart.moment.offsetMinutes)))];
}
