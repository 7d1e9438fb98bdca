import { ToolError } from '../errors.ts';
import { say } from './arguments.messages.ts';

/** The gateway has the same limit for a request body. */
const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 8;
const MAX_VALUES = 20_000;
/** Characters of one string (docs/api.md#arguments). */
const MAX_TEXT = 2_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The arguments as sent: one JSON object within bounds; no bytes at all are an empty one. */
export function readArguments(bytes: Uint8Array): object {
  if (bytes.length === 0) return {};
  if (bytes.length > MAX_BYTES) {
    throw refuse(say.tooManyBytes({ bytes: bytes.length, most: MAX_BYTES }));
  }
  const value = parse(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(say.noObject());
  }
  checkBounds(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw refuse(say.noUtf8(), cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(say.noJson(), cause);
  }
}

/** No deep nest, no flood of values, no long text, no number beyond the range of a double. Without recursion. */
function checkBounds(root: object): void {
  const open: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: root, path: '', depth: 0 },
  ];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (++seen > MAX_VALUES) throw refuse(say.tooManyValues({ most: MAX_VALUES }));
    if (typeof value === 'string' && value.length > MAX_TEXT) throw tooLong(path, value.length);
    if (typeof value === 'number' && !Number.isFinite(value)) throw notFinite(path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) {
      throw refuse(say.tooDeep({ most: MAX_DEPTH }));
    }
    for (const [key, item] of Object.entries(value)) {
      open.push({ value: item, path: join(path, key, Array.isArray(value)), depth: depth + 1 });
    }
  }
}

/** `known_events[2].date`; a long key is cut, as it is the caller's text. */
export function join(path: string, key: string, inArray: boolean): string {
  if (inArray) return `${path}[${key}]`;
  const short = key.length > 60 ? `${key.slice(0, 60)}…` : key;
  return path === '' ? short : `${path}.${short}`;
}

function tooLong(path: string, length: number): ToolError {
  const [own, most] = [length.toLocaleString('en'), MAX_TEXT.toLocaleString('en')];
  return refuse(say.tooLong({ field: path, length: own, most }), undefined, path);
}

function notFinite(path: string): ToolError {
  return refuse(say.notFinite({ field: path }), undefined, path);
}

function refuse(message: string, cause?: unknown, field?: string): ToolError {
  return new ToolError('validation_failed', message, { cause, ...(field === undefined ? {} : { field }) });
}
