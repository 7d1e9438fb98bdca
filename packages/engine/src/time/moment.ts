import { FIRST_JD } from './known-span.ts';
import { EngineError } from '../base/errors.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { parseCivil } from './civil.ts';
import { instantShowing, shownMs } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { jdFromUtcMs, utcMsFromJd } from './julian.ts';
import { pastClockNote } from './past-clock-note.ts';
import { printOffset, printUt } from './print.ts';
import { type Civil, civilToUtcMs, wallMs } from './wall-clock.ts';
import { utcOffsetAt, zoneReading, type ZoneReading } from './zone.ts';
import { say } from './time.messages.ts';
import { clocksDisagree } from './clocks-disagree.ts';

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
    throw new EngineError('validation_failed', say.noClockTime({ text: birth.birth_datetime }), 'birth_datetime');
  }
  const latitude = within(birth.latitude, 90, 'latitude');
  const longitude = within(birth.longitude, 180, 'longitude');
  const { time_zone: zone = civil.zone } = birth;
  const { offsetMinutes, shown } = birthOffset(civil, { ...birth, time_zone: zone });
  const utcMs = civilToUtcMs(civil, offsetMinutes);
  const jdUt = jdFromUtcMs(utcMs);
  if (jdUt < FIRST_JD) throw tooEarly(birth.birth_datetime, utcMs, 'birth_datetime');
  return {
    utcMs,
    jdUt,
    latitude,
    longitude,
    offsetMinutes,
    ...(zone === undefined ? {} : { zone }),
    ayanamsa: birth.ayanamsa ?? 'kp',
    ...(shown === 'once' ? {} : { clock: shown }),
  };
}

/**
 * Instant of an optional date or date-time argument, Unix milliseconds: without a suffix local time by the clock of the
 * place, with a zone as it is kept just then, a date alone local noon, missing `now` (docs/api.md#dates-and-clocks).
 * First and last moment are those of the ephemeris.
 */
export function resolveInstant(text: string | undefined, clock: LocalClock, now: number, field = 'as_of_date'): number {
  if (text === undefined) return now;
  const civil = parseCivil(text, field);
  const read = civil.dateOnly ? { ...civil, hour: 12 } : civil;
  const utcMs =
    civil.offsetMinutes === undefined ? instantShowing(wallMs(read), clock) : civilToUtcMs(read, civil.offsetMinutes);
  if (jdFromUtcMs(utcMs) < FIRST_JD) throw tooEarly(text, utcMs, field);
  return utcMs;
}

/** The first hours of 1800 lie within the years, but before the sky is known. */
function tooEarly(text: string, utcMs: number, field: string): EngineError {
  return new EngineError(
    'out_of_range',
    say.tooEarly({ field, text, at: printUt(utcMs), begins: printUt(utcMsFromJd(FIRST_JD)) }),
    field,
  );
}

/** An offset that was sent, alone or at the end of the time, says which reading of its clock is meant. */
function birthOffset(civil: Civil, { utc_offset_minutes: given, time_zone: zone }: BirthParameters): ZoneReading {
  if (given !== undefined) within(given, WIDEST_OFFSET, 'utc_offset_minutes');
  const reading = zone === undefined ? undefined : zoneReading(civil, zone);
  const ofZone = reading?.offsetMinutes;
  if (given !== undefined && zone !== undefined && ofZone !== undefined && !sameOffset(given, ofZone))
    throw clocksDisagree(given, { zone, zoned: ofZone }, 'THEN');
  const offset = ofZone ?? given;
  if (offset === undefined) {
    throw new EngineError('birth_data_missing', say.offsetMissing(), 'utc_offset_minutes');
  }
  const { offsetMinutes: carried } = civil;
  if (carried !== undefined && !sameOffset(carried, offset)) {
    const laterReading = given === undefined && zone !== undefined && isKept(civil, carried, zone);
    if (laterReading) return { offsetMinutes: carried, shown: 'once' };
    throw new EngineError(
      'validation_failed',
      say.suffixAgainstOffset({
        carries: civil.zone === undefined ? 'OFFSET' : 'ZONE',
        own: civil.zone ?? '',
        carried: printOffset(carried),
        by: given === undefined ? 'ZONE' : 'OFFSET',
        zone: zone ?? '',
        given: given ?? 0,
        offset: printOffset(offset),
      }),
      'birth_datetime',
    );
  }
  return { offsetMinutes: offset, shown: given === undefined ? (reading?.shown ?? 'once') : 'once' };
}

/** Whether the clocks of a zone had this offset when they showed that time. */
const isKept = (civil: Civil, offset: number, zone: string): boolean =>
  sameOffset(utcOffsetAt(civilToUtcMs(civil, offset), zone), offset);

function within(value: number, limit: number, field: string): number {
  if (!(Math.abs(value) <= limit)) {
    throw new EngineError('validation_failed', say.degreesOutside({ field, value, limit }), field);
  }
  return value;
}

/**
 * What to tell of the clock by which a time was read (docs/api.md#dates-and-clocks): of clocks that were changed just
 * then, and of clocks of the past, whose history may be known to the reader. Null where nothing need be said.
 */
export function clockNote(moment: Omit<Moment, 'jdUt' | 'ayanamsa'>, historyKnown = false): string | null {
  const said = [changeNote(moment), pastClockNote(moment, historyKnown)].filter((note) => note !== null);
  return said.length === 0 ? null : said.join(' ');
}

/** A clock that was put back showed a time twice, one put forward left times out. */
function changeNote({ clock, offsetMinutes }: Pick<Moment, 'clock' | 'offsetMinutes'>): string | null {
  if (clock === undefined) return null;
  const taken = printOffset(offsetMinutes);
  return clock === 'twice' ? say.shownTwice({ taken }) : say.neverShown({ taken });
}

/** What to tell of a birth that has not come yet; null of one that has. */
export const futureNote = (birth: Pick<Moment, 'utcMs'>, now: number): string | null =>
  birth.utcMs <= now ? null : say.birthInFuture({ at: printUt(birth.utcMs) });

/** The instant at which a person has lived so many whole years, by the wall clock of the birth; Unix milliseconds. */
export function birthdayMs(moment: Moment, years: number): number {
  const local = new Date(shownMs(moment.utcMs, moment));
  // A birth on 29 February has its birthday on 1 March of other years.
  local.setUTCFullYear(local.getUTCFullYear() + years);
  return instantShowing(local.getTime(), moment);
}
