import type { Field } from './field.ts';
import { fieldsOf, type Schema } from './read-schema.ts';
import { say } from '../words/playground.messages.ts';

const MOMENT = 'birth_datetime';
const NAMES = [MOMENT, 'latitude', 'longitude', 'time_zone', 'utc_offset_minutes', 'ayanamsa'];

/** The fields of a birth, which are filled in once for all tools. */
export const BIRTH_FIELDS: readonly Field[] = [
  { name: MOMENT, label: say.birthMoment(), hint: say.birthMomentHint(), required: true, kind: 'moment' },
  { name: 'latitude', label: say.latitude(), hint: say.latitudeHint(), required: true, ...degrees(90) },
  { name: 'longitude', label: say.longitude(), hint: say.longitudeHint(), required: true, ...degrees(180) },
  { name: 'time_zone', label: say.timeZone(), hint: say.timeZoneHint(), required: true, kind: 'text' },
];

function degrees(most: number) {
  return { kind: 'number', whole: false, least: -most, most } as const;
}

export interface ToolForm {
  /** Whether the tool takes the birth, and whether it can do without. */
  readonly birth: 'required' | 'accepted' | 'none';
  /** What is asked for beside it. */
  readonly fields: readonly Field[];
}

/** The form of a tool. The birth stands in a form of its own, but where the tool means another moment by its names. */
export function toolForm(schema: Schema): ToolForm {
  const moment = schema.properties?.[MOMENT];
  const fields = fieldsOf(schema);
  if (!moment || /not birth/.test(moment.description ?? '')) return { birth: 'none', fields };
  return {
    birth: schema.required?.includes(MOMENT) === true ? 'required' : 'accepted',
    fields: fields.filter(({ name }) => !NAMES.includes(name) || name === 'ayanamsa'),
  };
}

/** A place that a form asks for: the names of its fields. */
export interface PlaceFields {
  readonly latitude: string;
  readonly longitude: string;
  readonly zone?: string;
}

/** The places that fields ask for, as pairs of a latitude and a longitude with one beginning. */
export function placesOf(fields: readonly Field[]): readonly PlaceFields[] {
  const names = fields.map(({ name }) => name);
  return names
    .filter((name) => /(?:^|_)latitude$/.test(name))
    .map((latitude) => {
      const start = latitude.slice(0, -'latitude'.length);
      const zone = [`${start}time_zone`, `${start}timeZone`].find((name) => names.includes(name));
      return { latitude, longitude: `${start}longitude`, ...(zone !== undefined && { zone }) };
    })
    .filter(({ longitude }) => names.includes(longitude));
}
