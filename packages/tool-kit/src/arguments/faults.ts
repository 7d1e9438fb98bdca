import { language } from '@cuspal/speech';
import type { z } from 'zod';
import { ToolError } from '../errors.ts';
import { BIRTH_FIELDS, isBirthField } from '../inputs/birth.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { isBound } from '../schema/portable.ts';
import { nearestName } from './prepare.ts';
import { join } from './read.ts';
import { say } from './arguments.messages.ts';

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
  if (issue === undefined) return new ToolError('validation_failed', say.doNotFit());
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
  const standIn = placeless ? 'PLACE' : missing.includes('utc_offset_minutes') ? 'ZONE' : 'NONE';
  return new ToolError('birth_data_missing', say.birthMissing({ fields: missing, standIn }), { field });
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
  if (typeof value === 'string') return say.sendDegrees();
  const other = valueAt(given, [...path.slice(0, -1), name.replace('latitude', 'longitude')]);
  return name.endsWith('latitude') && typeof other === 'number' && Math.abs(other) < POLAR_CIRCLE
    ? say.exchangeTheTwo()
    : undefined;
}

function sentence(
  issue: Issue,
  field: string,
  value: unknown,
  schema: JsonSchema | undefined,
  remedyHere: string | undefined,
): string {
  const subject = { whole: field === '', field };
  if (issue.code === 'custom') return say.refused({ ...subject, why: issue.message });
  const expected = schema ? expectation(schema) : say.anotherValue();
  if (value === undefined) return say.absent({ ...subject, expected });
  const near = typeof value === 'string' && schema?.enum ? nearestName(value, schema.enum.map(String)) : undefined;
  const remedy = near === undefined ? (remedyHere ?? say.correct()) : say.didYouMean({ near });
  return `${say.wrong({ ...subject, value: print(value), expected })} ${remedy}`;
}

/** What a schema accepts, in words. */
function expectation(schema: JsonSchema): string {
  if (schema.enum) return say.oneOf({ values: schema.enum.map(String) });
  switch (schema.type ?? '') {
    case 'number':
    case 'integer':
      return say.number({ whole: schema.type === 'integer', ...numberRange(schema) });
    case 'string':
      return `${say.text(sizes(schema.minLength, schema.maxLength))}${described(schema)}`;
    case 'boolean':
      return say.trueOrFalse();
    case 'array':
      return say.listOf({
        ...sizes(schema.minItems, schema.maxItems),
        known: typeof schema.items === 'object',
        item: typeof schema.items === 'object' ? expectation(schema.items) : '',
      });
    case 'object':
      return say.objectWith({ members: schema.required ?? Object.keys(schema.properties ?? {}) });
    default:
      return say.anotherValue();
  }
}

/** What the schema says of a text. It is English, so a fault in another language does without it. */
const described = ({ description }: JsonSchema): string =>
  description === undefined || description === '' || language() !== undefined ? '' : ` (${description})`;

function numberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const least = isBound(minimum) ? minimum : undefined;
  const most = isBound(maximum) ? maximum : undefined;
  const from = exclusiveMinimum !== undefined ? 'ABOVE' : least !== undefined ? 'LEAST' : null;
  const to = exclusiveMaximum !== undefined ? 'BELOW' : most !== undefined ? 'MOST' : null;
  const bounds = from === null ? (to ?? 'NONE') : to === null ? from : (`${from}_${to}` as const);
  return { bounds, low: exclusiveMinimum ?? least ?? 0, high: exclusiveMaximum ?? most ?? 0 } as const;
}

function sizes(least: number | undefined, most: number | undefined) {
  const bounds =
    least === undefined ? (most === undefined ? 'NONE' : 'MOST') : most === undefined ? 'LEAST' : 'LEAST_MOST';
  return { bounds, low: least ?? 0, high: most ?? 0 } as const;
}

function print(value: unknown): string {
  if (typeof value === 'string')
    return say.givenText({ text: JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value) });
  if (Array.isArray(value)) return say.givenList({ count: value.length });
  if (typeof value === 'object') return value === null ? 'null' : say.givenObject();
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
