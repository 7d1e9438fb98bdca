import type { ManagementContract, ManagementMethod } from '../generate/contract/management.ts';
import { declaration, HEAD } from './python-declaration.ts';

/** The module of the Python client for management: the shapes, and a method for each operation, sync and async. */
export function managementModule({ schemas, methods }: ManagementContract): string {
  const types = schemas.map((named) => declaration(named, [])).join('\n');
  const typing = ['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict', 'Unpack'];
  const used = typing.filter((name) => name === 'Any' || name === 'Unpack' || new RegExp(`\\b${name}\\b`).test(types));
  return `${HEAD}"""Organisations, projects, accounts and keys, with a management key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import ${used.join(', ')}
from urllib.parse import quote

from ._request import JSON, Request, encoded, posted, read_request

${types}

def _id(value: str) -> str:
    return quote(value, safe="")


def _read(path: str, query: Mapping[str, Any] | None = None) -> Request:
    return read_request(path, **{name: str(value) for name, value in (query or {}).items()})


def _put(path: str, body: Mapping[str, Any], *, once: bool = False) -> Request:
    # What answers with a secret is tried again only where the server has turned it away: the secret is told once.
    return Request("PUT", path, posted(JSON, JSON, None), encoded(body), once)


def _deleted(path: str) -> Request:
    return Request("DELETE", path, {"Accept": JSON})


class Management:
    """What /v1/manage does. What is sent twice makes one thing."""

    def __init__(self, answer: Callable[[Request], Any]) -> None:
        self._answer = answer
${methods.map((method) => methodText(method, false)).join('')}

class AsyncManagement:
    """The same, awaited."""

    def __init__(self, answer: Callable[[Request], Awaitable[Any]]) -> None:
        self._answer = answer
${methods.map((method) => methodText(method, true)).join('')}`;
}

function methodText(
  { name, method, path, ids, summary, input, answer, once }: ManagementMethod,
  isAsync: boolean,
): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const parameters = [
    'self',
    ...ids.map((id) => `${id}: str`),
    ...(ids.length > 0 ? ['/'] : []),
    ...(input === undefined ? [] : [`**fields: Unpack[${input}]`]),
  ];
  const at = ids.length === 0 ? `"${path}"` : `f"${path.replaceAll(/\{(\w+)\}/g, '{_id($1)}')}"`;
  const request =
    method === 'DELETE'
      ? `_deleted(${at})`
      : method === 'GET'
        ? `_read(${at}${input === undefined ? '' : ', fields'})`
        : `_put(${at}, ${input === undefined ? '{}' : 'fields'}${once ? ', once=True' : ''})`;
  const call = `${isAsync ? 'await ' : ''}self._answer(${request})`;
  return `
    ${isAsync ? 'async ' : ''}def ${snake}(${parameters.join(', ')}) -> ${answer ?? 'None'}:
        """${summary}."""
        ${answer === undefined ? call : `return ${call}`}
`;
}
