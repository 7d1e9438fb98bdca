import { EngineError } from '@cuspal/engine/base/errors';
import { zoneWithin } from '@cuspal/engine/time/civil';
import { clockNote, resolveBirth } from '@cuspal/engine/time/moment';
import type { Moment } from '@cuspal/engine/time/moment';
import { type Ayanamsa, AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';
import { ToolError } from '../errors.ts';
import { birthInput } from './birth.ts';
import { concerning } from '@cuspal/engine/base/words';
import { say } from '../tool-kit.messages.ts';
import { offsetInHoursNote } from './offset-in-hours.ts';

export const genderInput = z.enum(['male', 'female']).optional();

/**
 * Another person (docs/api.md#a-second-person): camelCase names, the names of a birth accepted as aliases. Extend it by
 * `.extend(…).meta(PERSON_ALIASES)`.
 */
export const PERSON_ALIASES = {
  aliases: { birth_datetime: 'datetime', utc_offset_minutes: 'utcOffsetMinutes', time_zone: 'timeZone' },
};

export const personInput = z
  .strictObject({
    datetime: z.string().meta({ description: 'Local, ISO 8601' }),
    latitude: birthInput.shape.latitude,
    longitude: birthInput.shape.longitude,
    utcOffsetMinutes: z.number().min(-960).max(960).optional().meta({ description: 'This or timeZone' }),
    timeZone: z.string().max(100).optional().meta({ description: 'IANA' }),
    ayanamsa: z.enum(AYANAMSAS).optional().meta({ description: 'Default of the first person' }),
    gender: genderInput.meta({ description: 'Where the roles ask for it' }),
    name: z.string().max(200).optional().meta({ description: 'Repeated' }),
  })
  .meta({ ...PERSON_ALIASES, unlisted: ['ayanamsa', 'name'] });

export interface Person {
  readonly datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffsetMinutes?: number | undefined;
  readonly timeZone?: string | undefined;
  readonly ayanamsa?: Ayanamsa | undefined;
}

/**
 * The birth of another person. `field` is the argument's name (person2, partner …): faults name `person2.datetime`.
 * Without an ayanamsa of their own they are read in that of the first person, never in another. `note` hears of a clock
 * that showed the time twice or never.
 */
export function personMoment(
  person: Person,
  field: string,
  firstAyanamsa: Ayanamsa,
  note: (sentence: string) => void,
): Moment {
  const { timeZone = zoneWithin(person.datetime) } = person;
  if (person.utcOffsetMinutes === undefined && timeZone === undefined) {
    throw new ToolError('validation_failed', say.personOffsetMissing({ field }), {
      field: `${field}.utcOffsetMinutes`,
    });
  }
  try {
    const moment = resolveBirth({
      birth_datetime: person.datetime,
      latitude: person.latitude,
      longitude: person.longitude,
      ayanamsa: person.ayanamsa ?? firstAyanamsa,
      ...(person.utcOffsetMinutes === undefined ? {} : { utc_offset_minutes: person.utcOffsetMinutes }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    });
    const clock = clockNote(moment);
    if (clock !== null) note(`${clock} ${concerning(field)}`);
    const inHours = offsetInHoursNote(`${field}.utcOffsetMinutes`, person.utcOffsetMinutes);
    if (inHours !== undefined) note(inHours);
    return moment;
  } catch (thrown) {
    throw thrown instanceof EngineError ? inPerson(thrown, field) : thrown;
  }
}

/** The engine speaks of a birth; the caller sent the same under the names of a person. */
function inPerson(error: EngineError, field: string): ToolError {
  const names = { ...PERSON_ALIASES.aliases, latitude: 'latitude', longitude: 'longitude', ayanamsa: 'ayanamsa' };
  const own = new Map(Object.entries(names).map(([name, alias]) => [name, `${field}.${alias}`]));
  const message = error.message.replaceAll(/\b[a-z]+(_[a-z]+)*\b/g, (word) => own.get(word) ?? word);
  const code = error.code === 'birth_data_missing' ? 'validation_failed' : error.code;
  const named = own.get(error.field ?? '');
  return new ToolError(code, message, { cause: error, ...(named === undefined ? {} : { field: named }) });
}
