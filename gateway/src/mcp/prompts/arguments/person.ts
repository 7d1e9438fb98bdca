import { toolByName } from '@cuspal/catalog';
import { z } from 'zod';
import { suggest } from '../../texts/suggest.ts';
import { nothing, readText, type Argument } from './argument.ts';
import { oneOf } from './choices.ts';
import { readMoment, suggestMoment } from './moment.ts';
import { LATITUDE, LONGITUDE, readNumber, suggestOffset, UTC_OFFSET } from './numbers.ts';
import { readTimeZone, suggestTimeZone } from './time-zone.ts';

/** What the arguments of a person are called: the names of the tools, or the same for the second person. */
export const PERSON_NAMES = {
  first: {
    datetime: 'birth_datetime',
    place: 'birth_place',
    latitude: 'latitude',
    longitude: 'longitude',
    utcOffset: 'utc_offset_minutes',
    timeZone: 'time_zone',
  },
  second: {
    datetime: 'partner_datetime',
    place: 'partner_place',
    latitude: 'partner_latitude',
    longitude: 'partner_longitude',
    utcOffset: 'partner_utc_offset_minutes',
    timeZone: 'partner_time_zone',
  },
} as const;

export type Which = keyof typeof PERSON_NAMES;

const listed = z.object({ properties: z.record(z.string(), z.object({ enum: z.array(z.string()).optional() })) });

/** The arguments that set_birth_profile itself lists; it is where a place stands for coordinates. */
const PROFILE = listed.parse(toolByName('set_birth_profile')?.inputSchema).properties;

/** Whether the name of a town may be sent where coordinates are not known. */
export const TAKES_PLACE = 'birth_place' in PROFILE;

const OF = { first: 'of birth', second: 'of the birth of the second person' } as const;

/** The arguments that say when and where somebody was born. */
export function personArguments(which: Which, takesPlace: boolean): readonly Argument[] {
  const names = PERSON_NAMES[which];
  const of = OF[which];
  const instead = takesPlace ? `; or ${names.place}` : '';
  const place: Argument = {
    name: names.place,
    title: `Place ${of}`,
    description: 'Town and country, where the coordinates are not known',
    required: false,
    read: readText(200),
    suggest: nothing,
  };
  return [
    {
      name: names.datetime,
      title: `Date and time ${of}`,
      description: 'Local, as the clock there showed it: 1990-05-17T14:30',
      required: true,
      read: readMoment,
      suggest: suggestMoment,
    },
    ...(takesPlace ? [place] : []),
    {
      name: names.latitude,
      title: `Latitude ${of}`,
      description: `Degrees, north positive${instead}`,
      required: !takesPlace,
      read: readNumber(LATITUDE),
      suggest: nothing,
    },
    {
      name: names.longitude,
      title: `Longitude ${of}`,
      description: `Degrees, east positive${instead}`,
      required: !takesPlace,
      read: readNumber(LONGITUDE),
      suggest: nothing,
    },
    {
      name: names.timeZone,
      title: `Time zone ${of}`,
      description: `IANA name, such as Asia/Kolkata; or ${names.utcOffset}`,
      required: false,
      read: readTimeZone,
      suggest: suggestTimeZone,
    },
    {
      name: names.utcOffset,
      title: `UTC offset ${of}`,
      description: `Minutes ahead of UTC that day, such as 330; or ${names.timeZone}`,
      required: false,
      read: readNumber(UTC_OFFSET),
      suggest: suggestOffset,
    },
  ];
}

const AYANAMSAS = PROFILE['ayanamsa']?.enum ?? [];

export const ayanamsaArgument: Argument = {
  name: 'ayanamsa',
  title: 'Ayanamsa',
  description: 'Default kp',
  required: false,
  read: oneOf(AYANAMSAS),
  suggest: (typed) => suggest(AYANAMSAS, typed),
};
