import { AYANAMSAS, PLANETS, SIGNS, STARS } from '@cuspal/engine/zodiac/names';
import * as toolKit from '@cuspal/tool-kit';
import { jsonSchemaOf, type JsonSchema } from '@cuspal/tool-kit';
import { z } from 'zod';

/** Lists too long to print at every use. */
export const NAMED_TYPES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['Planet', PLANETS],
  ['Graha', PLANETS.slice(0, 7)],
  ['Sign', SIGNS],
  ['Star', STARS],
  ['Ayanamsa', AYANAMSAS],
]);

/** Objects that many results hold: `chainShape` of the tool-kit is printed as `Chain`. */
export const NAMED_SHAPES: ReadonlyMap<string, JsonSchema> = new Map(
  Object.entries(toolKit).flatMap(([name, shape]: [string, unknown]) =>
    name.endsWith('Shape') && shape instanceof z.ZodObject
      ? [[`${name[0]?.toUpperCase()}${name.slice(1, -'Shape'.length)}`, jsonSchemaOf(shape, 'output')] as const]
      : [],
  ),
);
const SHAPE_NAMES = new Map([...NAMED_SHAPES].map(([name, schema]) => [JSON.stringify(schema), name]));

/** A schema as a reader of types knows it: `1..12` is a whole number of that range. */
export function printType(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return namedType(schema.enum) ?? schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map((variant) => printType(variant, indent)).join(' | ');
  const { type } = schema;
  if (typeof type === 'object') return type.map((single) => printType({ ...schema, type: single }, indent)).join(' | ');
  switch (type ?? '') {
    case 'object':
      return SHAPE_NAMES.get(JSON.stringify(withoutDescription(schema))) ?? printObject(schema, indent);
    case 'array':
      return printArray(schema, indent);
    case 'integer':
      return range(schema, 'integer');
    case 'number':
      return range(schema, 'number');
    default:
      return type ?? 'unknown';
  }
}

export function printObject(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const { additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object') {
    const key = propertyNames?.enum ? (namedType(propertyNames.enum) ?? printType(propertyNames)) : 'string';
    return `{ [${key}]: ${printType(additionalProperties, indent)} }`;
  }
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    const meaning = property.description === undefined ? '' : ` // ${property.description.replaceAll('\n', ' ')}`;
    return `${inner}${name}${optional}: ${printType(property, inner)};${meaning}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function printArray(schema: JsonSchema, indent: string): string {
  if (schema.prefixItems) return `[${schema.prefixItems.map((member) => printType(member, indent)).join(', ')}]`;
  const item = typeof schema.items === 'object' ? printType(schema.items, indent) : 'unknown';
  const { minItems, maxItems } = schema;
  const count = minItems !== undefined && minItems === maxItems ? String(minItems) : '';
  return `${/^[^{]*[ .]/.test(item) ? `(${item})` : item}[${count}]`;
}

function withoutDescription({ description: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function namedType(values: readonly unknown[]): string | undefined {
  for (const [name, members] of NAMED_TYPES) {
    if (members.length === values.length && members.every((member, index) => member === values[index])) return name;
  }
  return undefined;
}

function range(schema: JsonSchema, type: 'integer' | 'number'): string {
  const { exclusiveMinimum, exclusiveMaximum } = schema;
  const low = bound(exclusiveMinimum ?? schema.minimum);
  const high = bound(exclusiveMaximum ?? schema.maximum);
  const above = exclusiveMinimum === undefined ? '' : '>';
  const below = exclusiveMaximum === undefined ? '' : '<';
  if (low !== undefined && high !== undefined) {
    return `${type === 'integer' ? '' : 'number '}${above}${low}..${below}${high}`;
  }
  if (low !== undefined) return `${type} ${above || '>='} ${low}`;
  if (high !== undefined) return `${type} ${below || '<='} ${high}`;
  return type;
}

const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
