import { intersectionOf, overlap, unionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Stay } from '../../passages/stays.ts';
import { knownSky, lastCrossing } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { LAST_JD, withinSpan } from '../../time/known-span.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Division } from '../../zodiac/division.ts';
import { SIGN_BORDERS, STAR_BORDERS, staysOf, stretchesOf } from '../../passages/stays.ts';
import { inZone } from './zone.ts';
import type { Zone } from './zone.ts';

/** The bodies that narrow a date, slowest first (R14.3). */
export const TRANSIT_BODIES = ['Saturn', 'Jupiter', 'Sun', 'Moon'] as const;
export type TransitBody = (typeof TRANSIT_BODIES)[number];

/** A time in which a body stands in the zone without leaving its star or its sign (R14.1). */
export interface ZoneWindow extends Omit<Stay, 'begins' | 'ends'> {
  /** Where it stands at the start; its sub may change, but only into another that is strong. */
  readonly inside: Division;
  /** When it entered the star in this passage: the matter on offer, the sub not yet agreeing (R14.4). */
  readonly offeredFromMs: number;
}

/** Days that hold any one stay in a star, and in a sign (1800 to 2399). */
const LONGEST_STAR_STAY: Readonly<Record<TransitBody, number>> = { Saturn: 410, Jupiter: 330, Sun: 15, Moon: 1.3 };
const LONGEST_SIGN_STAY = { Saturn: 1120, Jupiter: 410 } as const;
/** Days searched at a time: a caller that wants few windows pays for no more. */
const PIECE_DAYS: Readonly<Record<TransitBody, number>> = { Saturn: 2200, Jupiter: 1100, Sun: 120, Moon: 27 };

/**
 * The first windows of a body in a zone, cut to a span, in order of time. Their borders are solved passages, never a
 * grid.
 */
export async function zoneWindows(
  search: Search,
  body: TransitBody,
  zone: Zone,
  span: Interval,
  limit = Infinity,
): Promise<readonly ZoneWindow[]> {
  const found: ZoneWindow[] = [];
  const piece = PIECE_DAYS[body] * DAY_MS;
  for (let from = span.startMs; from < span.endMs && found.length < limit; from += piece) {
    const to = Math.min(from + piece, span.endMs);
    found.push(...(await windowsMeeting(search, body, zone, { startMs: from, endMs: to }, span)));
    if (search.budget.stoppedAt !== null) break;
  }
  return found.slice(0, limit).map((each) => ({ ...each, endMs: Math.min(each.endMs, span.endMs) }));
}

/**
 * The windows that begin in a piece of a span, or are open when the span begins. The search reaches beyond the piece as
 * far as one stay in a star can, but not beyond the span, and back to the entry into a star only where a window asks for it.
 */
async function windowsMeeting(
  search: Search,
  body: TransitBody,
  { strong, borders }: Zone,
  piece: Interval,
  span: Interval,
): Promise<readonly ZoneWindow[]> {
  const endMs = Math.min(widened(piece, LONGEST_STAR_STAY[body]).endMs, span.endMs);
  const searched = { startMs: piece.startMs, endMs };
  const stays = await staysOf(search, body, borders, searched, (part) => inZone(strong, part));
  const [first] = stays;
  let star = first === undefined || first.begins ? null : first.inside.starIndex;
  let enteredMs: number | null = null;
  const windows: ZoneWindow[] = [];
  for (const { begins, ends: _, ...stay } of stays) {
    const { inside, startMs } = stay;
    if (inside.starIndex !== star) enteredMs = startMs;
    star = inside.starIndex;
    // One that is open when a later piece begins was found in the piece before.
    const isNew = begins || piece.startMs === span.startMs;
    if (!isNew || !inZone(strong, inside) || !overlap(stay, piece)) continue;
    enteredMs ??= starEntryBefore(search, body, piece.startMs);
    windows.push({ ...stay, offeredFromMs: enteredMs });
  }
  return windows;
}

/** When a body entered the star in which it stands at an instant. */
function starEntryBefore(search: Search, body: TransitBody, utcMs: number): number {
  const days = LONGEST_STAR_STAY[body];
  const entry = lastCrossing(search, body, STAR_BORDERS, jdFromUtcMs(utcMs), days);
  return entry === null ? widened({ startMs: utcMs, endMs: utcMs }, days).startMs : utcMsFromJd(entry.jd);
}

/**
 * The stays of Saturn or Jupiter in a sign that meet a span, whole (its 2.5 years and its year, R14.3), or where their
 * limits do not matter beyond `within`, cut to it.
 */
export async function signStays(
  search: Search,
  body: 'Saturn' | 'Jupiter',
  span: Interval,
  within?: Interval,
): Promise<readonly Interval[]> {
  const around = widened(span, LONGEST_SIGN_STAY[body]);
  // A stay that the ephemeris cuts short is told as one, so it is followed to that end.
  const isCut = around.endMs >= utcMsFromJd(LAST_JD);
  const [looked = around] = within === undefined || isCut ? [] : intersectionOf([around], [within]);
  const stays = await stretchesOf(search, body, SIGN_BORDERS, looked);
  return stays.filter((stay) => overlap(stay, span));
}

/** A span with some days before and after it, as far as the ephemeris reaches. */
const widened = ({ startMs, endMs }: Interval, days: number): Interval => ({
  startMs: utcMsFromJd(withinSpan(jdFromUtcMs(startMs) - days)),
  endMs: utcMsFromJd(withinSpan(jdFromUtcMs(endMs) + days)),
});

/** When a body stands in star and sub of planets strong for a matter, within a span, as far as the sky is known (R14.1). */
export async function supportSpans(
  search: Search,
  body: TransitBody,
  { strong, borders }: Zone,
  span: Interval,
): Promise<readonly Interval[]> {
  const { startMs, endMs } = knownSky(span);
  const stays = await staysOf(search, body, borders, { startMs, endMs }, (part) => inZone(strong, part));
  return unionOf(stays.filter(({ inside }) => inZone(strong, inside)));
}
