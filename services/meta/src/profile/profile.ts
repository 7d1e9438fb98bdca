import { meanObliquity } from '@cuspal/engine/chart/mean-obliquity';
import { parseCivil } from '@cuspal/engine/time/civil';
import { clockNote } from '@cuspal/engine/time/clock-note';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { BirthParameters } from '@cuspal/engine/time/moment';
import type { Ayanamsa } from '@cuspal/engine/zodiac/names';
import { echo } from '../text/lines.ts';

export interface Profile {
  readonly name?: string;
  /** Wall clock at birth, to the second. */
  readonly birthDatetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffsetMinutes: number;
  readonly timeZone?: string;
  readonly ayanamsa: Ayanamsa;
}

/** The birth parameters as understood; throws what is wrong with them. */
export function profileOf(birth: BirthParameters, name = ''): Profile {
  const { latitude, longitude, offsetMinutes, ayanamsa } = resolveBirth(birth);
  const shownName = echo(name);
  return {
    ...(shownName === '' ? {} : { name: shownName }),
    birthDatetime: wallClock(birth.birth_datetime),
    latitude,
    longitude,
    utcOffsetMinutes: offsetMinutes,
    ...(birth.time_zone === undefined ? {} : { timeZone: birth.time_zone }),
    ayanamsa,
  };
}

function wallClock(text: string): string {
  const { year, month, day, hour, minute, second } = parseCivil(text, 'birth_datetime');
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** Whether some degrees of the ecliptic never rise there, so that the place has no Placidus houses (R3.2). */
const isPolar = (birth: BirthParameters): boolean =>
  Math.abs(birth.latitude) >= 90 - meanObliquity(resolveBirth(birth).jdUt);

/** What should be known of the time and place before anything is computed from them, in sentences. */
export function profileNotes(birth: BirthParameters): readonly string[] {
  const clock = clockNote(resolveBirth(birth));
  return [
    ...(clock === null ? [] : [clock]),
    ...(isPolar(birth) ? ['Placidus cusps do not exist at this latitude; KP cusp tools will refuse.'] : []),
  ];
}
