import { FIRST_JD } from './known-span.ts';
import { EngineError } from '../base/errors.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import type { Civil } from './civil.ts';
import { civilToUtcMs, LAST_YEAR, parseCivil, wallMs } from './civil.ts';
import { instantShowing, shownMs } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { jdFromUtcMs, utcMsFromJd } from './julian.ts';
import { printOffset, printUt } from './print.ts';
import { zoneReading, type ZoneReading } from './zone.ts';

/** An instant at a place with the clock kept there, in one ayanamsa: all that a chart needs. */
export interface Moment extends LocalClock {
  /** Unix milliseconds of UT (whole). */
  readonly utcMs: number;
  readonly jdUt: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ayanamsa: Ayanamsa;
  /**
   * Where the clocks of the zone that was sent did not show the time once: twice (put back), or never (put forward).
   */
  readonly clock?: 'twice' | 'never';
}

/** Birth parameters as callers send them (docs/api.md#dates-and-clocks). */
export interface BirthParameters {
  readonly birth_datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes?: number | undefined;
  readonly time_zone?: string | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
}

/** Widest offset of local mean times, minutes (Manila, Alaska). */
const WIDEST_OFFSET = 960;
/** Offsets are the same when they print the same to the second. */
const sameOffset = (a: number, b: number): boolean => Math.abs(a - b) * 60 < 1;

/**
 * The moment of birth: wall clock and offset brought to UT. The offset is `utc_offset_minutes`
 * or that of `time_zone` at birth; a suffix on the date-time must agree with it. Errors: validation_failed,
 * birth_data_missing (no offset at all), out_of_range (years outside 1800-2399), each with its field.
 */
export function resolveBirth(birth: BirthParameters): Moment {
  const civil = parseCivil(birth.birth_datetime, 'birth_datetime');
  if (civil.dateOnly) {
    throw new EngineError(
      'validation_failed',
      `birth_datetime "${birth.birth_datetime}" has no clock time. Ask for the time of birth and send YYYY-MM-DDTHH:MM. If nobody knows it, find_birth_time seeks it from dated events, and get_horary_chart_v2 answers by a number. set_birth_profile and get_planets take a date alone with birth_time_known false.`,
      'birth_datetime',
    );
  }
  const latitude = within(birth.latitude, 90, 'latitude');
  const longitude = within(birth.longitude, 180, 'longitude');
  const { offsetMinutes, shown } = birthOffset(civil, birth);
  const utcMs = civilToUtcMs(civil, offsetMinutes);
  const jdUt = jdFromUtcMs(utcMs);
  if (jdUt < FIRST_JD) throw tooEarly(birth.birth_datetime, utcMs, 'birth_datetime');
  return {
    utcMs,
    jdUt,
    latitude,
    longitude,
    offsetMinutes,
    ...(birth.time_zone === undefined ? {} : { zone: birth.time_zone }),
    ayanamsa: birth.ayanamsa ?? 'kp',
    ...(shown === 'once' ? {} : { clock: shown }),
  };
}

/**
 * Instant of an optional date or date-time argument, Unix milliseconds: without a suffix local time by the clock of the
 * place, with a zone as it is kept just then, a date alone local noon, missing `now` (docs/api.md#dates-and-clocks).
 * First and last moment are those of the ephemeris, unless a tool counts periods without one and names its own last
 * year.
 */
export function resolveInstant(
  text: string | undefined,
  clock: LocalClock,
  now: number,
  field = 'as_of_date',
  lastYear: number = LAST_YEAR,
): number {
  if (text === undefined) return now;
  const civil = parseCivil(text, field, lastYear);
  const read = civil.dateOnly ? { ...civil, hour: 12 } : civil;
  const utcMs =
    civil.offsetMinutes === undefined ? instantShowing(wallMs(read), clock) : civilToUtcMs(read, civil.offsetMinutes);
  if (lastYear === LAST_YEAR && jdFromUtcMs(utcMs) < FIRST_JD) throw tooEarly(text, utcMs, field);
  return utcMs;
}

/** The first hours of 1800 lie within the years, but before the sky is known. */
function tooEarly(text: string, utcMs: number, field: string): EngineError {
  return new EngineError(
    'out_of_range',
    `${field} "${text}" is ${printUt(utcMs)}, and the ephemeris begins at ${printUt(utcMsFromJd(FIRST_JD))}. Give a later moment.`,
    field,
  );
}

/** An offset that was sent says which reading of its clock is meant. */
function birthOffset(civil: Civil, { utc_offset_minutes: given, time_zone: zone }: BirthParameters): ZoneReading {
  if (given !== undefined) within(given, WIDEST_OFFSET, 'utc_offset_minutes');
  const reading = zone === undefined ? undefined : zoneReading(civil, zone);
  const ofZone = reading?.offsetMinutes;
  if (given !== undefined && ofZone !== undefined && !sameOffset(given, ofZone)) {
    throw new EngineError(
      'validation_failed',
      `utc_offset_minutes ${given} (${printOffset(given)}) disagrees with time_zone ${zone}, which was at ${printOffset(ofZone)} then. Send one of them, or two that agree.`,
      'utc_offset_minutes',
    );
  }
  const offset = ofZone ?? given;
  if (offset === undefined) {
    throw new EngineError(
      'birth_data_missing',
      'utc_offset_minutes is missing. Send the minutes ahead of UT in force at birth, or the time_zone of the birth place.',
      'utc_offset_minutes',
    );
  }
  if (civil.offsetMinutes !== undefined && !sameOffset(civil.offsetMinutes, offset)) {
    throw new EngineError(
      'validation_failed',
      `birth_datetime carries the offset ${printOffset(civil.offsetMinutes)} but ${given === undefined ? `time_zone ${zone}` : `utc_offset_minutes ${given}`} means ${printOffset(offset)}. Make them agree, or leave the suffix out.`,
      'birth_datetime',
    );
  }
  return { offsetMinutes: offset, shown: given === undefined ? (reading?.shown ?? 'once') : 'once' };
}

function within(value: number, limit: number, field: string): number {
  if (!(Math.abs(value) <= limit)) {
    throw new EngineError(
      'validation_failed',
      `${field} is ${value}; it must lie from -${limit} to ${limit}. Correct it.`,
      field,
    );
  }
  return value;
}

/**
 * What to tell of a birth in a time zone whose clocks were changed just then (docs/api.md#dates-and-clocks): a clock
 * that was put back showed a time twice, one put forward left times out. Null where nothing need be said.
 */
export function clockNote({ clock, offsetMinutes }: Pick<Moment, 'clock' | 'offsetMinutes'>): string | null {
  if (clock === undefined) return null;
  const taken = printOffset(offsetMinutes);
  return clock === 'twice'
    ? `The clocks there showed this time twice, and the earlier reading, ${taken}, is taken. For the later one send utc_offset_minutes and no time_zone.`
    : `The clocks there never showed this time, because they were put forward over it. The offset after the change, ${taken}, is taken, but the time should be asked for again.`;
}

/** The instant at which a person has lived so many whole years, by the wall clock of the birth; Unix milliseconds. */
export function birthdayMs(moment: Moment, years: number): number {
  const local = new Date(shownMs(moment.utcMs, moment));
  // A birth on 29 February has its birthday on 1 March of other years.
  local.setUTCFullYear(local.getUTCFullYear() + years);
  return instantShowing(local.getTime(), moment);
}
