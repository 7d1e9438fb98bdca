import { DAY_MS } from '@cuspal/engine/time/julian';
import { isNarrowing } from '../inputs/event.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { SampleChart } from './sample-charts.ts';

/** Arguments a tool of this input schema can be called with: a sample birth, what is required, and an event where one fits. */
export function sampleArguments(schema: JsonSchema, chart: SampleChart): Record<string, unknown> {
  const moments = momentsOf(chart);
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name, { description }]) =>
      !Object.hasOwn(chart.arguments, name) &&
      (schema.required?.includes(name) || (OFTEN_NEEDED.has(name) && !isNarrowing(description))),
  );
  const own = wanted
    .filter(([name]) => name !== 'utc_offset_minutes')
    .map(([name, property]): [string, unknown] => [name, sampleValue(name, property, moments, turnOf(name))]);
  const birth = Object.entries(chart.arguments).filter(([name, value]) => takes(schema.properties?.[name], value));
  return Object.fromEntries<unknown>([...birth, ...own]);
}

/** Whether a tool has a property of this value: some take fewer ayanamsas. */
const takes = (property: JsonSchema | undefined, value: unknown): boolean =>
  property !== undefined && (property.enum === undefined || property.enum.some((each) => each === value));

/** Two contestants are two people, born before their match. */
const turnOf = (name: string): number => Number(/^contestant([12])$/.exec(name)?.[1] ?? 0);

/** Optional in the schema because another argument may stand in for them. */
const OFTEN_NEEDED = new Set([
  'event',
  'utcOffsetMinutes',
  'match_utc_offset_minutes',
  'houses',
  'location',
  'question_datetime',
  'target_number',
  'question_number',
  'questionNumber',
]);

interface Moments {
  readonly birth: number;
  readonly now: number;
}

const momentsOf = ({ arguments: { birth_datetime }, now }: SampleChart): Moments => ({
  birth: Date.parse(`${birth_datetime}Z`),
  now,
});

function sampleValue(name: string, schema: JsonSchema, moments: Moments, index = 0): unknown {
  if (schema.enum) return schema.enum[index % schema.enum.length];
  switch (schema.type ?? '') {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(name, schema, moments, index);
    case 'string':
      return sampleText(name, schema, moments, index);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, (_, at) =>
        typeof schema.items === 'object' ? sampleValue(name, schema.items, moments, at) : undefined,
      );
    default:
      return sampleObject(schema, moments, index);
  }
}

function sampleObject(schema: JsonSchema, moments: Moments, index: number): Record<string, unknown> {
  const members = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || OFTEN_NEEDED.has(name),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, sampleValue(name, member, moments, index)]));
}

function sampleNumber(
  name: string,
  { minimum = 0, maximum, type }: JsonSchema,
  moments: Moments,
  index: number,
): number {
  if (/year$/i.test(name))
    return Math.min(Math.max(minimum, new Date(moments.now).getUTCFullYear()), maximum ?? Infinity);
  if (/offset/i.test(name)) return 60;
  if (/latitude/i.test(name)) return 48.2 - index;
  if (/longitude/i.test(name)) return 16.37 + index;
  const middle = maximum === undefined ? minimum + 3 + index : minimum + (maximum - minimum) / 3 + index;
  return type === 'integer' ? Math.round(middle) : middle;
}

/** Past dates between birth and now unless the name asks for another. */
function sampleText(name: string, { description = '' }: JsonSchema, { birth, now }: Moments, index: number): string {
  if (/HH:MM/.test(description) && !/YYYY/.test(description)) return '10:00';
  if (/second_birth/.test(name)) return iso(birth + 5 * 60_000);
  if (/start|from/i.test(name)) return iso(now - 40 * DAY_MS);
  if (/end|to$/i.test(name)) return iso(now - 30 * DAY_MS);
  if (/candidate_dates/.test(name)) return iso(now + (index + 1) * 3 * DAY_MS).slice(0, 10);
  if (/^date$/.test(name)) return iso(birth + ((now - birth) * (index + 1)) / 4).slice(0, 10);
  if (/date|datetime/i.test(name)) return iso(now - (index + 1) * DAY_MS);
  if (/event|topic/i.test(name)) return index === 0 ? 'Marriage' : 'Travel';
  return 'sample';
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 16);
