import { invalidParams } from '../texts/invalid-params.ts';
import { PERSON_NAMES, type Which } from './arguments/person.ts';
import { missing, type Values } from './read-arguments.ts';

/** The birth data of a tool call, as far as they are known. */
export type BirthData = Readonly<Record<string, unknown>>;

/** A person whose coordinates are to be looked up first. */
export interface PlacedByName {
  readonly datetime: unknown;
  readonly place: unknown;
}

const present = (values: Values): BirthData =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Birth data by the names of the tools. Throws -32602 where place or clock are not known. */
export function birthOf(values: Values): BirthData {
  checkPerson(values, 'first');
  const { birth_datetime, latitude, longitude, utc_offset_minutes, time_zone, ayanamsa } = values;
  return present({ birth_datetime, latitude, longitude, utc_offset_minutes, time_zone, ayanamsa });
}

/** The second person as the tools for two take one. Throws -32602 where place or clock are not known. */
export function partnerOf(values: Values): BirthData {
  checkPerson(values, 'second');
  const names = PERSON_NAMES.second;
  return present({
    datetime: values[names.datetime],
    latitude: values[names.latitude],
    longitude: values[names.longitude],
    utcOffsetMinutes: values[names.utcOffset],
    timeZone: values[names.timeZone],
  });
}

/** The second person's chart alone, by the names of the tools. */
export const partnerAsBirth = (values: Values): BirthData => {
  const { datetime, latitude, longitude, utcOffsetMinutes, timeZone } = partnerOf(values);
  return present({
    birth_datetime: datetime,
    latitude,
    longitude,
    utc_offset_minutes: utcOffsetMinutes,
    time_zone: timeZone,
    ayanamsa: values['ayanamsa'],
  });
};

/** Moment and place of a question where the tools expect a birth; the place of birth where no other is known. */
export function questionAsBirth(values: Values): BirthData {
  const { question_datetime, question_latitude, question_longitude, question_utc_offset_minutes, ayanamsa } = values;
  const place = [question_latitude, question_longitude, question_utc_offset_minutes];
  const known = place.filter((value) => value !== undefined).length;
  if (known === 0) return { ...birthOf(values), birth_datetime: question_datetime };
  if (known < place.length) {
    throw invalidParams(
      'The place of the question is not whole. Send question_latitude, question_longitude and question_utc_offset_minutes together, or none of them.',
      { field: 'question_latitude' },
    );
  }
  return present({
    birth_datetime: question_datetime,
    latitude: question_latitude,
    longitude: question_longitude,
    utc_offset_minutes: question_utc_offset_minutes,
    ayanamsa,
  });
}

/** Undefined where the coordinates are there, or nobody named a place. */
export function placedByName(values: Values, which: Which): PlacedByName | undefined {
  const names = PERSON_NAMES[which];
  if (values[names.latitude] !== undefined || values[names.place] === undefined) return undefined;
  return { datetime: values[names.datetime], place: values[names.place] };
}

function checkPerson(values: Values, which: Which): void {
  const names = PERSON_NAMES[which];
  if (values[names.latitude] === undefined && values[names.longitude] === undefined && placedByName(values, which)) {
    return;
  }
  for (const name of [names.latitude, names.longitude]) {
    if (values[name] === undefined) throw missing(name, 'Degrees, north and east positive');
  }
  if (values[names.timeZone] === undefined && values[names.utcOffset] === undefined) {
    throw missing(names.timeZone, `An IANA name such as Asia/Kolkata, or in its place ${names.utcOffset}, such as 330`);
  }
}
