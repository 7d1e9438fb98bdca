import type { JsonSchema } from '@cuspal/tool-kit';
import { pascal, singular } from './names.ts';

/** A schema under its name: what a tool takes or answers. */
export type Named = readonly [name: string, schema: JsonSchema];

export const REFERENCE = '#/components/schemas/';

/** Length from which a shape gets a name; a shorter one is written out where it stands. */
const LEAST_CHARACTERS = 60;
const LEAST_WORDS = 3;

/** What generated Java calls by its short name: a class of ours that has one would hide it. */
const OF_JAVA = new Set([
  ...[
    'Boolean',
    'Byte',
    'Character',
    'Class',
    'Deprecated',
    'Double',
    'Enum',
    'Exception',
    'Float',
    'Integer',
    'Iterable',
  ],
  ...['List', 'Locale', 'Long', 'Map', 'Number', 'Object', 'Objects', 'Override', 'Set', 'Short', 'String', 'Void'],
]);

interface Seen {
  count: number;
  readonly schema: JsonSchema;
  /** Name of the member that holds the shape, and the schema whose member it is. */
  readonly member: string;
  readonly owner: string;
}

/**
 * The same schemas with every object and list of words that stands more than once named and said once. A name is that
 * of the member that holds it, after the first tool that has one where several have that name.
 */
export function shareShapes(whole: readonly Named[], known: ReadonlyMap<string, string>): readonly Named[] {
  const seen = new Map<string, Seen>();
  for (const [owner, schema] of whole) eachInside(schema, '', (inner, member) => visit(inner, member, owner));
  const shared = [...seen].filter(([key, { count }]) => count > 1 && key.length >= LEAST_CHARACTERS);
  const names = nameThem(shared, known, new Set(whole.map(([name]) => name)));

  const replace = (schema: JsonSchema): JsonSchema => {
    const name = isShape(schema) ? names.get(keyOf(schema)) : undefined;
    if (name === undefined) return mapInside(schema, replace);
    const { description, default: standard } = schema;
    return {
      ...(description !== undefined && { description }),
      ...(standard !== undefined && { default: standard }),
      $ref: `${REFERENCE}${name}`,
    };
  };
  const shapes = shared.map(([key, { schema }]): Named => [
    names.get(key) ?? '',
    mapInside(withoutDescription(schema), replace),
  ]);
  return [
    ...shapes.sort(([a], [b]) => (a < b ? -1 : 1)),
    ...whole.map(([name, schema]): Named => [name, mapInside(schema, replace)]),
  ];

  function visit(schema: JsonSchema, member: string, owner: string): void {
    if (isShape(schema)) {
      const key = keyOf(schema);
      const known = seen.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      seen.set(key, { count: 1, schema, member, owner });
    }
    eachInside(schema, member, (inner, name) => visit(inner, name, owner));
  }
}

function nameThem(
  shared: readonly (readonly [string, Seen])[],
  known: ReadonlyMap<string, string>,
  taken: Set<string>,
): ReadonlyMap<string, string> {
  const wanted = (key: string, { member }: Seen): string => known.get(key) ?? pascal(member);
  const askers = new Map<string, number>();
  for (const [key, seen] of shared) askers.set(wanted(key, seen), (askers.get(wanted(key, seen)) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [key, seen] of shared) {
    const own = wanted(key, seen);
    const isOwn = askers.get(own) === 1 && !OF_JAVA.has(own);
    const base = isOwn || known.has(key) ? own : `${seen.owner.replace(/(?:Arguments|Result)$/, '')}${own}`;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
    taken.add(name);
    names.set(key, name);
  }
  return names;
}

const isShape = (schema: JsonSchema): boolean =>
  schema.properties !== undefined || (schema.enum?.length ?? 0) >= LEAST_WORDS;

/** A text that is equal for equal shapes, whatever the descriptions around them say. */
export const keyOf = (schema: JsonSchema): string => JSON.stringify(ordered(withoutDescription(schema)));

/** The schema with its keywords in one order, so that the order of writing makes no difference. */
const ordered = (schema: JsonSchema): JsonSchema =>
  mapInside(Object.fromEntries(Object.entries(schema).sort(([a], [b]) => (a < b ? -1 : 1))), ordered);

function withoutDescription({ description: _, default: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function eachInside(schema: JsonSchema, member: string, each: (inner: JsonSchema, member: string) => void): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) each(property, name);
  if (typeof schema.items === 'object') each(schema.items, singular(member));
  if (typeof schema.additionalProperties === 'object') each(schema.additionalProperties, singular(member));
  if (schema.propertyNames) each(schema.propertyNames, `${singular(member)}Name`);
  for (const variant of schema.anyOf ?? []) each(variant, member);
}

function mapInside(schema: JsonSchema, change: (inner: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items, additionalProperties, propertyNames, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, change(inner)])),
    }),
    ...(typeof items === 'object' && { items: change(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(propertyNames && { propertyNames: change(propertyNames) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
  };
}
