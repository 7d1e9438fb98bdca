/** Keys in a block. The first is written out whole; each of the others says how much it shares with the one before. */
export const KEYS_PER_BLOCK = 16;

export interface FoundKey {
  readonly key: string;
  readonly values: readonly number[];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Where a reader of the stream stands: after an entry, with the bytes of its key. */
interface Cursor {
  at: number;
  readonly key: Uint8Array;
  length: number;
}

/**
 * Sorted keys with ascending numbers, front-coded as UTF-8 in one array of bytes, so that nothing is made of them until they are
 * asked for. An entry: bytes shared with the key before, bytes of its own, these bytes, count of numbers, each number
 * as the step from the one before; counts and numbers in base 128, least first.
 */
export class KeyIndex {
  constructor(
    private readonly bytes: Uint8Array,
    /** Where each block begins. */
    private readonly blocks: Uint32Array,
  ) {}

  /** The numbers of a key; none when it is not there. */
  get(key: string): readonly number[] {
    const asked = encoder.encode(key);
    if (asked.length === 0 || asked.length > 255) return [];
    const [found] = this.#from(
      asked,
      1,
      (bytes, length) => length === asked.length && compare(bytes, length, asked) === 0,
    );
    return found?.values ?? [];
  }

  /** Keys with this beginning, in their order, at most `most` of them. */
  startingWith(prefix: string, most: number): readonly FoundKey[] {
    const asked = encoder.encode(prefix);
    if (asked.length === 0 || asked.length > 255) return [];
    return this.#from(
      asked,
      most,
      (bytes, length) => length >= asked.length && compare(bytes, asked.length, asked) === 0,
    );
  }

  /** Reads from the first key that is not before the one asked for, as long as keys fit. */
  #from(asked: Uint8Array, most: number, fits: (bytes: Uint8Array, length: number) => boolean): readonly FoundKey[] {
    const found: FoundKey[] = [];
    const cursor: Cursor = { at: this.#blockBefore(asked), key: new Uint8Array(256), length: 0 };
    while (cursor.at < this.bytes.length && found.length < most) {
      this.#readKey(cursor);
      if (compare(cursor.key, cursor.length, asked) < 0) this.#skipValues(cursor);
      else if (!fits(cursor.key, cursor.length)) break;
      else found.push({ key: decoder.decode(cursor.key.subarray(0, cursor.length)), values: this.#readValues(cursor) });
    }
    return found;
  }

  /** Start of the last block whose first key is not after the one asked for. */
  #blockBefore(asked: Uint8Array): number {
    let [low, high] = [0, this.blocks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const start = this.blocks[middle] ?? 0;
      const length = this.bytes[start + 1] ?? 0;
      if (compare(this.bytes.subarray(start + 2, start + 2 + length), length, asked) <= 0) low = middle;
      else high = middle - 1;
    }
    return this.blocks[low] ?? this.bytes.length;
  }

  #readKey(cursor: Cursor): void {
    const shared = this.bytes[cursor.at] ?? 0;
    const own = this.bytes[cursor.at + 1] ?? 0;
    for (let index = 0; index < own; index += 1) cursor.key[shared + index] = this.bytes[cursor.at + 2 + index] ?? 0;
    cursor.length = shared + own;
    cursor.at += 2 + own;
  }

  #readValues(cursor: Cursor): readonly number[] {
    const values: number[] = [];
    let value = 0;
    for (let left = this.#readNumber(cursor); left > 0; left -= 1) {
      value += this.#readNumber(cursor);
      values.push(value);
    }
    return values;
  }

  #skipValues(cursor: Cursor): void {
    for (let left = this.#readNumber(cursor); left > 0; left -= 1) this.#readNumber(cursor);
  }

  #readNumber(cursor: Cursor): number {
    let value = 0;
    for (let shift = 0; shift < 32; shift += 7) {
      const byte = this.bytes[cursor.at] ?? 0;
      cursor.at += 1;
      value += (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value;
  }
}

/** Compares by bytes, the shorter of two that begin alike first. */
function compare(bytes: Uint8Array, length: number, asked: Uint8Array): number {
  const common = Math.min(length, asked.length);
  for (let index = 0; index < common; index += 1) {
    const difference = (bytes[index] ?? 0) - (asked[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - asked.length;
}
