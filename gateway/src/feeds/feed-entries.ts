import { inLanguage, languageChosen } from '@cuspal/speech';
import { dayAfter, printedDay, distinct, sentences, type CalendarEntry, type DaySpan } from './calendar-entry.ts';
import type { Ask } from './entries/ask.ts';
import { dashaEntries } from './entries/dashas.ts';
import { returnEntries } from './entries/returns.ts';
import { reviewEntries } from './entries/reviews.ts';
import { stationEntries } from './entries/stations.ts';
import { windowEntries } from './entries/windows.ts';
import { almanacEntries } from './entries/almanac.ts';
import { festivalEntries } from './entries/festivals.ts';
import { BIRTH_KINDS, PLACE_KINDS } from './feed-request.ts';
import type { BirthFeed, BirthKind, FeedRequest, PlaceFeed, PlaceKind } from './feed-request.ts';
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

type Made = Promise<readonly CalendarEntry[]>;

const OF_BIRTH: Readonly<Record<BirthKind, (ask: Ask, feed: BirthFeed, span: DaySpan) => Made>> = {
  windows: windowEntries,
  dashas: dashaEntries,
  stations: stationEntries,
  returns: returnEntries,
  reviews: reviewEntries,
};
const OF_PLACE: Readonly<Record<PlaceKind, (ask: Ask, feed: PlaceFeed, span: DaySpan) => Made>> = {
  festivals: festivalEntries,
  almanac: almanacEntries,
};

/** The entries of a calendar in its language, of the results of tools that it asks one after the other. */
export function feedEntries(ask: Ask, feed: FeedRequest, span: DaySpan): Promise<FeedEntries> {
  const tag = feed.language === undefined ? undefined : languageChosen(feed.language)?.sentences;
  const speak = (): Promise<FeedEntries> => spokenEntries(ask, feed, span);
  return tag === undefined ? speak() : inLanguage(tag, speak);
}

async function spokenEntries(ask: Ask, feed: FeedRequest, span: DaySpan): Promise<FeedEntries> {
  const all: CalendarEntry[] = [];
  if (isOfBirth(feed)) {
    const lived = livedOf(feed, span);
    for (const kind of lived.from < lived.to ? BIRTH_KINDS.filter((each) => feed.show.includes(each)) : [])
      all.push(...(await OF_BIRTH[kind](ask, feed, lived)));
  }
  if (isOfPlace(feed))
    for (const kind of PLACE_KINDS.filter((each) => feed.show.includes(each)))
      all.push(...(await OF_PLACE[kind](ask, feed, span)));
  const inOrder = distinct(all).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const entries = inOrder
    .slice(0, MOST_ENTRIES)
    .map((entry) => ({ ...entry, what: sentences(entry.what, said(entry)) }));
  const cut = inOrder.length > entries.length ? say.cut({ shown: entries.length, found: inOrder.length }) : undefined;
  return {
    name: feed.name ?? (isOfBirth(feed) ? say.calendarOfBirth() : say.calendarOfPlace()),
    about: sentences(
      isOfBirth(feed) ? say.aboutCalendar(span) : undefined,
      isOfPlace(feed) ? say.aboutPlace(span) : undefined,
      cut,
    ),
    entries,
    found: inOrder.length,
  };
}

const isOfBirth = (feed: FeedRequest): feed is BirthFeed => feed.birth !== undefined;
const isOfPlace = (feed: FeedRequest): feed is PlaceFeed => feed.place !== undefined;

/** Days after the birth, before which tools have nothing to read. */
function livedOf({ birth }: BirthFeed, { from, to }: DaySpan): DaySpan {
  const first = dayAfter(printedDay(birth.birth_datetime));
  return { from: first > from ? first : from, to };
}

const said = ({ rule }: CalendarEntry): string => say.rule({ rule });
