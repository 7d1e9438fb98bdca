import type { JsonSchema } from '@cuspal/tool-kit';
import { REFERENCE, type Named } from '../generate/contract/shared.ts';
import { noteOf } from './contract.ts';

export const HEAD = '# Written by npm run clients:build from the contract of the server.\n';

/** The Python type of a schema: a class on the base whose members it has, or an alias. */
export function declaration([name, schema]: Named, bases: readonly Named[]): string {
  const { properties } = schema;
  const list = name.endsWith('Arguments') ? 'Sequence' : 'list';
  if (!properties) return `${name}: TypeAlias = '${typeText(schema, list)}'\n`;
  const members = membersOf(schema, list);
  const base = bases.find(([, shape]) => {
    const needed = membersOf(shape, list);
    return needed.length <= members.length && needed.every(({ code }) => members.some((each) => each.code === code));
  });
  if (!members.every(({ name: member }) => isName(member))) return functional(name, members);
  const inherited = base ? membersOf(base[1], list).map(({ name: member }) => member) : [];
  const own = members.filter(({ name: member }) => !inherited.includes(member));
  const lines = own.flatMap(({ code, note }) => [...(note === '' ? [] : [`    # ${note}`]), `    ${code}`]);
  return `class ${name}(${base?.[0] ?? 'TypedDict'}):\n${lines.join('\n') || '    pass'}\n`;
}

interface Member {
  readonly name: string;
  readonly type: string;
  readonly code: string;
  readonly note: string;
}

function membersOf({ properties = {}, required = [] }: JsonSchema, list: string): readonly Member[] {
  return Object.entries(properties).map(([name, schema]) => {
    const type = required.includes(name) ? typeText(schema, list) : `NotRequired[${typeText(schema, list)}]`;
    return { name, type, code: `${name}: ${type}`, note: noteOf(schema) };
  });
}

/** Members whose names are none in Python. */
const functional = (name: string, members: readonly Member[]): string =>
  `${name} = TypedDict(\n    ${JSON.stringify(name)},\n    {\n${members
    .map(({ name: member, type }) => `        ${JSON.stringify(member)}: ${JSON.stringify(type)},\n`)
    .join('')}    },\n)\n`;

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);
const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !KEYWORDS.has(text);

function typeText(schema: JsonSchema, list: string): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(REFERENCE.length);
  const words = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (words) return words.every(isLiteral) ? `Literal[${words.map(literal).join(', ')}]` : plainType(schema.type);
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeText(each, list)))].join(' | ');
  const { items, additionalProperties: values, propertyNames: keys } = schema;
  if (schema.type === 'array') return `${list}[${typeof items === 'object' ? typeText(items, list) : 'Any'}]`;
  if (schema.type !== 'object') return plainType(schema.type);
  if (typeof values !== 'object') return 'dict[str, Any]';
  return `dict[${keys ? typeText(keys, list) : 'str'}, ${typeText(values, list)}]`;
}

/** What a Literal can hold: no number with a fraction. */
const isLiteral = (value: unknown): boolean => typeof value !== 'number' || Number.isInteger(value);
const literal = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : value === null ? 'None' : JSON.stringify(value);

const TYPES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};
const plainType = (type: unknown): string => TYPES[String(type)] ?? 'Any';
