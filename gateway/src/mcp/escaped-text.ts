import type { Made } from '../http/pieces.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BYTE = 0xff;

/** What two bytes become within a JSON string, as two to four, and how many these are; the first is the lowest. */
const ESCAPED = new Int32Array(1 << 16);
const LENGTHS = new Uint8Array(1 << 16);
for (let pair = 0; pair < ESCAPED.length; pair += 1) {
  let [escaped, length] = [0, 0];
  for (const byte of [pair & BYTE, pair >> 8]) {
    if (byte === QUOTE || byte === BACKSLASH) escaped |= BACKSLASH << (8 * length++);
    escaped |= byte << (8 * length++);
  }
  ESCAPED[pair] = escaped;
  LENGTHS[pair] = length;
}

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends. Two bytes at a time and without a branch
 * take half as long as one at a time, since nobody foresees where quotes stand.
 */
export const escapedText = (json: Uint8Array): Made => ({
  most: 2 * json.length,
  put(target, from) {
    const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
    const even = json.length - (json.length % 2);
    let end = from;
    // An index is several times as fast here as an iterator.
    for (let at = 0; at < even; at += 2) {
      const pair = (json[at] ?? 0) | ((json[at + 1] ?? 0) << 8);
      view.setInt32(end, ESCAPED[pair] ?? 0, true);
      end += LENGTHS[pair] ?? 0;
    }
    for (const byte of json.subarray(even)) {
      if (byte === QUOTE || byte === BACKSLASH) target[end++] = BACKSLASH;
      target[end++] = byte;
    }
    return end;
  },
});
