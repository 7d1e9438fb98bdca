import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { Moment } from '@cuspal/engine/time/moment';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import type { Case } from '../cases/case.ts';

export const SKY = createSwissEphemeris();

/** Milliseconds are kept, the zone is UT. */
export const iso = (utcMs: number): string => new Date(utcMs).toISOString();

export const textIn = ({ id, input }: Case, name: string): string => {
  const value = input[name];
  if (typeof value !== 'string') throw new Error(`${id}: ${name} is no text.`);
  return value;
};

export const numberIn = ({ id, input }: Case, name: string): number => {
  const value = input[name];
  if (typeof value !== 'number') throw new Error(`${id}: ${name} is no number.`);
  return value;
};

/** The moment and place of a case; `field` holds the wall clock. */
export function momentOf(asked: Case, field = 'datetime'): Moment {
  const ayanamsa = AYANAMSAS.find((name) => name === (asked.input.ayanamsa ?? 'kp'));
  if (ayanamsa === undefined) throw new Error(`${asked.id}: no such ayanamsa.`);
  const { input } = asked;
  return resolveBirth({
    birth_datetime: textIn(asked, field),
    latitude: input.latitude === undefined ? 0 : numberIn(asked, 'latitude'),
    longitude: input.longitude === undefined ? 0 : numberIn(asked, 'longitude'),
    utc_offset_minutes: input.utcOffsetMinutes === undefined ? 0 : numberIn(asked, 'utcOffsetMinutes'),
    ayanamsa,
  });
}
