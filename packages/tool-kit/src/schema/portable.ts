import type { JsonSchema } from './json-schema.ts';

/**
 * The input schema as clients get it: plain objects, one scalar `type`, string enums, `items` on every array, nothing
 * that any client is known to choke on (no anyOf, $ref, const, format, nullable, pattern, additionalProperties).
 * What the subset cannot say is said in the description and checked by the parser.
 */
export function portableInput(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.map(([name]) => name).filter((name) => schema.required?.includes(name));
  return {
    type: 'object',
    ...(schema.description === undefined ? {} : { description: schema.description }),
    properties: Object.fromEntries(properties.map(([name, property]) => [name, portableValue(property)])),
    ...(required.length === 0 ? {} : { required }),
  };
}

function portableValue(schema: JsonSchema): JsonSchema {
  if (schema.type === 'object') return portableInput(schema);
  const description = describe(schema);
  const shared = {
    ...(description === undefined ? {} : { description }),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
  switch (schema.type ?? '') {
    case 'array':
      return {
        type: 'array',
        items: typeof schema.items === 'object' ? portableValue(schema.items) : {},
        ...pick(schema, 'minItems', 'maxItems'),
        ...shared,
      };
    case 'string':
      return {
        type: 'string',
        ...(schema.const === undefined ? pick(schema, 'enum') : { enum: [schema.const] }),
        ...pick(schema, 'minLength', 'maxLength'),
        ...shared,
      };
    case 'number':
    case 'integer':
      return { ...number(schema), ...shared };
    case 'boolean':
      return { type: 'boolean', ...shared };
    default:
      // Left as it is for the linter to name.
      return schema;
  }
}

/** zod bounds every integer by the safe range; a gapless list of numbers is a range (string enums only). */
function number(schema: JsonSchema): JsonSchema {
  if (schema.enum) {
    const values = schema.enum.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    const gapless = values.every((value, index) => Number.isInteger(value) && value === (values[0] ?? 0) + index);
    if (!gapless || values.length === 0) return schema;
    return { type: 'integer', minimum: values[0] ?? 0, maximum: values.at(-1) ?? 0 };
  }
  return {
    type: typeof schema.type === 'string' ? schema.type : 'number',
    ...(isBound(schema.minimum) ? { minimum: schema.minimum } : {}),
    ...(isBound(schema.maximum) ? { maximum: schema.maximum } : {}),
  };
}

/** Exclusive bounds are words: `minimum` is all that every client reads. */
function describe(schema: JsonSchema): string | undefined {
  const words = [
    schema.description,
    schema.exclusiveMinimum === undefined ? undefined : `more than ${schema.exclusiveMinimum}`,
    schema.exclusiveMaximum === undefined ? undefined : `less than ${schema.exclusiveMaximum}`,
  ].filter((part) => part !== undefined);
  return words.length === 0 ? undefined : words.join('; ');
}

export const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function pick(schema: JsonSchema, ...keys: readonly (keyof JsonSchema)[]): JsonSchema {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}
