import { isUtf8 } from 'node:buffer';
import { INVALID_REQUEST, PARSE_ERROR } from '@modelcontextprotocol/server';
import { isJsonObject } from './recognise.ts';

export type Message =
  | { readonly ok: true; readonly message: unknown }
  | { readonly ok: false; readonly code: number; readonly fault: string };

/** No message of the protocol or argument of a tool comes near it; what reads a message may recurse. */
const MAX_DEPTH = 64;

/** One JSON value of bounded depth, no batch. */
export function readMessage(bytes: Buffer): Message {
  if (!isUtf8(bytes)) return { ok: false, code: PARSE_ERROR, fault: 'Parse error: the body is not UTF-8.' };
  if (isDeeper(bytes, MAX_DEPTH)) {
    return { ok: false, code: INVALID_REQUEST, fault: `Invalid request: nested deeper than ${MAX_DEPTH} levels.` };
  }
  let message: unknown;
  try {
    message = JSON.parse(bytes.toString());
  } catch {
    return { ok: false, code: PARSE_ERROR, fault: 'Parse error: the body is not JSON.' };
  }
  if (Array.isArray(message)) {
    return { ok: false, code: INVALID_REQUEST, fault: 'Invalid request: send one message at a time, not a batch.' };
  }
  return { ok: true, message: withoutNullCursor(message) };
}

const [QUOTE, BACKSLASH, BRACE, BRACKET, BRACE_END, BRACKET_END] = Buffer.from('"\\{[}]');

function isDeeper(bytes: Buffer, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === BRACE || byte === BRACKET) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === BRACE_END || byte === BRACKET_END) depth -= 1;
  }
  return false;
}

const LISTS = new Set<unknown>(['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']);

/** Some clients send `cursor: null` for "from the start". */
function withoutNullCursor(message: unknown): unknown {
  if (!isJsonObject(message) || !LISTS.has(message['method']) || !isJsonObject(message['params'])) return message;
  const { cursor, ...params } = message['params'];
  return cursor === null ? { ...message, params } : message;
}
