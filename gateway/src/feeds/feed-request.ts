import { languageChosen } from '@cuspal/speech';
import { z } from 'zod';
import { DAY_MS, dayOf } from '../core/calendar.ts';
import { dayMs, type DaySpan } from './calendar-entry.ts';

/** What a calendar can show of a birth. */
export const BIRTH_KINDS = ['windows', 'dashas', 'stations', 'returns', 'reviews'] as const;
export type BirthKind = (typeof BIRTH_KINDS)[number];
/** What it can show of a place, whoever lives there. */
export const PLACE_KINDS = ['festivals', 'almanac'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
export const FEED_KINDS = [...BIRTH_KINDS, ...PLACE_KINDS] as const;

export const MOST_EVENTS = 5;
export const LONGEST_FEED_NAME = 60;
/** Two calendar years, one of them a leap year: as far as stations are looked for. */
export const MOST_DAYS = 731;
export const MOST_MONTHS_BACK = 6;
export const MOST_MONTHS_AHEAD = 17;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a day such as 2026-11-08')
  .refine((text) => !Number.isNaN(dayMs(text)) && dayOf(dayMs(text)) === text, 'there is no such day');

/** Where something is, and by which clock; the tools judge the values. */
const place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  utc_offset_minutes: z.number().min(-960).max(960).optional(),
  time_zone: z.string().min(1).max(64).optional(),
});

/** The arguments of tools that say when and where somebody was born. */
const birth = z.strictObject({
  birth_datetime: z
    .string()
    .max(40)
    .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]|$)/, 'expected an ISO 8601 date-time such as 1992-08-14T10:02:00'),
  ...place.shape,
  ayanamsa: z.string().min(1).max(40).optional(),
});

const request = z
  .strictObject({
    birth: birth.optional(),
    place: place.optional(),
    tradition: z.string().min(1).max(200).optional(),
    show: z.array(z.enum(FEED_KINDS)).min(1).max(FEED_KINDS.length),
    events: z.array(z.string().min(1).max(80)).min(1).max(MOST_EVENTS).optional(),
    dashaLevel: z.union([z.literal(2), z.literal(3)]).default(2),
    from: day.optional(),
    to: day.optional(),
    monthsBack: z.int().min(0).max(MOST_MONTHS_BACK).optional(),
    monthsAhead: z.int().min(1).max(MOST_MONTHS_AHEAD).optional(),
    name: z.string().min(1).max(LONGEST_FEED_NAME).optional(),
    language: z
      .string()
      .max(64)
      .refine((tag) => languageChosen(tag) !== undefined, 'expected a BCP 47 tag such as hi')
      .optional(),
  })
  .superRefine((feed, context) => {
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const showsWindows = feed.show.includes('windows');
    if (showsWindows && !feed.events) fault('events', 'windows are of events: name one to five');
    if (!showsWindows && feed.events) fault('events', 'events are those of windows, which are not shown');
    const showsBirth = feed.show.some((kind) => BIRTH_KINDS.some((each) => each === kind));
    const showsPlace = feed.show.some((kind) => PLACE_KINDS.some((each) => each === kind));
    if (showsBirth && !feed.birth) fault('birth', `${BIRTH_KINDS.join(', ')} are of a birth: send it`);
    if (!showsBirth && feed.birth) fault('birth', 'nothing of a birth is shown: leave it out');
    if (showsPlace && !feed.place)
      fault('place', `${PLACE_KINDS.join(' and ')} are of a place: send its coordinates and zone`);
    if (!showsPlace && feed.place) fault('place', 'nothing of a place is shown: leave it out');
    if (!showsPlace && feed.tradition !== undefined)
      fault('tradition', 'nothing of a tradition is shown: leave it out');
    if ((feed.from === undefined) !== (feed.to === undefined))
      fault(feed.from === undefined ? 'from' : 'to', 'from and to come together');
    if (feed.from !== undefined && (feed.monthsBack ?? feed.monthsAhead) !== undefined)
      fault('from', 'a span is either from and to, or monthsBack and monthsAhead');
    if (feed.from === undefined || feed.to === undefined) return;
    const days = (dayMs(feed.to) - dayMs(feed.from)) / DAY_MS;
    if (days < 1 || days > MOST_DAYS) fault('to', `expected 1 to ${MOST_DAYS} days after from, got ${days}`);
  });

/** A calendar that somebody asks for. */
export type FeedRequest = z.infer<typeof request>;

/** One that shows something of a birth, or of a place. */
export type BirthFeed = FeedRequest & { readonly birth: z.infer<typeof birth> };
export type PlaceFeed = FeedRequest & { readonly place: z.infer<typeof place> };

export type ReadFeed =
  | { readonly ok: true; readonly feed: FeedRequest }
  | { readonly ok: false; readonly field: string; readonly fault: string };

/** Reads a request: what it names, or the first member that cannot be taken and why. */
export function readFeed(value: unknown): ReadFeed {
  const parsed = request.safeParse(value);
  if (parsed.success) return { ok: true, feed: { ...parsed.data, show: [...new Set(parsed.data.show)] } };
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? String(issue.keys[0]).slice(0, 60) : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  return {
    ok: false,
    field: path.length === 0 ? 'body' : path.map(String).join('.'),
    fault: unknown === undefined ? (issue?.message ?? 'it is not what is expected') : 'there is no such member',
  };
}

/**
 * The days that a calendar shows: those that were asked for, else whole months around the moment, so that it stays the
 * same through a month.
 */
export function spanOf({ from, to, monthsBack = 1, monthsAhead = 12 }: FeedRequest, nowMs: number): DaySpan {
  if (from !== undefined && to !== undefined) return { from, to };
  const now = new Date(nowMs);
  const month = (more: number): string => dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + more, 1));
  return { from: month(-monthsBack), to: month(monthsAhead + 1) };
}
