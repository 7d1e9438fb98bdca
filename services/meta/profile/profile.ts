import { printedDegrees } from '@cuspal/engine/base/printed';
import { isPolar } from '@cuspal/engine/chart/houses';
import { birthWindow } from '@cuspal/engine/rectification/birth-window';
import { parseCivil } from '@cuspal/engine/time/civil';
import { clockNote, resolveBirth } from '@cuspal/engine/time/moment';
import type { BirthParameters, Moment } from '@cuspal/engine/time/moment';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { echo } from '../text/lines.ts';
import { farClockNote } from './far-clock.ts';

/** What is echoed of the person and the place, in sentences and nowhere else. */
export interface Labels {
  readonly name?: string | undefined;
  readonly birthPlace?: string | undefined;
}

export interface Profile {
  readonly name?: string;
  /** Wall clock at birth, to the second. */
  readonly birthDatetime: string;
  /** Label as found in the gazetteer, or as sent beside coordinates. */
  readonly birthPlace?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffsetMinutes: number;
  readonly timeZone?: string;
  readonly ayanamsa: Ayanamsa;
  /** Minutes that the time may be off, either way. */
  readonly birthTimeUncertaintyMinutes?: number;
}

/** The parameters of a birth whose time nobody knows. */
export interface DateProfile extends Omit<Profile, 'birthDatetime' | 'birthTimeUncertaintyMinutes'> {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly birthTimeKnown: false;
}

/** The birth parameters as understood; throws what is wrong with them. */
export const profileOf = (birth: BirthParameters, labels: Labels = {}, uncertaintyMinutes?: number): Profile => ({
  ...nameOf(labels),
  birthDatetime: wallClock(birth.birth_datetime),
  ...placeOf(resolveBirth(birth), birth, labels),
  ...(uncertaintyMinutes === undefined ? {} : { birthTimeUncertaintyMinutes: uncertaintyMinutes }),
});

/** Profile of a date alone, with notes on it; the offset is that of noon. */
export function dateProfileOf(
  birth: BirthParameters,
  labels: Labels = {},
): { readonly profile: DateProfile; readonly notes: readonly string[]; readonly polar: boolean } {
  const { date, noon, notes } = birthWindow(birth, undefined, undefined);
  const polar = isPolar(noon);
  const far = farClockNote(noon, birth.utc_offset_minutes);
  return {
    profile: { ...nameOf(labels), birthDate: date, birthTimeKnown: false, ...placeOf(noon, birth, labels) },
    notes: [...notes, far, polar ? NO_CUSPS : null].filter((note) => note !== null),
    polar,
  };
}

function nameOf({ name = '' }: Labels) {
  const shown = echo(name);
  return shown === '' ? {} : { name: shown };
}

const placeOf = (
  { latitude, longitude, offsetMinutes, ayanamsa }: Moment,
  { time_zone: timeZone }: BirthParameters,
  { birthPlace }: Labels,
) => ({
  ...(birthPlace === undefined ? {} : { birthPlace }),
  latitude,
  longitude,
  // Local mean time in millionths of a minute reads back to the millisecond.
  utcOffsetMinutes: printedDegrees(offsetMinutes),
  ...(timeZone === undefined ? {} : { timeZone }),
  ayanamsa,
});

function wallClock(text: string): string {
  const { year, month, day, hour, minute, second } = parseCivil(text, 'birth_datetime');
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

const NO_CUSPS = 'Placidus cusps do not exist at this latitude; KP cusp tools will refuse.';

/** What should be known of the time and place before anything is computed from them, in sentences. */
export function profileNotes(birth: BirthParameters): readonly string[] {
  const moment = resolveBirth(birth);
  const notes = [clockNote(moment), farClockNote(moment, birth.utc_offset_minutes), isPolar(moment) ? NO_CUSPS : null];
  return notes.filter((note) => note !== null);
}
