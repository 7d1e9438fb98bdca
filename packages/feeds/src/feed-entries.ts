import { inLanguage, languageChosen } from '@cuspal/speech';
import { dayAfter, dayOf, distinct, sentences, type CalendarEntry, type DaySpan } from './calendar-entry.ts';
import type { Ask } from './entries/ask.ts';
import { dashaEntries } from './entries/dashas.ts';
import { returnEntries } from './entries/returns.ts';
import { reviewEntries } from './entries/reviews.ts';
import { stationEntries } from './entries/stations.ts';
import { windowEntries } from './entries/windows.ts';
import type { FeedKind, FeedRequest } from './feed-request.ts';
import { say } from './feed.messages.ts';

/** Programs read calendars whole and again and again. */
export const MOST_ENTRIES = 500;

export interface FeedEntries {
  readonly name: string;
  readonly about: string;
  /** In order of time. */
  readonly entries: readonly CalendarEntry[];
  /** How many there would be without the bound. */
  readonly found: number;
}

const MAKERS: Readonly<
  Record<FeedKind, (ask: Ask, feed: FeedRequest, span: DaySpan) => Promise<readonly CalendarEntry[]>>
> = {
  windows: windowEntries,
  dashas: dashaEntries,
  stations: stationEntries,
  returns: returnEntries,
  reviews: reviewEntries,
};

/** The entries of a calendar in its language, of the results of tools that it asks one after the other. */
export function feedEntries(ask: Ask, feed: FeedRequest, span: DaySpan): Promise<FeedEntries> {
  const tag = feed.language === undefined ? undefined : languageChosen(feed.language)?.sentences;
  const speak = (): Promise<FeedEntries> => spokenEntries(ask, feed, span);
  return tag === undefined ? speak() : inLanguage(tag, speak);
}

async function spokenEntries(ask: Ask, feed: FeedRequest, span: DaySpan): Promise<FeedEntries> {
  const all: CalendarEntry[] = [];
  const lived = livedOf(feed, span);
  for (const kind of lived.from < lived.to ? feed.show : []) all.push(...(await MAKERS[kind](ask, feed, lived)));
  const inOrder = distinct(all).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const entries = inOrder
    .slice(0, MOST_ENTRIES)
    .map((entry) => ({ ...entry, what: sentences(entry.what, said(entry)) }));
  const cut = inOrder.length > entries.length ? say.cut({ shown: entries.length, found: inOrder.length }) : undefined;
  return {
    name: feed.name ?? say.calendarOfBirth(),
    about: sentences(say.aboutCalendar({ from: span.from, to: span.to }), cut),
    entries,
    found: inOrder.length,
  };
}

/** Days after the birth, before which tools have nothing to read. */
function livedOf({ birth }: FeedRequest, { from, to }: DaySpan): DaySpan {
  const first = dayAfter(dayOf(birth.birth_datetime));
  return { from: first > from ? first : from, to };
}

const said = ({ rule }: CalendarEntry): string => say.rule({ rule });
