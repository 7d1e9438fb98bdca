import type { Made } from '../http/pieces.ts';

const [QUOTE = 0, BACKSLASH = 0] = Buffer.from('"\\');

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends.
 */
export const escaped = (json: Uint8Array): Made => ({
  most: 2 * json.length,
  put: (target, at) => escapeInto(target, at, json),
});

/** A function of its own, whose loop reads nothing from around it: a fifth faster. */
function escapeInto(target: Uint8Array, from: number, json: Uint8Array): number {
  const { length } = json;
  let end = from;
  for (let at = 0; at < length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE || byte === BACKSLASH) target[end++] = BACKSLASH;
    target[end++] = byte;
  }
  return end;
}
