import type { UsualHours } from '../events/usual-hours.ts';
import { dayHours } from './usable-hours.ts';
import type { DayHours } from './usable-hours.ts';

/** Hours of the day by their clock times, HH:MM. */
type NamedHours = Pick<UsualHours, 'start' | 'end'>;

/** The part of each day that a search looks at. */
export type SearchedHours =
  /** Hours that the caller sent. */
  | { readonly of: 'sent'; readonly named: NamedHours }
  /** The usual hours of the event, and where these hold nothing, every other hour too. */
  | { readonly of: 'usual' | 'outside'; readonly named: NamedHours }
  /** Every hour of day and night. */
  | { readonly of: 'all'; readonly named: null };

export const EVERY_HOUR: SearchedHours = { of: 'all', named: null };

/** Hours that are sent come first; without them the usual ones hold unless every hour is asked for. */
export function askedHours(sent: NamedHours | undefined, anyHour: boolean, usual: UsualHours): SearchedHours {
  if (sent !== undefined) return { of: 'sent', named: sent };
  return anyHour ? EVERY_HOUR : { of: 'usual', named: usual };
}

/** Hours by the minute; null for every hour. Throws validation_failed where they are no clock times. */
const minutesOfHours = ({ of, named }: SearchedHours): DayHours | null =>
  of === 'sent' || of === 'usual' ? dayHours(named) : null;

/**
 * A search within the hours asked for. Where the usual hours of an event hold nothing, every hour is searched: `again`
 * tells the second search from the first.
 */
export async function searchedWithin<Found>(
  asked: SearchedHours,
  search: (hours: DayHours | null, again: boolean) => Promise<Found>,
  isEmpty: (found: Found) => boolean,
): Promise<{ readonly found: Found; readonly hours: SearchedHours }> {
  const found = await search(minutesOfHours(asked), false);
  if (asked.of !== 'usual' || !isEmpty(found)) return { found, hours: asked };
  const outside = await search(null, true);
  return { found: outside, hours: isEmpty(outside) ? EVERY_HOUR : { of: 'outside', named: asked.named } };
}
