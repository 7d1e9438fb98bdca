import type { JsonSchema } from '../schema/json-schema.ts';
import { sampleArguments } from './sample-arguments.ts';
import type { SampleChart } from './sample-charts.ts';

/**
 * Arguments that do not change how long an answer is: a place, a clock, a year, a page, topics that go with another
 * choice, a number that stands in the place of another.
 */
const PLAIN = /latitude|longitude|offset|year$|page|threshold|^topics$|2193$/i;

/** Sample arguments with every optional one that makes a result longer: the greatest numbers, whole lists, the last of each choice. */
export function longArguments(schema: JsonSchema, chart: SampleChart): Record<string, unknown> {
  const sample = sampleArguments(schema, chart);
  const long = Object.entries(schema.properties ?? {})
    .filter(([name]) => !Object.hasOwn(chart.arguments, name) && !PLAIN.test(name))
    .map(([name, property]): [string, unknown] => [name, longValue(property)])
    .filter(
      ([name, value]) => value !== undefined && !(schema.required?.includes(name) && Object.hasOwn(sample, name)),
    );
  return { ...sample, ...Object.fromEntries<unknown>(long) };
}

function longValue({ type, enum: words, default: standard, maximum, items }: JsonSchema): unknown {
  // A choice without a standard one narrows the answer.
  if (words) return standard === undefined ? undefined : words.at(-1);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return maximum;
  if (type !== 'array' || typeof items !== 'object') return undefined;
  if (items.enum) return items.enum;
  return items.type === 'integer' && items.maximum === 12 ? HOUSES : undefined;
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
