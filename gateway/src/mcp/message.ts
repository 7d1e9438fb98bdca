import { INVALID_REQUEST, PARSE_ERROR } from '@modelcontextprotocol/server';
import { isJsonObject } from '../core/json-object.ts';
import { MAX_DEPTH, readJson } from '../core/read-json.ts';

export type Message =
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
