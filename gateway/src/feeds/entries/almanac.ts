import { z } from 'zod';
import { dayMs, isWithin, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { PlaceFeed } from '../feed-request.ts';
import { result, type Ask } from './ask.ts';

const limb = z.looseObject({ name: z.string(), ends: z.string() });

const month = result.extend({
  days: z.array(
    z.looseObject({
      date: z.string(),
      sunrise: z.string(),
      sunset: z.string(),
      tithi: limb,
      star: limb,
      lunarMonth: z.string(),
    }),
  ),
});

/** Rule by which the limbs of a day are reckoned. */
const RULE = 'R32.1';

/** The days of a place: tithi and star at sunrise with their ends, the Sun, and the month of the Moon. */
export async function almanacEntries(ask: Ask, feed: PlaceFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const { place, tradition } = feed;
  const entries: CalendarEntry[] = [];
  const first = new Date(dayMs(span.from));
  for (let more = 0; ; more += 1) {
    const at = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + more, 1));
    if (at.getTime() >= dayMs(span.to)) return entries;
    const asked = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, ...(tradition && { tradition }) };
    const { days } = month.parse(await ask('get_calendar', { ...place, ...asked }));
    entries.push(
      ...days
        .filter(({ date }) => isWithin(date, span))
        .map(({ date, sunrise, sunset, tithi, star, lunarMonth }) => ({
          id: `day ${date}`,
          title: say.almanacTitle({ tithi: tithi.name, star: star.name }),
          start: date,
          allDay: true,
          what: say.almanacWhat({
            ...{ tithi: tithi.name, tithiEnds: tithi.ends, star: star.name, starEnds: star.ends },
            ...{ sunrise, sunset, month: lunarMonth },
          }),
          rule: RULE,
        })),
    );
  }
}
