import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { keyIndexBytes } from '../../../scripts/places/key-index-bytes.ts';
import { KeyIndex, KEYS_PER_BLOCK } from './key-index.ts';

const indexOf = (keys: ReadonlyMap<string, readonly number[]>): KeyIndex => {
  const { bytes, blocks } = keyIndexBytes(keys);
  return new KeyIndex(bytes, blocks);
};

const key = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'é', 'म', '京', '𝒳') }),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
);
const numbers = fc.uniqueArray(fc.nat(2 ** 28 - 1), { minLength: 1, maxLength: 5 });
const keys = fc.array(fc.tuple(key, numbers), { maxLength: 5 * KEYS_PER_BLOCK }).map((entries) => new Map(entries));
const sorted = (values: readonly number[] = []) => [...values].sort((a, b) => a - b);

describe('an index of keys', () => {
  it('holds what was put in, and nothing else', () => {
    fc.assert(
      fc.property(keys, fc.array(key), (entries, others) => {
        const index = indexOf(entries);
        for (const each of [...entries.keys(), ...others]) expect(index.get(each)).toEqual(sorted(entries.get(each)));
      }),
    );
  });

  it('lists the keys of a beginning as a sorted list would', () => {
    fc.assert(
      fc.property(keys, key, fc.integer({ min: 1, max: 9 }), (entries, prefix, most) => {
        const begun = [...entries.keys()]
          .filter((each) => each.startsWith(prefix))
          .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
          .slice(0, most);
        expect(indexOf(entries).startingWith(prefix, most)).toEqual(
          begun.map((each) => ({ key: each, values: sorted(entries.get(each)) })),
        );
      }),
    );
  });

  it('finds nothing for a key that is empty or longer than any', () => {
    const index = indexOf(new Map([['a', [1]]]));
    for (const each of ['', 'a'.repeat(256), 'a'.repeat(1_000_000)]) {
      expect([index.get(each), index.startingWith(each, 5)]).toEqual([[], []]);
    }
  });
});
