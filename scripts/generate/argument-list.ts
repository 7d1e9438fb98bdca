import { BIRTH_FIELDS, type AnyTool, type JsonSchema } from '@cuspal/tool-kit';
import { argumentSentence } from './argument-sentences.ts';
import { printType } from './print-type.ts';
import type { LoadedTool } from './tools.ts';

const EVERY_BIRTH = '[as every tool takes it](README.md#birth-parameters)';
const BIRTH_LINE = {
  required: `The birth, ${EVERY_BIRTH}:`,
  accepted: `A birth may be sent ${EVERY_BIRTH}; what has no part in the result is named in \`provenance.notes\`:`,
  none: 'It takes no birth.',
};
/** The two that stand for each other, of which one must come. */
const ONE_OF_TWO: Readonly<Record<string, string>> = {
  utc_offset_minutes: 'this or `time_zone` is required',
  time_zone: 'this or `utc_offset_minutes` is required',
};
/** Longer lists of values have a name. */
const MOST_VALUES = 9;

/** The arguments of a tool, one below the other: name, type, and what it is for. The birth comes first. */
export function argumentList({ tool, entry }: LoadedTool): string {
  const { properties = {}, required = [] } = entry.inputSchema;
  const names = Object.keys(properties);
  const listed = (wanted: readonly string[]): string =>
    wanted
      .map((name) => row(name, properties[name] ?? {}, neededIn(tool, name, required, properties[name]), ''))
      .join('\n');
  const birth = BIRTH_FIELDS.filter((name) => names.includes(name));
  const own = names.filter((name) => !birth.some((field) => field === name));
  return [
    ...(birth.length === 0 ? [BIRTH_LINE.none] : [BIRTH_LINE[tool.birth], listed(birth)]),
    ...(own.length === 0 ? ['No others.'] : [birth.length === 0 ? '' : 'Arguments of its own:', listed(own)]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Whether an argument must come, as words; undefined where it may be left out. */
function neededIn(
  tool: AnyTool,
  name: string,
  required: readonly string[],
  { default: standard }: JsonSchema = {},
): string | undefined {
  if (required.includes(name)) return 'required';
  const other = ONE_OF_TWO[name];
  if (tool.birth === 'required' && other !== undefined) return other;
  return standard === undefined ? undefined : `default \`${JSON.stringify(standard)}\``;
}

function row(name: string, schema: JsonSchema, needed: string | undefined, indent: string): string {
  const { default: _, description, ...type } = schema;
  const inner = objectWithin(type);
  const many = inner !== undefined && inner !== type;
  const kind = inner === undefined ? `\`${typeOf(type)}\`` : many ? 'list of objects' : 'object';
  const head = [`${indent}- \`${name}\` ${kind}`, ...(needed === undefined ? [] : [needed])].join(', ');
  const sentence = argumentSentence(name, description);
  const below = `${indent}  `;
  const members = Object.entries(inner?.properties ?? {}).map(([member, each]) =>
    row(member, each, neededOf(member, each, inner?.required ?? []), below),
  );
  return [sentence === '' ? head : `${head}\\\n${below}${sentence}`, ...members].join('\n');
}

/** A type in one line, with its values where they are few. */
const typeOf = (type: JsonSchema): string =>
  type.enum !== undefined && type.enum.length <= MOST_VALUES
    ? type.enum.map((value) => JSON.stringify(value)).join(' | ')
    : printType(type).replaceAll(/\s+/g, ' ');

const neededOf = (name: string, { default: standard }: JsonSchema, required: readonly string[]): string | undefined =>
  required.includes(name) ? 'required' : standard === undefined ? undefined : `default \`${JSON.stringify(standard)}\``;

/** The object that a type is, or of which it is a list; undefined where it is neither. */
function objectWithin(type: JsonSchema): JsonSchema | undefined {
  if (type.properties !== undefined) return type;
  const { items } = type;
  return typeof items === 'object' && items.properties !== undefined ? items : undefined;
}

/** What the sentences of these tools are looked up by. */
export function sentenceKeys(tools: readonly LoadedTool[]): ReadonlySet<string> {
  const keys = new Set<string>();
  const note = (schema: JsonSchema): void => {
    for (const [name, member] of Object.entries(objectWithin(schema)?.properties ?? {})) {
      keys.add(`${name}: ${member.description ?? ''}`);
      note(member);
    }
  };
  for (const { entry } of tools) note(entry.inputSchema);
  return keys;
}
