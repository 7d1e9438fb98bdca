import { zoneWithin } from '@cuspal/engine/time/civil';
import type { z } from 'zod';
import type { BirthField } from '../inputs/birth.ts';
import { jsonSchemaOf, type JsonSchema } from '../schema/json-schema.ts';
import { argumentFault, birthDataMissing } from './faults.ts';
import { prepareArguments } from './prepare.ts';

export interface Parsed<Input> {
  readonly input: Input;
  /** Names sent at the top level, aliases resolved. */
  readonly given: ReadonlySet<string>;
}

/** From the arguments as they were sent to the tool's input; throws a ToolError that names the first fault. */
export function createParser<Input extends z.ZodObject>(schema: Input): (sent: object) => Parsed<z.output<Input>> {
  const json = jsonSchemaOf(schema, 'input');
  const absentFrom = standInsOf(json);
  return (given) => {
    const sent = prepareArguments(json, given);
    const prepared = withZoneOfBirth(json, sent);
    const absent = absentFrom(prepared);
    const parsed = schema.safeParse(prepared);
    if (!parsed.success) throw argumentFault(json, prepared, parsed.error.issues, absent);
    if (absent.length > 0) throw birthDataMissing(json, absent);
    return { input: parsed.data, given: new Set(Object.keys(sent)) };
  };
}

/** A zone in brackets at the end of the birth is its time_zone, where none is sent. */
function withZoneOfBirth({ properties }: JsonSchema, sent: Record<string, unknown>): Record<string, unknown> {
  const { birth_datetime: birth, time_zone } = sent;
  if (typeof birth !== 'string' || time_zone !== undefined || properties?.['time_zone'] === undefined) return sent;
  const zone = zoneWithin(birth);
  return zone === undefined ? sent : { ...sent, time_zone: zone };
}

/** Names that no schema requires because another may stand in for them, and that are absent with it. */
function standInsOf({ properties }: JsonSchema): (given: Readonly<Record<string, unknown>>) => readonly BirthField[] {
  const orZone = properties?.['utc_offset_minutes']?.orTimeZone === true;
  const orPlace = properties?.['latitude']?.orBirthPlace === true;
  return (given) => {
    const absent = (name: string): boolean => given[name] === undefined;
    const place = given['birth_place'] ?? '';
    const placed = orPlace && !(typeof place === 'string' && place.trim() === '');
    const noClock = orZone && absent('utc_offset_minutes') && absent('time_zone');
    return [
      ...(orPlace && !placed ? (['latitude', 'longitude'] as const).filter(absent) : []),
      // The zone of a place is known.
      ...(noClock && !(placed && (absent('latitude') || absent('longitude'))) ? (['utc_offset_minutes'] as const) : []),
    ];
  };
}
