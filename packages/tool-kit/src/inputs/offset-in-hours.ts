import { say } from '../tool-kit.messages.ts';

/** No zone is further from Greenwich, in hours. */
const MOST_HOURS = 14;
/** Clocks of a zone are ahead by whole and half hours, and in these places by quarters. */
const QUARTER_HOURS = [5.75, 8.75, 12.75, 13.75];

/** Local mean times have other fractions, such as the -1.25 minutes of London. */
const looksLikeHours = (minutes: number): boolean =>
  minutes !== 0 &&
  Math.abs(minutes) <= MOST_HOURS &&
  (Number.isInteger(minutes * 2) || QUARTER_HOURS.includes(minutes));

/** What to check about an offset in minutes that is most probably one in hours; undefined where it is not. */
export const offsetInHoursNote = (field: string, minutes: number | undefined): string | undefined =>
  minutes !== undefined && looksLikeHours(minutes)
    ? say.offsetInHours({ field, minutes, meant: minutes * 60 })
    : undefined;
