import { isUtf8 } from 'node:buffer';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'encoding' | 'depth' | 'syntax' };

/** No message of the protocol or argument of a tool comes near it; what reads a message may recurse. */
export const MAX_DEPTH = 64;

/** One JSON value, in UTF-8 and of bounded depth. */
export function readJson(bytes: Buffer): ReadJson {
  if (!isUtf8(bytes)) return { ok: false, fault: 'encoding' };
  if (isDeeper(bytes, MAX_DEPTH)) return { ok: false, fault: 'depth' };
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return { ok: true, value };
  } catch {
    return { ok: false, fault: 'syntax' };
  }
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
