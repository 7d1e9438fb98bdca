import { named } from './spoken.ts';
import { FigureError } from '../errors.ts';

export interface Instant {
  /** Unix milliseconds. */
  readonly ms: number;
  readonly offsetMinutes: number;
  /** The instant as it was printed. */
  readonly stamp: string;
}

const STAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(?:Z|([+-])(\d{2}):(\d{2})(?::(\d{2}))?)$/;
const MINUTE = 60_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** An instant as tools print it, with its offset from UTC. Throws a FigureError that names `at` where it is none. */
export function instantOf(stamp: string, at: string): Instant {
  const found = STAMP.exec(stamp);
  const [, clock = '', sign, hours = '0', minutes = '0', seconds = '0'] = found ?? [];
  // Local mean times have offsets with seconds, which Date does not read.
  const offset = (Number(hours) * 60 + Number(minutes) + Number(seconds) / 60) * (sign === '-' ? -1 : 1);
  const ms = Date.parse(`${clock}Z`) - Math.round(offset * MINUTE);
  if (found === null || Number.isNaN(ms))
    throw new FigureError(
      `${at} must be an instant such as 2026-01-08T15:30:00+05:30, but it is ${JSON.stringify(stamp.slice(0, 40))}.`,
      at === 'at' ? at : undefined,
    );
  return { ms, offsetMinutes: offset, stamp };
}

const DAY = 'YYYY-MM-DD'.length;

/** The same where a brief result may print the day alone: it begins at its midnight. */
export const dayOrInstantOf = (stamp: string, at: string): Instant =>
  instantOf(stamp.length === DAY ? `${stamp}T00:00Z` : stamp, at);

/** The clock of the place, as a date whose UTC fields are those of that clock. */
const clockOf = ({ ms, offsetMinutes }: Pick<Instant, 'ms' | 'offsetMinutes'>): Date =>
  new Date(ms + offsetMinutes * MINUTE);

const two = (value: number): string => String(value).padStart(2, '0');

/** 8 Jan 2026 */
export function printedDate(instant: Pick<Instant, 'ms' | 'offsetMinutes'>): string {
  const clock = clockOf(instant);
  return `${clock.getUTCDate()} ${monthName(clock.getUTCMonth())} ${clock.getUTCFullYear()}`;
}

/** 15:27 */
export function printedTime(instant: Pick<Instant, 'ms' | 'offsetMinutes'>): string {
  const clock = clockOf(instant);
  return `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
}

/** 8 Jan 2026, 15:27 */
export const printedInstant = (instant: Pick<Instant, 'ms' | 'offsetMinutes'>): string =>
  `${printedDate(instant)}, ${printedTime(instant)}`;

/** UTC+05:30 */
export function printedOffset(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}

/** A moment of UTC on the clock of an offset: 14 Aug 1992, 10:02 (UTC+05:30). */
export const utcWithOffset = (stamp: string, offsetMinutes: number, at: string): string =>
  `${printedInstant({ ms: instantOf(stamp, at).ms, offsetMinutes })} (${printedOffset(offsetMinutes)})`;

export const monthName = (index: number): string => named(MONTHS[index] ?? '');
