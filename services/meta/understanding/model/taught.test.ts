import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../examples/examples.ts';
import { wordsOf } from '../text/fold.ts';
import { featuresOf } from './features.ts';
import { COUNTED } from './counted.ts';
import { bytesOf, inPairs, likelihoods, type Taught, TAUGHT, TAUGHT_FILE, taughtOf } from './taught.ts';

/** Two features and two keys in two dimensions. */
const SMALL: Taught = {
  keys: ['one', 'other'],
  features: Int32Array.of(-5, 9),
  vectors: inPairs([2, 0, 0, -4]),
  steps: Float32Array.of(0.5, 0.25),
  keyVectors: Float32Array.of(3, 1, 1, 2),
  expected: Float32Array.of(0, 0.5),
};

describe('what is taught of the examples', () => {
  it('says how likely a key is by the way of the vectors', () => {
    // The first feature twice is (2, 0), the second once (0, -1): 6 - 1 for the one key, 0.5 + 2 - 2 for the other.
    const found = likelihoods(SMALL, [
      [-5, 2],
      [9, 1],
      [7, 100],
    ]);
    const share = 1 / (1 + Math.exp(0.5 - 5));
    expect(found.get('one')).toBeCloseTo(share, 6);
    expect(found.get('other')).toBeCloseTo(1 - share, 6);
  });

  it('is read as it was written', () => {
    expect(taughtOf(bytesOf(SMALL))).toEqual(SMALL);
    const file = readFileSync(TAUGHT_FILE);
    expect(Buffer.compare(bytesOf(taughtOf(file)), file)).toBe(0);
  });

  it('knows the keys and hears each example of today: if not, run npm run questions', () => {
    const taught = TAUGHT.finish();
    const { names } = COUNTED.finish();
    expect(names.filter((name) => !taught.keys.includes(name))).toEqual([]);
    const known = new Set(taught.features);
    const unknown = Object.values(EXAMPLES)
      .flatMap((files) => files.flatMap((file) => Object.values(file).flatMap((texts = []) => texts)))
      .filter((text) => ![...featuresOf([{ words: wordsOf(text), weight: 1 }]).keys()].some((one) => known.has(one)));
    expect(unknown).toEqual([]);
  });
});
