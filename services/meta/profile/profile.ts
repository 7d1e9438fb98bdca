import { printedDegrees } from '@cuspal/engine/base/printed';
import { isPolar } from '@cuspal/engine/chart/houses';
import { birthWindow } from '@cuspal/engine/rectification/birth-window';
import { parseCivil } from '@cuspal/engine/time/civil';
import { type BirthParameters, clockNote, futureNote, type Moment, resolveBirth } from '@cuspal/engine/time/moment';
import { pastClockNote } from '@cuspal/engine/time/past-clock-note';
import { printOffset } from '@cuspal/engine/time/print';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { offsetInHoursNote } from '@cuspal/tool-kit';
import { echo } from '../text/lines.ts';
import { say } from './profile.messages.ts';

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
  labels: Labels,
  now: number,
): { readonly profile: DateProfile; readonly notes: readonly string[]; readonly polar: boolean } {
  const { date, noon, notes } = birthWindow(birth, undefined, undefined);
  const polar = isPolar(noon);
  const far = farClockNote(noon, birth.utc_offset_minutes);
  return {
    profile: { ...nameOf(labels), birthDate: date, birthTimeKnown: false, ...placeOf(noon, birth, labels) },
    notes: [...notes, pastClockNote(noon), futureNote(noon, now), far, polar ? say.noCusps() : null].filter(
      (note) => note !== null,
    ),
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

/** What should be known of the time and place before anything is computed from them, in sentences. */
export function profileNotes(birth: BirthParameters, now: number): readonly string[] {
  const moment = resolveBirth(birth);
  const notes = [
    clockNote(moment),
    futureNote(moment, now),
    farClockNote(moment, birth.utc_offset_minutes),
    isPolar(moment) ? say.noCusps() : null,
  ];
  return notes.filter((note) => note !== null);
}

/** Hardly any place has ever kept its clocks further from its Sun than this. */
const FAR_MINUTES = 180;
const MINUTES_OF_DAY = 1_440;
/** The Sun goes over a degree of longitude in this many minutes. */
const MINUTES_OF_DEGREE = 4;

/** What to check where the clock is far from the Sun of the place, or minutes look like hours; null where all seems well. */
export function farClockNote(
  { longitude, offsetMinutes }: { readonly longitude: number; readonly offsetMinutes: number },
  sentMinutes: number | undefined,
): string | null {
  const inHours = offsetInHoursNote('utc_offset_minutes', sentMinutes);
  if (inHours !== undefined) return inHours;
  const away = Math.abs(offsetMinutes - longitude * MINUTES_OF_DEGREE) % MINUTES_OF_DAY;
  const apart = Math.min(away, MINUTES_OF_DAY - away);
  if (apart <= FAR_MINUTES) return null;
  return say.clockFarFromSun({ offset: printOffset(offsetMinutes), hours: (apart / 60).toFixed(1), longitude });
}

/** The confirmed profile and the reminder that goes with it, line by line. */
export const profileLines = (profile: Profile, notes: readonly string[]): readonly string[] => [
  ...confirmed(profile, `Birth datetime: ${profile.birthDatetime}`),
  ...(profile.birthTimeUncertaintyMinutes === undefined
    ? []
    : [`Birth time uncertainty: ${say.eitherWay({ minutes: profile.birthTimeUncertaintyMinutes })}`]),
  ...notes.map((note) => `Note: ${note}`),
  '',
  say.sendAgain(),
];

/** Profile text of a birth whose time nobody knows. */
export const dateProfileLines = (profile: DateProfile, notes: readonly string[]): readonly string[] => [
  ...confirmed(profile, `Birth date: ${say.timeUnknown({ date: profile.birthDate })}`),
  ...notes.map((note) => `Note: ${note}`),
];

const confirmed = (profile: Profile | DateProfile, birthLine: string): readonly string[] => [
  'BIRTH PROFILE CONFIRMED',
  ...(profile.name === undefined ? [] : [`Name: ${profile.name}`]),
  birthLine,
  ...(profile.birthPlace === undefined ? [] : [`Birth place: ${profile.birthPlace}`]),
  `Latitude: ${profile.latitude}`,
  `Longitude: ${profile.longitude}`,
  `UTC offset minutes: ${profile.utcOffsetMinutes}${profile.timeZone === undefined ? '' : ` (from ${profile.timeZone})`}`,
  `Ayanamsa: ${profile.ayanamsa}`,
];
