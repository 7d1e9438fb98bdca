import { z } from 'zod';
import { overlaps, sentences, wholeDays, yearsOf, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { BirthFeed } from '../feed-request.ts';
import { planet, result, ruleOf, type Ask } from './ask.ts';

const timing = result.extend({
  eventResolution: z.looseObject({ label: z.string() }),
  windows: z.array(
    z.looseObject({
      class: z.enum(['FULL', 'PARTIAL', 'WEAK']),
      md: planet,
      ad: planet,
      pd: planet,
      start: z.string(),
      end: z.string(),
      usableStart: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  pagination: z.looseObject({ hasMore: z.boolean() }),
});

/** Four windows a page; a span of two years has hardly more than a dozen. */
const MOST_PAGES = 5;
const MOST_WINDOWS = 20;

/** Times in which the events that were asked for can happen. */
export async function windowEntries(ask: Ask, feed: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const asked = { ...feed.birth, from_date: span.from, horizon_years: yearsOf(span), max_windows: MOST_WINDOWS };
  const entries: CalendarEntry[] = [];
  for (const event of feed.events ?? []) {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const told = timing.parse(await ask('find_event_timing_v2', { ...asked, event, page }));
      entries.push(...ofPage(told, span));
      if (!told.pagination.hasMore) break;
    }
  }
  return entries;
}

function ofPage(told: z.infer<typeof timing>, span: DaySpan): readonly CalendarEntry[] {
  const { label } = told.eventResolution;
  return told.windows.flatMap(({ class: standing, md, ad, pd, usableStart, end, reason }) => {
    // A window whose lords give nothing before it ends is no time for the matter.
    if (usableStart === null || !overlaps({ start: usableStart, end }, span)) return [];
    return {
      id: `window ${label} ${md}-${ad}-${pd}`,
      title: say.windowTitle({ event: label, class: standing }),
      ...wholeDays(usableStart, end),
      what: sentences(reason, told.answer, told.disclaimer),
      rule: ruleOf(told),
    };
  });
}
