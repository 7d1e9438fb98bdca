const [QUOTE = 0, BACKSLASH = 0] = Buffer.from('"\\');
/** Twice the longest text that a service sends alone, in its longest letters. */
const KEPT_BYTES = 384 * 1024;

let scratch = new Uint8Array(KEPT_BYTES / 4);

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends.
 */
export function escaped(json: Uint8Array): Buffer {
  const room = 2 * json.length;
  const out = room <= scratch.length ? scratch : new Uint8Array(room);
  if (room <= KEPT_BYTES) scratch = out;
  let end = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE || byte === BACKSLASH) out[end++] = BACKSLASH;
    out[end++] = byte;
  }
  return Buffer.from(out.subarray(0, end));
}
