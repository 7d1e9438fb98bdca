import { closest, distance } from 'fastest-levenshtein';
import { LANGUAGE } from '../call-language.ts';
import { ToolError } from '../errors.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { join } from './read.ts';
import { say } from './arguments.messages.ts';

const NUMERAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

/**
 * Arguments as the schema's parser wants them: aliases renamed, numeric strings made numbers, null members left out
 * (clients send null for "not given"), and so are names that change nothing. An unknown name is refused with the nearest valid one.
 */
export function prepareArguments(schema: JsonSchema, given: object): Record<string, unknown> {
  return prepareObject(schema, given, '');
}

function prepareObject(schema: JsonSchema, given: object, path: string): Record<string, unknown> {
  const prepared: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (schema.unread?.includes(key)) continue;
    const name = canonicalName(schema, key);
    const property = name === undefined ? undefined : schema.properties?.[name];
    if (name === undefined || property === undefined) throw unknownArgument(schema, key, path);
    if (value === null) continue;
    if (Object.hasOwn(prepared, name)) throw givenTwice(name, path);
    prepared[name] = prepareValue(property, value, join(path, name, false));
  }
  return prepared;
}

function prepareValue(schema: JsonSchema, value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    const number = schema.type === 'number' || schema.type === 'integer';
    return number && NUMERAL.test(value) && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (typeof items !== 'object') return value;
    return value.map((item, index) => prepareValue(items, item, join(path, String(index), true)));
  }
  if (typeof value === 'object' && value !== null && schema.type === 'object') {
    return prepareObject(schema, value, path);
  }
  return value;
}

function canonicalName(schema: JsonSchema, key: string): string | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, key)) return key;
  if (schema.aliases && Object.hasOwn(schema.aliases, key)) return schema.aliases[key];
  return undefined;
}

/** What people call the place that stands in for coordinates. */
const PLACE = /place|city|town|location/i;

function unknownArgument(schema: JsonSchema, key: string, path: string): ToolError {
  const field = join(path, key, false);
  const names = Object.keys(schema.properties ?? {});
  // Every tool takes it beside its own, and no schema has it.
  const taken = path === '' && names.length > 0 ? [...names, LANGUAGE] : names;
  const remedy = PLACE.test(key) && names.includes('latitude') ? say.lookUp() : remedyFor(key, taken);
  return new ToolError('validation_failed', `${say.unknown({ field })} ${remedy}`, { field });
}

function remedyFor(key: string, names: readonly string[]): string {
  if (names.length === 0) return say.nothingTaken();
  const nearest = nearestName(key, names);
  return nearest === undefined ? say.validNames({ names }) : say.nearestName({ nearest });
}

function givenTwice(name: string, path: string): ToolError {
  const field = join(path, name, false);
  return new ToolError('validation_failed', say.underTwoNames({ field }), { field });
}

/** A name this unlike every other, in edits for each letter, is no slip of the pen. */
const MOST_EDITS = 0.4;

/**
 * Nearest by edits once case and underscores are out of the way: `birthDatetime` is `birth_datetime`, `lat` begins
 * `latitude`. Undefined where nothing is near: a wild guess misleads.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const plain = new Map(names.map((name) => [flat(name), name]));
  const asked = flat(given.slice(0, 100));
  const nearest = closest(asked, [...plain.keys()]);
  const begun = [...plain.keys()].find((name) => asked.length > 1 && name.startsWith(asked));
  if (begun !== undefined) return plain.get(begun);
  return distance(asked, nearest) <= MOST_EDITS * Math.max(asked.length, nearest.length)
    ? plain.get(nearest)
    : undefined;
}

const flat = (name: string): string => name.toLowerCase().replaceAll(/[_\-\s]/g, '');
