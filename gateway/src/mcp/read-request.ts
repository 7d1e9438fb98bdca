import { INVALID_PARAMS, INVALID_REQUEST, PARSE_ERROR } from '@modelcontextprotocol/server';
import { MAX_BODY_BYTES, readBody, type Body } from '../http/body.ts';
import type { HttpRequest } from '../http/http-message.ts';
import { selectionOf, type Choice } from '../toolsets/selection.ts';
import { isJsonObject, MAX_DEPTH, readJson } from '../core/json.ts';
import { rpcError, type RpcErrorObject } from './rpc-error.ts';

/** A message, and what its sender has chosen of the server. */
export interface SentMessage {
  readonly kind: 'read';
  readonly message: unknown;
  readonly choice: Choice;
}

/** Why a message could not be read: it makes no sense, is too large, or its sender has gone. */
export type Unread =
  { readonly kind: 'refused'; readonly error: RpcErrorObject } | { readonly kind: 'too_large' | 'gone' };

export type ReadRequest = SentMessage | Unread;

/** Reads the set of tools in the address or in a header, then the message in the body, of at most so many bytes. */
export function readRequest(
  request: HttpRequest,
  requestId: string,
  most = MAX_BODY_BYTES,
): ReadRequest | Promise<ReadRequest> {
  const selected = selectionOf(request);
  if (!selected.ok) {
    const { message, toolsets } = selected;
    const more = toolsets && { toolsets };
    return { kind: 'refused', error: rpcError(INVALID_PARAMS, message, 'validation_failed', requestId, more) };
  }
  const read = (body: Body): ReadRequest => readFrom(body, selected, requestId);
  const body = readBody(request, most);
  return body instanceof Promise ? body.then(read) : read(body);
}

function readFrom(body: Body, choice: Choice, requestId: string): ReadRequest {
  if (!body.ok) return { kind: body.reason };
  const read = readMessage(body.bytes);
  return read.ok
    ? { kind: 'read', message: read.message, choice }
    : { kind: 'refused', error: rpcError(read.code, read.fault, 'validation_failed', requestId) };
}

type Message =
  | { readonly ok: true; readonly message: unknown }
  | { readonly ok: false; readonly code: number; readonly fault: string };

/** One JSON value of bounded depth, no batch. */
export function readMessage(bytes: Buffer): Message {
  const read = readJson(bytes);
  if (!read.ok) return { ok: false, ...FAULTS[read.fault] };
  const message = read.value;
  if (Array.isArray(message)) {
    return { ok: false, code: INVALID_REQUEST, fault: 'Invalid request: send one message at a time, not a batch.' };
  }
  return { ok: true, message: withoutNullCursor(message) };
}

const FAULTS = {
  encoding: { code: PARSE_ERROR, fault: 'Parse error: the body is not UTF-8.' },
  depth: { code: INVALID_REQUEST, fault: `Invalid request: nested deeper than ${MAX_DEPTH} levels.` },
  syntax: { code: PARSE_ERROR, fault: 'Parse error: the body is not JSON.' },
} as const;

const LISTS = new Set<unknown>([
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'skills/list',
]);

/** Some clients send `cursor: null` for "from the start". */
function withoutNullCursor(message: unknown): unknown {
  if (!isJsonObject(message) || !LISTS.has(message['method']) || !isJsonObject(message['params'])) return message;
  const { cursor, ...params } = message['params'];
  return cursor === null ? { ...message, params } : message;
}
