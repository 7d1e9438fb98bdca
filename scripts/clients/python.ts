import type { JsonSchema } from '@cuspal/tool-kit';
import { REFERENCE, type Named } from '../generate/contract/shared.ts';
import { managementModule } from './python-management.ts';
import { noteOf, type ClientContract, type ToolType } from './contract.ts';

export const HEAD = '# Written by npm run clients:build from the contract of the server.\n';

/** The generated modules of the Python client by name. */
export function pythonFiles(contract: ClientContract): ReadonlyMap<string, string> {
  return new Map([
    ['types.py', typesModule(contract)],
    ['calls.py', callsModule(contract.tools)],
    ['_methods.py', methodsModule(contract.tools)],
    ['management.py', managementModule(contract.management)],
  ]);
}

function typesModule({ bases, schemas, tools }: ClientContract): string {
  const names = tools.map(({ name }) => JSON.stringify(name)).join(', ');
  return `${HEAD}"""Types of all arguments and results. Nothing here is needed to run a call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

ToolName: TypeAlias = Literal[${names}]

${[...bases.map((base) => declaration(base, [])), ...schemas.map((named) => declaration(named, bases))].join('\n')}`;
}

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

const resultOf = ({ result }: ToolType): string => (result === undefined ? 'str' : `t.${result}`);
const docstring = ({ title }: ToolType): string => `"""${title.replaceAll('"', "'")}."""`;

const callsModule = (
  tools: readonly ToolType[],
): string => `${HEAD}"""A function for each tool that makes a call of it, to be sent alone, in a batch, by pages or as a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from ._call import Call

if TYPE_CHECKING:
    from . import types as t
${tools
  .map(
    (tool) => `

def ${tool.name}(**arguments: Unpack[t.${tool.arguments}]) -> Call[${resultOf(tool)}]:
    ${docstring(tool)}
    return Call("${tool.name}", arguments)
`,
  )
  .join('')}`;

const methodsModule = (tools: readonly ToolType[]): string => `${HEAD}from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from ._call import Caller, AsyncCaller
from . import calls

if TYPE_CHECKING:
    from . import types as t


class Methods(Caller):
    """A method for each tool."""
${tools
  .map(
    (tool) => `
    def ${tool.name}(self, **arguments: Unpack[t.${tool.arguments}]) -> ${resultOf(tool)}:
        ${docstring(tool)}
        return self.call(calls.${tool.name}(**arguments))
`,
  )
  .join('')}

class AsyncMethods(AsyncCaller):
    """A method for each tool."""
${tools
  .map(
    (tool) => `
    async def ${tool.name}(self, **arguments: Unpack[t.${tool.arguments}]) -> ${resultOf(tool)}:
        ${docstring(tool)}
        return await self.call(calls.${tool.name}(**arguments))
`,
  )
  .join('')}`;
