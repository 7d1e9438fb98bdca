import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';

/** Frame of all sidereal longitudes; kp when absent. */
export const ayanamsaInput = z.enum(AYANAMSAS).optional().meta({ default: 'kp', description: 'Sidereal zodiac' });

const latitude = z.number().min(-90).max(90).meta({ description: '-90 to 90, north positive' });
const longitude = z.number().min(-180).max(180).meta({ description: '-180 to 180, east positive' });
const offset = z.number().min(-960).max(960).optional();
const timeZone = z.string().optional().meta({ description: 'IANA' });

/**
 * The birth parameters (docs/api.md#arguments) of tools that build a birth chart. Either the offset or the zone must
 * come; the schema requires neither, because clients check schemas before they call.
 */
export const birthInput = z.strictObject({
  birth_datetime: z.string().meta({ description: 'Local, ISO 8601' }),
  latitude,
  longitude,
  utc_offset_minutes: offset.meta({ description: 'Ahead of UTC; or time_zone', orTimeZone: true }),
  ayanamsa: ayanamsaInput,
  time_zone: timeZone,
});

/** Birth parameters of the one tool that looks a place up: its name may stand in for coordinates, offset and zone. */
export const birthOrPlaceInput = birthInput.extend({
  latitude: latitude.optional().meta({ description: 'North positive; or birth_place', orBirthPlace: true }),
  longitude: longitude.optional().meta({ description: 'East positive; or birth_place', orBirthPlace: true }),
  birth_place: z.string().max(200).optional().meta({ description: 'Town, region or country, any script' }),
});

/** The same names, all optional: listed and never refused. A tool that gives one a meaning extends it. */
export const acceptedBirthInput = z.strictObject({
  birth_datetime: z.string().optional().meta({ description: 'May be left out' }),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  utc_offset_minutes: offset.meta({ description: 'Ahead of UTC' }),
  ayanamsa: ayanamsaInput,
  time_zone: timeZone,
});

/** Parameters of tools that need a place and no person; birth_datetime is accepted. */
export const placeInput = acceptedBirthInput.extend({
  latitude,
  longitude,
  utc_offset_minutes: offset.meta({ description: 'Ahead of UTC there; or time_zone', orTimeZone: true }),
});

export const BIRTH_FIELDS = [
  'birth_datetime',
  'latitude',
  'longitude',
  'utc_offset_minutes',
  'ayanamsa',
  'time_zone',
] as const;
export type BirthField = (typeof BIRTH_FIELDS)[number];
export const isBirthField = (name: unknown): name is BirthField => BIRTH_FIELDS.some((field) => field === name);
