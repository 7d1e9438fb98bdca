const [QUOTE = 0, BACKSLASH = 0] = Buffer.from('"\\');

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends.
 */
export function escaped(json: Uint8Array): Uint8Array {
  const out = Buffer.allocUnsafe(2 * json.length);
  let end = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE || byte === BACKSLASH) out[end++] = BACKSLASH;
    out[end++] = byte;
  }
  return out.subarray(0, end);
}
