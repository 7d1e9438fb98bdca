import { z } from 'zod';
import { printedDay, isWithin, sentences, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { BirthFeed } from '../feed-request.ts';
import { planet, result, ruleOf, type Ask } from './ask.ts';

const retrogression = result.extend({
  stationWindows: z.array(
    z.looseObject({
      planet,
      kind: z.enum(['direct', 'retrograde']),
      station: z.string(),
      start: z.string(),
      end: z.string(),
      touches: z.array(z.looseObject({ natalPoint: z.string() })),
    }),
  ),
});

/** Instants at which a planet turns, and what of the birth chart it stands close to then. */
export async function stationEntries(ask: Ask, feed: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const scan = { scan_start_utc: `${span.from}T00:00:00Z`, scan_end_utc: `${span.to}T00:00:00Z` };
  const told = retrogression.parse(await ask('get_retrograde_advanced', { ...feed.birth, ...scan }));
  return told.stationWindows
    .filter(({ station }) => isWithin(station, span))
    .map(({ planet: body, kind, station, start, end, touches }) => ({
      id: `station ${body} ${kind} ${printedDay(station)}`,
      title: say.stationTitle({ planet: body, direction: kind }),
      start: station,
      allDay: false,
      what: sentences(
        say.slow({ from: start, to: end }),
        touches.length === 0
          ? say.touchesNothing()
          : say.touches({ points: touches.map(({ natalPoint }) => natalPoint) }),
      ),
      rule: ruleOf(told),
    }));
}
