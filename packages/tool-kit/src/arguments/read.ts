import { ToolError } from '../errors.ts';

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
    throw refuse(`The arguments are ${bytes.length} bytes long, but at most ${MAX_BYTES} are accepted. Send less.`);
  }
  const value = parse(decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse('The arguments must be one JSON object, such as {"latitude": 13.08}. Send them as an object.');
  }
  checkBounds(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw refuse('The arguments are not valid UTF-8. Encode the JSON text as UTF-8 and call again.', cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuse(
      'The arguments are not valid JSON (NaN and infinities are not JSON either). Send one JSON object.',
      cause,
    );
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
    if (++seen > MAX_VALUES) throw refuse(`The arguments hold more than ${MAX_VALUES} values. Send fewer.`);
    if (typeof value === 'string' && value.length > MAX_TEXT) throw tooLong(path, value.length);
    if (typeof value === 'number' && !Number.isFinite(value)) throw notFinite(path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) {
      throw refuse(`The arguments are nested more than ${MAX_DEPTH} levels deep. Send a flatter object.`);
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
  return refuse(
    `Argument "${path}" is ${length.toLocaleString('en')} characters long, but at most ${MAX_TEXT.toLocaleString('en')} are accepted. Shorten it.`,
    undefined,
    path,
  );
}

function notFinite(path: string): ToolError {
  return refuse(`Argument "${path}" is too large to be a number. Send a finite number.`, undefined, path);
}

function refuse(message: string, cause?: unknown, field?: string): ToolError {
  return new ToolError('validation_failed', message, { cause, ...(field === undefined ? {} : { field }) });
}
