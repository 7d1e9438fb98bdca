import { KEYS_PER_BLOCK } from '../../services/meta/places/key-index.ts';

/** Keys with their numbers as KeyIndex reads them. */
export function keyIndexBytes(keys: ReadonlyMap<string, Iterable<number>>): {
  readonly bytes: Buffer;
  readonly blocks: Uint32Array;
} {
  const sorted = [...keys].map(([key, values]) => ({
    key: Buffer.from(key),
    values: [...values].sort((a, b) => a - b),
  }));
  sorted.sort((a, b) => Buffer.compare(a.key, b.key));
  const parts: Buffer[] = [];
  const blocks: number[] = [];
  let [written, before] = [0, Buffer.alloc(0)];
  for (const [index, { key, values }] of sorted.entries()) {
    const first = index % KEYS_PER_BLOCK === 0;
    if (first) blocks.push(written);
    const shared = first ? 0 : sharedBytes(before, key);
    const steps = values.map((value, at) => value - (values[at - 1] ?? 0));
    const numbers = [values.length, ...steps].flatMap(base128);
    const entry = Buffer.concat([
      Buffer.from([shared, key.length - shared]),
      key.subarray(shared),
      Buffer.from(numbers),
    ]);
    parts.push(entry);
    written += entry.length;
    before = key;
  }
  return { bytes: Buffer.concat(parts), blocks: Uint32Array.from(blocks) };
}

function sharedBytes(before: Buffer, key: Buffer): number {
  let shared = 0;
  while (shared < before.length && shared < key.length && before[shared] === key[shared]) shared += 1;
  return shared;
}

function base128(value: number): readonly number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...base128(value >>> 7)];
}
