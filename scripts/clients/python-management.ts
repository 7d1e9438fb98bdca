import { taggedNames, type ManagementContract, type ManagementMethod } from '../generate/contract/management.ts';
import { declaration, HEAD } from './python-declaration.ts';

/** The module of the Python client for management: the shapes, and a method for each operation, sync and async. */
export function managementModule({ schemas, methods }: ManagementContract): string {
  const types = [...schemas.map((named) => declaration(named, [])), ...taggedNames(methods).map(taggedType)].join('\n');
  const typing = ['Any', 'Literal', 'NotRequired', 'TypeAlias', 'TypedDict', 'Unpack'];
  const used = typing.filter((name) => name === 'Any' || name === 'Unpack' || new RegExp(`\\b${name}\\b`).test(types));
  return `${HEAD}"""Organisations, projects, accounts and keys, with a management key."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import ${used.join(', ')}
from urllib.parse import quote

from ._request import JSON, Request, encoded, posted, read_request

${types}

def _id(value: str) -> str:
    return quote(value, safe="")


def _read(path: str, query: Mapping[str, Any] | None = None, *, tagged: bool = False) -> Request:
    request = read_request(path, **{name: str(value) for name, value in (query or {}).items()})
    return replace(request, tagged=tagged)


def _put(
    path: str, body: Mapping[str, Any], *, once: bool = False, tagged: bool = False, etag: str | None = None
) -> Request:
    # What answers with a secret is tried again only where the server has turned it away: the secret is told once.
    return _guarded(Request("PUT", path, posted(JSON, JSON, None), encoded(body), once, tagged), etag)


def _deleted(path: str, *, etag: str | None = None) -> Request:
    return _guarded(Request("DELETE", path, {"Accept": JSON}), etag)


def _guarded(request: Request, etag: str | None) -> Request:
    # A change gives the resource another version: sent again, it would be refused as if somebody else had made it.
    if etag is None:
        return request
    return replace(request, headers={**request.headers, "If-Match": etag}, once=True)


class Management:
    """
    What /v1/manage does. What is sent twice makes one thing. A change takes the \`etag\` that the resource was read with:
    where it is another one by now, nothing changes and the error has the status 412.
    """

    def __init__(self, answer: Callable[[Request], Any]) -> None:
        self._answer = answer
${methods.map((method) => methodText(method, false)).join('')}

class AsyncManagement:
    """The same, awaited."""

    def __init__(self, answer: Callable[[Request], Awaitable[Any]]) -> None:
        self._answer = answer
${methods.map((method) => methodText(method, true)).join('')}`;
}

/** What is told with its ETag is a type of its own: in lists the same stands without one. */
const taggedName = (name: string): string => `Tagged${name}`;
const taggedType = (name: string): string => `class ${taggedName(name)}(${name}):\n    etag: str\n`;

function methodText(
  { name, method, path, ids, summary, input, answer, once, versioned }: ManagementMethod,
  isAsync: boolean,
): string {
  const snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const guarded = versioned && method !== 'GET';
  const tagged = versioned && answer !== undefined;
  const parameters = [
    'self',
    ...ids.map((id) => `${id}: str`),
    ...(ids.length > 0 ? ['/'] : []),
    ...(guarded ? ['*', 'etag: str | None = None'] : []),
    ...(input === undefined ? [] : [`**fields: Unpack[${input}]`]),
  ];
  const at = ids.length === 0 ? `"${path}"` : `f"${path.replaceAll(/\{(\w+)\}/g, '{_id($1)}')}"`;
  const request =
    method === 'DELETE'
      ? `_deleted(${at}${guarded ? ', etag=etag' : ''})`
      : method === 'GET'
        ? `_read(${at}${input === undefined ? '' : ', fields'}${tagged ? ', tagged=True' : ''})`
        : `_put(${at}, ${input === undefined ? '{}' : 'fields'}${once ? ', once=True' : ''}${guarded ? ', tagged=True, etag=etag' : ''})`;
  const call = `${isAsync ? 'await ' : ''}self._answer(${request})`;
  return `
    ${isAsync ? 'async ' : ''}def ${snake}(${parameters.join(', ')}) -> ${tagged ? taggedName(answer) : (answer ?? 'None')}:
        """${summary}."""
        ${answer === undefined ? call : `return ${call}`}
`;
}
