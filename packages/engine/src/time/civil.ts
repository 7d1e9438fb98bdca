import { EngineError } from '../base/errors.ts';
import { DAY_MS } from './julian.ts';
import { printOffset } from './print.ts';
import { type Civil, civilToUtcMs, wallMs } from './wall-clock.ts';
import { utcOffsetAt, wallReading } from './zone.ts';
import { say } from './time.messages.ts';

export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2399;

/** The form that nearly all texts have. */
const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}(?::\d{2})?)?)?$/;
/**
 * What programs write besides: a space for the T, small letters, no dashes or colons, a comma before the fraction, an
 * offset without minutes or after a space, and the zone in brackets (RFC 9557).
 */
const WIDE =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?(?: ?(Z|[+-]\d{2}(?::?\d{2}(?::?\d{2})?)?))?(?:\[([A-Z][\w+/-]{0,60})\])?)?$/i;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight of a clock time `HH:MM`; undefined for another text. */
export function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Year, month, day, hour, minute, second, fraction, offset and zone as written. */
type Written = readonly (string | undefined)[];

function written(text: string): Written | undefined {
  const trimmed = text.trim();
  const usual = PATTERN.exec(trimmed);
  if (usual !== null) return usual.slice(1);
  const wide = WIDE.exec(trimmed.replace('\u2212', '-'));
  return wide === null ? undefined : [wide[1], ...wide.slice(3)];
}

/** Whether a text is a date, or a time that says neither its offset nor its zone. */
export function isBareDate(text: string): boolean {
  const [year, , , , , , , suffix, zone] = written(text) ?? [];
  return year !== undefined && suffix === undefined && zone === undefined;
}

/** Whether a date-time was written to the second. */
export const saysSeconds = (text: string): boolean => written(text)?.[5] !== undefined;

/** The zone in brackets that a date-time names. */
export const zoneWithin = (text: string): string | undefined => (text.includes('[') ? written(text)?.[8] : undefined);

/**
 * Reads an ISO 8601 date or date-time of the proleptic Gregorian calendar (docs/api.md#dates-and-clocks). Errors, with
 * the field: validation_failed for another form or a date that does not exist, out_of_range outside the years of the
 * ephemeris.
 */
export function parseCivil(text: string, field: string): Civil {
  const parts = written(text);
  if (parts === undefined) {
    throw unreadable(field, text, 'NOT_ISO');
  }
  const [year, month, day, hour, minute, second, fraction, suffix, zone] = parts;
  const read: Civil = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    ms: fraction === undefined ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3)),
    dateOnly: hour === undefined,
    ...(suffix === undefined ? {} : { offsetMinutes: suffixMinutes(suffix, text, field) }),
  };
  if (!isRealDate(read)) {
    throw unreadable(field, text, 'NO_SUCH_DAY');
  }
  const civil = isDayEnd(read) ? nextMidnight(read) : read;
  if (civil.hour > 23 || civil.minute > 59 || civil.second > 59) {
    throw unreadable(field, text, 'NO_SUCH_TIME');
  }
  if (civil.year < FIRST_YEAR || civil.year > LAST_YEAR) {
    throw new EngineError(
      'out_of_range',
      say.yearsOutside({ field, text: shorten(text), first: FIRST_YEAR, last: LAST_YEAR }),
      field,
    );
  }
  return zone === undefined ? civil : { ...civil, zone, offsetMinutes: zoneMinutes(civil, zone, text, field) };
}

const isDayEnd = ({ hour, minute, second, ms }: Civil): boolean =>
  hour === 24 && minute === 0 && second === 0 && ms === 0;

/** 24:00 of a day is 00:00 of the next. */
function nextMidnight(civil: Civil): Civil {
  const next = new Date(wallMs({ ...civil, hour: 0 }) + DAY_MS);
  return { ...civil, year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate(), hour: 0 };
}

/** The offset of the zone in brackets; one that is written too says which of two readings is meant. */
function zoneMinutes(civil: Civil, zone: string, text: string, field: string): number {
  const { offsetMinutes: sent } = civil;
  const kept = offsetIn(zone, text, field, () =>
    sent === undefined ? wallReading(wallMs(civil), zone).offsetMinutes : utcOffsetAt(civilToUtcMs(civil, sent), zone),
  );
  if (sent === undefined || Math.abs(sent - kept) * 60 < 1) return sent ?? kept;
  const offsets = { sent: printOffset(sent), kept: printOffset(kept) };
  throw invalid(field, say.suffixAgainstZone({ field, text: shorten(text), zone, ...offsets }));
}

function offsetIn(zone: string, text: string, field: string, read: () => number): number {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw invalid(field, say.zoneInDateUnknown({ field, text: shorten(text), zone }));
  }
}

function isRealDate({ year, month, day }: Civil): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}

function suffixMinutes(suffix: string, text: string, field: string): number {
  if (suffix.length === 1) return 0;
  const digits = suffix.slice(1).replaceAll(':', '');
  const [hours = 0, minutes = 0, seconds = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  const size = hours * 60 + minutes + seconds / 60;
  if (minutes > 59 || seconds > 59 || size > 960) {
    throw invalid(field, say.suffixIsNoOffset({ field, text: shorten(text), suffix }));
  }
  return suffix.startsWith('-') && size > 0 ? -size : size;
}

const invalid = (field: string, message: string): EngineError => new EngineError('validation_failed', message, field);

const unreadable = (
  field: string,
  text: string,
  fault: Parameters<typeof say.dateUnreadable>[0]['fault'],
): EngineError => invalid(field, say.dateUnreadable({ field, text: shorten(text), fault }));

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
