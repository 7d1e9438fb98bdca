import type { z } from 'zod';
import { jsonSchemaOf } from '../schema/json-schema.ts';
import { argumentFault, birthDataMissing } from './faults.ts';
import { prepareArguments } from './prepare.ts';
import { readArguments } from './read.ts';

export interface Parsed<Input> {
  readonly input: Input;
  /** Names sent at the top level, aliases resolved. */
  readonly given: ReadonlySet<string>;
}

/** From the bytes of the arguments to the tool's input; throws a ToolError that names the first fault. */
export function createParser<Input extends z.ZodObject>(schema: Input): (bytes: Uint8Array) => Parsed<z.output<Input>> {
  const json = jsonSchemaOf(schema, 'input');
  const offsetOrZone = json.properties?.['utc_offset_minutes']?.orTimeZone === true;
  return (bytes) => {
    const prepared = prepareArguments(json, readArguments(bytes));
    const noOffset =
      offsetOrZone && prepared['utc_offset_minutes'] === undefined && prepared['time_zone'] === undefined;
    const parsed = schema.safeParse(prepared);
    if (!parsed.success) throw argumentFault(json, prepared, parsed.error.issues, noOffset);
    if (noOffset) throw birthDataMissing(['utc_offset_minutes']);
    return { input: parsed.data, given: new Set(Object.keys(prepared)) };
  };
}
