import { EngineError } from '../base/errors.ts';

/** A wall-clock time as written. */
export interface Civil {
  readonly year: number;
  /** 1..12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly ms: number;
  /** Minutes ahead of UT when the text carries a suffix. */
  readonly offsetMinutes?: number;
  /** Only a date was written; the clock fields are then 0. */
  readonly dateOnly: boolean;
}

export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2399;
/** The last year that the written form can name: for periods that are counted and need no ephemeris. */
export const LAST_WRITTEN_YEAR = 9999;

const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}(?::\d{2})?)?)?$/;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight of a clock time `HH:MM`; undefined for another text. */
export function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * Reads an ISO 8601 date or date-time of the proleptic Gregorian calendar (docs/api.md#dates-and-clocks). Errors, with
 * the field: validation_failed for another form or a date that does not exist, out_of_range outside the years 1800 to
 * the last, which is that of the ephemeris unless a caller needs none.
 */
export function parseCivil(text: string, field: string, lastYear: number = LAST_YEAR): Civil {
  const match = PATTERN.exec(text.trim());
  if (match === null) {
    throw invalid(
      field,
      text,
      'is not an ISO 8601 date-time. Write YYYY-MM-DDTHH:MM[:SS], such as 1992-08-14T10:02:00, or the date alone where no time is needed.',
    );
  }
  const [, year, month, day, hour, minute, second, fraction, suffix] = match;
  const civil: Civil = {
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
  if (!isRealDate(civil)) {
    throw invalid(field, text, 'names a day that is not in the calendar. Give a real date.');
  }
  if (civil.hour > 23 || civil.minute > 59 || civil.second > 59) {
    throw invalid(field, text, 'has a clock time outside 00:00:00 to 23:59:59. Give a time within the day.');
  }
  if (civil.year < FIRST_YEAR || civil.year > lastYear) {
    throw new EngineError(
      'out_of_range',
      `${field} "${shorten(text)}" is outside the supported years ${FIRST_YEAR} to ${lastYear}. Give a date within them.`,
      field,
    );
  }
  return civil;
}

/** Unix milliseconds of a wall-clock time read with this offset (minutes ahead of UT; fractions allowed). */
export function civilToUtcMs(civil: Civil, offsetMinutes: number): number {
  return Math.round(wallMs(civil) - offsetMinutes * 60_000);
}

/** The wall-clock reading as if it were UT, in Unix milliseconds. */
export function wallMs(civil: Civil): number {
  return Date.UTC(civil.year, civil.month - 1, civil.day, civil.hour, civil.minute, civil.second, civil.ms);
}

function isRealDate({ year, month, day }: Civil): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day <= (lengths[month - 1] ?? 0);
}

function suffixMinutes(suffix: string, text: string, field: string): number {
  if (suffix === 'Z') return 0;
  const [hours = 0, minutes = 0, seconds = 0] = suffix.slice(1).split(':').map(Number);
  const size = hours * 60 + minutes + seconds / 60;
  if (minutes > 59 || seconds > 59 || size > 960) {
    throw invalid(field, text, `has the offset ${suffix}, which is not a time offset of at most 16 hours. Correct it.`);
  }
  return suffix.startsWith('-') && size > 0 ? -size : size;
}

function invalid(field: string, text: string, fault: string): EngineError {
  return new EngineError('validation_failed', `${field} "${shorten(text)}" ${fault}`, field);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
