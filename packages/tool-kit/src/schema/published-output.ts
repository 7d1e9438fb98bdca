import { isBound } from './portable.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The output schema as clients get it and check results against: root type object, no `additionalProperties: false`
 * (a later version may add fields), unions as anyOf, so that every validator agrees.
 */
export function publishedOutput(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined || schema.$defs !== undefined) {
    throw new Error('an output schema must not refer to itself');
  }
  const { additionalProperties, oneOf, type, minimum, maximum, prefixItems, items, readOnly: _, ...rest } = schema;
  const item = typeof items === 'object' ? items : prefixItems && { anyOf: prefixItems };
  const several = typeof type === 'object' ? type : undefined;
  const variants = several?.map((single) => ({ ...withoutAnnotations(schema), type: single })) ?? schema.anyOf ?? oneOf;
  if (variants) {
    return {
      ...(schema.description === undefined ? {} : { description: schema.description }),
      anyOf: variants.map(publishedOutput),
    };
  }
  return {
    ...rest,
    ...(typeof type === 'string' ? { type } : {}),
    ...(isBound(minimum) ? { minimum } : {}),
    ...(isBound(maximum) ? { maximum } : {}),
    ...(schema.properties ? { properties: mapValues(schema.properties, publishedOutput) } : {}),
    // Tuples are written differently in each draft; every draft reads a list of one of the members.
    ...(item ? { items: publishedOutput(item) } : {}),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: publishedOutput(additionalProperties) }
      : {}),
  };
}

/** Members that nearly all results have and that no tool gives a form of its own. */
const SHARED = ['system', 'provenance', 'next', 'language', 'names'];

/**
 * The outline of an output schema: its own members with their types. It says neither what lies inside them nor which are
 * always there. Every result that satisfies the whole schema satisfies its outline; the documents print the whole one.
 */
export function outlineOf({ properties = {} }: JsonSchema): JsonSchema {
  const own = Object.entries(properties).filter(([name]) => !SHARED.includes(name));
  return { type: 'object', properties: Object.fromEntries(own.map(([name, node]) => [name, typeOf(node)])) };
}

const typeOf = ({ type }: JsonSchema): JsonSchema => (type === undefined ? {} : { type });

function withoutAnnotations({ description: _, default: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

const mapValues = (record: Readonly<Record<string, JsonSchema>>, change: (schema: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
