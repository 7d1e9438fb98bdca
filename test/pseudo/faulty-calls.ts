import type { AnyTool } from '../../packages/tool-kit/src/define-tool.ts';
import { jsonSchemaOf, type JsonSchema } from '../../packages/tool-kit/src/schema/json-schema.ts';
import { sampleArguments, type SampleChart } from '../../packages/tool-kit/src/testing/index.ts';
import { IS_WHOLE } from '../support/whole.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Values that a schema of each type refuses, or that the tool behind it does. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, 'no such thing', '1700-01-01T00:00', '2026-02-30', '2026-13', '2400-01-01', '25:61'],
  number: ['north', 1e9, -1e9, {}],
  integer: [1.5, 1e9, -1e9, []],
  boolean: ['perhaps'],
  array: [{}, [], ['no such thing'], [{}]],
  object: [7, {}, { x: 1 }],
};

/** Births that none can be computed of, each by the arguments that it replaces. */
const BIRTHS: readonly Arguments[] = [
  { birth_datetime: undefined, latitude: undefined, longitude: undefined, utc_offset_minutes: undefined },
  { birth_datetime: '1990-05-05' },
  { birth_datetime: '1990-05-05T10:00+09:00' },
  { birth_datetime: '1990-05-05T10:00[No/Where]' },
  { birth_datetime: '1990-05-05T10:00+99:00' },
  { birth_datetime: '1800-01-01T00:00' },
  { birth_datetime: '2399-12-31T23:00' },
  { birth_datetime: '2380-05-05T10:00' },
  { time_zone: 'BST' },
  { time_zone: 'Asia/Tokyo', utc_offset_minutes: 60 },
  { latitude: 80.5 },
  { latitude: 151.2, longitude: -33.87 },
];

/** Tools after each other share the faults; at night each has all of them. */
const SHARED_BY = 3;

/** Calls that a tool refuses, or answers all the same: those of every third argument and birth, others for another `turn`. */
export function faultyCalls(tool: AnyTool, chart: SampleChart, turn: number): readonly Arguments[] {
  const schema = jsonSchemaOf(tool.input, 'input');
  const sound = sampleArguments(schema, chart);
  const isOwn = (_: unknown, at: number): boolean => IS_WHOLE || at % SHARED_BY === turn % SHARED_BY;
  const names = Object.keys(schema.properties ?? {}).filter(isOwn);
  const wrong = names.flatMap((name) =>
    valuesFor(schema.properties?.[name]).map((value) => ({ ...sound, [name]: value })),
  );
  const births = BIRTHS.filter(isOwn).filter((birth) =>
    Object.keys(birth).every((name) => schema.properties?.[name] !== undefined),
  );
  return [
    ...births.map((birth) => ({ ...sound, ...birth })),
    ...wrong,
    { ...sound, no_such_argument: 1 },
    { nothing: 1 },
  ];
}

function valuesFor(schema: JsonSchema | undefined): readonly unknown[] {
  const values = WRONG[String(schema?.type)] ?? [];
  return schema?.enum === undefined ? values : values.slice(0, 2);
}
