import { z } from 'zod';
import { DAY_MS, dayOf } from '../../core/calendar.ts';
import { dayAfter, dayMs, overlaps, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import type { PlaceFeed } from '../feed-request.ts';
import { result, type Ask } from './ask.ts';

const calendar = result.extend({
  entries: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      date: z.string(),
      lastDate: z.string().optional(),
      start: z.string().optional(),
      end: z.string().optional(),
      what: z.string(),
      rule: z.string(),
    }),
  ),
});

/** Festivals, fasts, sankrantis and eclipses of a place: days, and instants of what is no whole day. */
export async function festivalEntries(ask: Ask, feed: PlaceFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const { place, tradition } = feed;
  const last = Number(dayOf(dayMs(span.to) - DAY_MS).slice(0, 4));
  const entries: CalendarEntry[] = [];
  for (let year = Number(span.from.slice(0, 4)); year <= last; year += 1) {
    const told = calendar.parse(await ask('get_calendar', { ...place, year, ...(tradition && { tradition }) }));
    for (const { id, title, date, lastDate = date, start, end, what, rule } of told.entries) {
      if (!overlaps({ start: date, end: lastDate }, span)) continue;
      const time =
        start === undefined
          ? { start: date, ...(lastDate > date && { end: dayAfter(lastDate) }), allDay: true }
          : { start, ...(end !== undefined && { end }), allDay: false };
      entries.push({ id: `festival ${id} ${date}`, title, ...time, what, rule });
    }
  }
  return entries;
}
