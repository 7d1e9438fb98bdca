import fc from 'fast-check';
import { hostileValue, json } from './hostile-values.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly description?: string;
}

export interface ListedTool {
  readonly name: string;
  readonly inputSchema: Schema;
}

/** One request, as bytes on their way to /mcp. */
export interface ToolInput {
  readonly tool: string;
  readonly body: Buffer;
}

const GOOD: Readonly<Record<string, unknown>> = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
};

/** A value that the schema accepts, often at its border. */
function within(name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (name in GOOD) {
    const usual = { weight: 8, arbitrary: fc.constant(GOOD[name]) };
    return fc.oneof(usual, { weight: 1, arbitrary: fc.constantFrom(GOOD[name], ...borders(schema)) });
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'number':
    case 'integer':
      return fc.constantFrom(1, ...borders(schema), schema.default ?? 1);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(within('', schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      return argumentsWithin(schema);
    default:
      return fc.constantFrom<unknown>(...textsFor(schema.description ?? ''));
  }
}

/** Texts of the form that a description asks for, which the schema does not say. */
function textsFor(description: string): readonly string[] {
  if (description.includes('HH:MM')) return ['09:30', '00:00', '23:59'];
  if (description.includes('IANA')) return ['Asia/Colombo', 'America/New_York'];
  if (/event name/i.test(description)) return ['marriage', 'foreign_travel', 'new_job'];
  if (/ISO|local|YYYY/.test(description)) return ['2026-03-01T10:00', '2026-03-01', '1800-01-01', '2399-12-31T23:59'];
  return ['marriage', 'kp', 'x'];
}

const borders = ({ minimum, maximum }: Schema): readonly number[] =>
  [minimum, maximum].filter((border) => border !== undefined);

function argumentsWithin({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  // Where a profile may stand for a birth, the list of required arguments does not name the parts of the birth.
  const isAlways = (name: string): boolean => required.includes(name) || name in GOOD;
  const names = Object.keys(properties);
  const parts = (chosen: readonly string[]) =>
    fc.record(Object.fromEntries(chosen.map((name) => [name, within(name, properties[name] ?? {})])));
  const always = names.filter(isAlways);
  // An offset is there already: with a time zone beside it a birth is refused.
  const optional = names.filter((name) => !isAlways(name) && name !== 'time_zone');
  return fc
    .subarray(optional, { maxLength: Math.min(2, optional.length) })
    .chain((some) => parts([...always, ...some]));
}

/** Arguments with members that should not be there, or another value in place of all of them. */
export function hostileArguments(tool: ListedTool): fc.Arbitrary<unknown> {
  const names = [...Object.keys(tool.inputSchema.properties ?? {}), '__proto__', 'toString', 'x', ''];
  const spoilt = fc
    .tuple(
      argumentsWithin(tool.inputSchema),
      fc.array(fc.tuple(fc.constantFrom(...names), hostileValue), { minLength: 1, maxLength: 3 }),
    )
    .map(([good, bad]) => Object.fromEntries([...Object.entries(good), ...bad]));
  return fc.oneof(
    { weight: 5, arbitrary: spoilt },
    { weight: 4, arbitrary: argumentsWithin(tool.inputSchema) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Cuts, repeats or spoils the bytes of one message in eight. */
const spoil = fc.oneof(
  { weight: 14, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  {
    weight: 1,
    arbitrary: fc.nat(200).map((cut) => (bytes: Buffer) => bytes.subarray(0, Math.max(0, bytes.length - cut - 1))),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 20 })
      .map((more) => (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(more)])),
  },
);

const meta = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ progressToken: hostileValue, traceparent: hostileValue }, { requiredKeys: [] }) },
);

/** Hostile calls of a tool; the same for the same seed. */
export function toolInputs(tool: ListedTool, count: number, seed: number): readonly ToolInput[] {
  const input = fc.tuple(hostileArguments(tool), meta, spoil).map(([args, _meta, change]) => {
    const params = { name: tool.name, arguments: args, ...(_meta === undefined ? {} : { _meta }) };
    return change(Buffer.from(json({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })));
  });
  return fc.sample(input, { numRuns: count, seed }).map((body) => ({ tool: tool.name, body }));
}
