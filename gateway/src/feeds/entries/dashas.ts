import { z } from 'zod';
import {
  printedDay,
  isWithin,
  overlaps,
  sentences,
  yearsOf,
  type CalendarEntry,
  type DaySpan,
} from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { BirthFeed } from '../feed-request.ts';
import { planet, result, ruleOf, type Ask } from './ask.ts';

const dates = { planet, startDate: z.string(), endDate: z.string() };

const timeline = result.extend({
  mahadashas: z.array(
    z.looseObject({
      ...dates,
      antardashas: z.array(
        z.looseObject({
          ...dates,
          tone: z.enum(['SUPPORTIVE', 'MIXED', 'ADVERSE']).optional(),
          eventPotential: z.array(z.looseObject({ event: z.string(), potential: z.string() })).default([]),
        }),
      ),
    }),
  ),
});

const tree = result.omit({ answer: true }).extend({
  antardashas: z.array(z.looseObject({ ...dates, pratyantardashas: z.array(z.looseObject(dates)) })),
});

type Mahadasha = z.infer<typeof timeline>['mahadashas'][number];
type Antardasha = Mahadasha['antardashas'][number];

const MOST_NAMED = 3;

/**
 * Beginnings of the periods of a life. They are days and no instants: a minute of birth time moves them by hours to days.
 */
export async function dashaEntries(ask: Ask, feed: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const told = timeline.parse(
    await ask('get_annotated_dasha', { ...feed.birth, from_date: span.from, years: yearsOf(span) }),
  );
  const entries = told.mahadashas.flatMap((md) =>
    md.antardashas
      .filter(({ startDate }) => isWithin(startDate, span))
      .map((ad) => ({
        id: `dasha ${md.planet}-${ad.planet}`,
        title:
          // The first antardasha is that of the lord of the mahadasha.
          md.planet === ad.planet
            ? say.mahadashaTitle({ planet: md.planet })
            : say.antardashaTitle({ md: md.planet, ad: ad.planet }),
        start: printedDay(ad.startDate),
        allDay: true,
        what: sentences(ofMahadasha(md), ofAntardasha(ad)),
        rule: ruleOf(told),
      })),
  );
  if (feed.dashaLevel === 2) return entries;
  const running = told.mahadashas.filter((md) => overlaps({ start: md.startDate, end: md.endDate }, span));
  for (const md of running) entries.push(...(await pratyantardashas(ask, feed, span, md)));
  return entries;
}

async function pratyantardashas(ask: Ask, feed: BirthFeed, span: DaySpan, md: Mahadasha) {
  const told = tree.parse(await ask('get_pratyantardasha_periods', { ...feed.birth, mahadasha: md.planet }));
  return told.antardashas.flatMap((ad) =>
    ad.pratyantardashas
      // The first begins with its antardasha, which has an entry.
      .filter(({ startDate }, at) => at > 0 && isWithin(startDate, span))
      .map((pd) => ({
        id: `dasha ${md.planet}-${ad.planet}-${pd.planet}`,
        title: say.pratyantardashaTitle({ md: md.planet, ad: ad.planet, pd: pd.planet }),
        start: printedDay(pd.startDate),
        allDay: true,
        what: sentences(
          say.pratyantardashaLasts({ planet: pd.planet, until: pd.endDate }),
          say.antardashaLasts({ planet: ad.planet, until: ad.endDate }),
        ),
        rule: ruleOf(told),
      })),
  );
}

const ofMahadasha = (md: Mahadasha): string => say.mahadashaLasts({ planet: md.planet, until: md.endDate });

function ofAntardasha({ planet: lord, endDate, tone, eventPotential }: Antardasha): string {
  const likely = eventPotential.filter(({ potential }) => potential === 'HIGH').slice(0, MOST_NAMED);
  return sentences(
    say.antardashaLasts({ planet: lord, until: endDate }),
    tone && say.tone({ tone }),
    likely.length > 0 ? say.opensFor({ events: likely.map(({ event }) => event) }) : undefined,
  );
}
