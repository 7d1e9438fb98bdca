import { inWords } from '@cuspal/engine/base/words';
import type { z } from 'zod';
import { ToolError } from '../errors.ts';
import { BIRTH_FIELDS, isBirthField } from '../inputs/birth.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { isBound } from '../schema/portable.ts';
import { nearestName } from './prepare.ts';
import { join } from './read.ts';

type Issue = z.core.$ZodIssue;

/** The first fault zod found as one sentence that names field, value and expectation, and one that says what to do. */
export function argumentFault(
  schema: JsonSchema,
  given: Readonly<Record<string, unknown>>,
  issues: readonly Issue[],
  absent: readonly string[],
): ToolError {
  const missing = issues.flatMap((issue) => missingBirthField(issue, given));
  if (missing.length > 0) return birthDataMissing(schema, [...missing, ...absent]);
  const [issue] = issues;
  if (issue === undefined)
    return new ToolError('validation_failed', 'The arguments do not fit. Check them and call again.');
  const field = issue.path.reduce<string>((path, key) => join(path, String(key), typeof key === 'number'), '');
  const part = schemaAt(schema, issue.path);
  const value = valueAt(given, issue.path);
  const text = sentence(issue, field, value, part, remedyOfPlace(given, issue.path));
  return new ToolError('validation_failed', text, field === '' ? {} : { field });
}

/** Names every absent field at once, so that one more call suffices. */
export function birthDataMissing({ properties }: JsonSchema, names: readonly string[]): ToolError {
  const missing = BIRTH_FIELDS.filter((name) => names.includes(name));
  const [field = 'birth_datetime'] = missing;
  const placeless = missing.some((name) => properties?.[name]?.orBirthPlace === true);
  const standIns = placeless
    ? ' (birth_place with the name of a town may replace latitude, longitude and utc_offset_minutes)'
    : missing.includes('utc_offset_minutes')
      ? ' (time_zone with an IANA name may replace utc_offset_minutes)'
      : '';
  return new ToolError(
    'birth_data_missing',
    `${inWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing. Send ${missing.length === 1 ? 'it' : 'them'} with this call, as with every call${standIns}.`,
    { field },
  );
}

function missingBirthField({ path }: Issue, given: Readonly<Record<string, unknown>>): readonly string[] {
  const [name, ...deeper] = path;
  return deeper.length === 0 && isBirthField(name) && given[name] === undefined ? [name] : [];
}

/** Beyond it nearly nobody is born, and Placidus cusps end. */
const POLAR_CIRCLE = 66.5;

/** What to do about a coordinate that is no number, or that is the other coordinate. */
function remedyOfPlace(given: unknown, path: readonly PropertyKey[]): string | undefined {
  const name = String(path.at(-1));
  if (!/(?:^|_)(?:latitude|longitude)$/.test(name)) return undefined;
  const value = valueAt(given, path);
  if (typeof value === 'string')
    return 'Send decimal degrees, which set_birth_profile finds for the name of a town in birth_place.';
  const other = valueAt(given, [...path.slice(0, -1), name.replace('latitude', 'longitude')]);
  return name.endsWith('latitude') && typeof other === 'number' && Math.abs(other) < POLAR_CIRCLE
    ? 'Correct it and call again, and if it is the longitude, exchange the two.'
    : undefined;
}

function sentence(
  issue: Issue,
  field: string,
  value: unknown,
  schema: JsonSchema | undefined,
  remedyHere: string | undefined,
): string {
  const subject = field === '' ? 'The arguments' : `Argument "${field}"`;
  if (issue.code === 'custom') return `${subject} is refused. ${issue.message}`;
  const expected = schema ? expectation(schema) : 'another value';
  if (value === undefined) return `${subject} is missing. Send ${expected}.`;
  const near = typeof value === 'string' && schema?.enum ? nearestName(value, schema.enum.map(String)) : undefined;
  const remedy = near === undefined ? (remedyHere ?? 'Correct it and call again.') : `Did you mean "${near}"?`;
  return `${subject} is ${print(value)} but must be ${expected}. ${remedy}`;
}

/** What a schema accepts, in words. */
function expectation(schema: JsonSchema): string {
  if (schema.enum) return `one of ${inWords(schema.enum.map(String), 'or')}`;
  switch (schema.type ?? '') {
    case 'number':
      return `a number${numberRange(schema)}`;
    case 'integer':
      return `a whole number${numberRange(schema)}`;
    case 'string':
      return `text${range(schema.minLength, schema.maxLength, ' characters')}${schema.description ? ` (${schema.description})` : ''}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `a list${range(schema.minItems, schema.maxItems, ' items')}${typeof schema.items === 'object' ? `, each ${expectation(schema.items)}` : ''}`;
    case 'object':
      return `an object with ${inWords(schema.required ?? Object.keys(schema.properties ?? {}))}`;
    default:
      return 'another value';
  }
}

function numberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  const below = exclusiveMaximum === undefined ? '' : ` below ${exclusiveMaximum}`;
  return `${above}${below}${range(isBound(minimum) ? minimum : undefined, isBound(maximum) ? maximum : undefined, '')}`;
}

function range(low: number | undefined, high: number | undefined, unit: string): string {
  if (low !== undefined && high !== undefined)
    return unit === '' ? ` from ${low} to ${high}` : ` of ${low} to ${high}${unit}`;
  if (low !== undefined) return unit === '' ? ` of at least ${low}` : ` of at least ${low}${unit}`;
  if (high !== undefined) return unit === '' ? ` of at most ${high}` : ` of at most ${high}${unit}`;
  return '';
}

function print(value: unknown): string {
  if (typeof value === 'string')
    return `the text ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return JSON.stringify(value);
}

function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((at, key) => {
    if (typeof key === 'number') return typeof at?.items === 'object' ? at.items : undefined;
    return at?.properties?.[String(key)];
  }, schema);
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Object.getOwnPropertyDescriptor(at, key)?.value : undefined),
    given,
  );
}
