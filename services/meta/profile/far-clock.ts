import { printOffset } from '@cuspal/engine/time/print';

/** Hardly any place has ever kept its clocks further from its Sun than this. */
const FAR_MINUTES = 180;
const MINUTES_OF_DAY = 1_440;
/** The Sun goes over a degree of longitude in this many minutes. */
const MINUTES_OF_DEGREE = 4;
/** No zone is further from Greenwich, in hours. */
const MOST_HOURS = 14;

/** What to check where the clock is far from the Sun of the place, or minutes look like hours; null where all seems well. */
export function farClockNote(
  { longitude, offsetMinutes }: { readonly longitude: number; readonly offsetMinutes: number },
  sentMinutes: number | undefined,
): string | null {
  if (sentMinutes !== undefined && looksLikeHours(sentMinutes))
    return `utc_offset_minutes ${sentMinutes} is less than a quarter of an hour. If it is in hours, send ${sentMinutes * 60}.`;
  const away = Math.abs(offsetMinutes - longitude * MINUTES_OF_DEGREE) % MINUTES_OF_DAY;
  const apart = Math.min(away, MINUTES_OF_DAY - away);
  if (apart <= FAR_MINUTES) return null;
  return `The offset ${printOffset(offsetMinutes)} is ${(apart / 60).toFixed(1)} hours from the Sun at longitude ${longitude}, which is rarely right. Check the sign of the offset, and that latitude and longitude are not exchanged.`;
}

/** Local mean times have other fractions, such as the -1.25 minutes of London. */
const looksLikeHours = (minutes: number): boolean =>
  minutes !== 0 && Math.abs(minutes) <= MOST_HOURS && Number.isInteger(minutes * 2);
