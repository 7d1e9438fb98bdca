import type { Made } from '../http/pieces.ts';
import { ESCAPE_MODULE } from './escape-module.ts';

/** What is used of it here; TypeScript knows it only together with all else that browsers have. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: {
      readonly memory: { readonly buffer: ArrayBuffer };
      readonly escape: (length: number) => number;
    };
  };
};

/**
 * JSON text as it stands within a JSON string: what `JSON.stringify` makes of it, without its quotes. In compact JSON
 * only quotes and backslashes are to be escaped, since it holds no line ends.
 */
export const escaped = (json: Uint8Array): Made => ({
  most: 2 * json.length,
  put: (target, at) => escapeInto(target, at, json),
});

// Where escape.wat has its table, what comes in and what goes out, and how much of it at once.
const ROW_BYTES = 16;
const IN = 4_096;
const OUT = 20_544;
const PART_BYTES = 16_384;
/** Bytes that it takes in one step. */
const STEP = 8;

const { memory, escape } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(ESCAPE_MODULE, 'base64')))
  .exports;
const bytes = new Uint8Array(memory.buffer);
for (let mask = 0; mask < 2 ** STEP; mask += 1) bytes.set(rowOf(mask), mask * ROW_BYTES);

/** For a mask of the bytes that need a backslash: which lane stands where, and beyond them none. */
function rowOf(mask: number): Uint8Array {
  const lanes = Array.from({ length: STEP }, (_, lane) => ((mask >> lane) & 1 ? [STEP, lane] : [lane])).flat();
  return new Uint8Array(ROW_BYTES).fill(0xff).map((none, at) => lanes[at] ?? none);
}

/** Some ten times as fast as a loop in JavaScript. */
function escapeInto(target: Uint8Array, from: number, json: Uint8Array): number {
  let end = from;
  for (let at = 0; at < json.length; at += PART_BYTES) {
    const part = json.subarray(at, at + PART_BYTES);
    bytes.set(part, IN);
    bytes.fill(0, IN + part.length, IN + part.length + STEP);
    const length = escape(part.length);
    target.set(bytes.subarray(OUT, OUT + length), end);
    end += length;
  }
  return end;
}
