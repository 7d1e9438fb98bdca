import { declaration, HEAD } from './python-declaration.ts';
import { managementModule } from './python-management.ts';
import type { ClientContract, ToolType } from './contract.ts';

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
