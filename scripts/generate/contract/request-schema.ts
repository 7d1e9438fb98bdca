import type { JsonSchema } from '@cuspal/tool-kit';

const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * What a call may send, with every bound that the parser checks. Catalogues say less, because clients of the protocol
 * read only part of JSON Schema; this one is for programs that read all of it.
 */
export function requestSchema(schema: JsonSchema): JsonSchema {
  const clock = whereOneOfSeveral(schema);
  return { ...clean(schema), ...(clock && { anyOf: clock.map((required) => ({ required })) }) };
}

/** Sets of names of which one must be sent, because another may stand in for it. */
function whereOneOfSeveral({ properties, required = [] }: JsonSchema): readonly (readonly string[])[] | undefined {
  if (properties?.['utc_offset_minutes']?.orTimeZone !== true) return undefined;
  if (required.includes('utc_offset_minutes')) return undefined;
  const clocks = [['utc_offset_minutes'], ['time_zone']];
  if (properties['latitude']?.orBirthPlace !== true) return clocks;
  return [['birth_place'], ...clocks.map((clock) => ['latitude', 'longitude', ...clock])];
}

/** Marks of ours that no JSON Schema knows; `readOnly` says in it something else of arguments. */
const MARKS: ReadonlySet<string> = new Set(['orTimeZone', 'orBirthPlace', 'aliases', 'readOnly', 'unlisted', 'unread']);
const withoutMarks = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !MARKS.has(keyword)));

/** The schema without the marks that are ours and without the bounds that every whole number has. */
function clean(schema: JsonSchema): JsonSchema {
  const { minimum, maximum, ...rest } = withoutMarks(schema);
  const { properties, items } = rest;
  return {
    ...rest,
    ...(minimum !== undefined && minimum > -SAFE && { minimum }),
    ...(maximum !== undefined && maximum < SAFE && { maximum }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, clean(property)])),
    }),
    ...(typeof items === 'object' && { items: clean(items) }),
  };
}
