import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StepwiseTraining } from '../stepwise-training.ts';
import { indexIn } from './binary-search.ts';
import { columnBytes, columnsIn } from './columns.ts';

/**
 * What `npm run questions` taught of the examples, which takes a minute and so is done once: a short vector for each
 * feature and each key. The more the sum of a question's vectors points the way of a key's, the likelier is the key
 * (ADR 121).
 */
export interface Taught {
  readonly keys: readonly string[];
  /** Features that have a vector, ascending. */
  readonly features: Int32Array;
  /** The vectors of the features, one after the other, in steps of their own size, two numbers a byte (`inPairs`). */
  readonly vectors: Uint8Array;
  readonly steps: Float32Array;
  readonly keyVectors: Float32Array;
  /** How much a key is expected before anything is heard. */
  readonly expected: Float32Array;
}

export const TAUGHT_FILE = fileURLToPath(import.meta.resolve('@cuspal/services/meta/data/questions.bin'));

export const TAUGHT = new StepwiseTraining(read);

function* read(): Generator<void, Taught> {
  const bytes = readFileSync(TAUGHT_FILE);
  yield;
  return taughtOf(bytes);
}

const headerShape = z.object({ keys: z.array(z.string()), features: z.number(), dimensions: z.number() });
type Header = z.output<typeof headerShape>;

/** The file: the columns stand in the order of `Taught`, those of wide numbers first. */
export function bytesOf(taught: Taught): Uint8Array<ArrayBuffer> {
  const { keys, features, vectors, steps, keyVectors, expected } = taught;
  const header: Header = { keys: [...keys], features: features.length, dimensions: dimensionsOf(taught) };
  return columnBytes(header, [features, steps, keyVectors, expected, vectors]);
}

export function taughtOf(bytes: Uint8Array<ArrayBuffer>): Taught {
  const { header, next } = columnsIn(bytes);
  const { keys, features, dimensions } = headerShape.parse(header);
  return {
    keys,
    features: next(Int32Array, features),
    steps: next(Float32Array, features),
    keyVectors: next(Float32Array, keys.length * dimensions),
    expected: next(Float32Array, keys.length),
    vectors: next(Uint8Array, (features * dimensions) / 2),
  };
}

/** What is added to a number, so that half a byte holds it without a sign. */
const MIDDLE = 8;

/** Whole numbers from -7 to 7, an even count of them, as bytes that hold two each. */
export const inPairs = (numbers: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: numbers.length / 2 }, (_, at) => {
    const [low = 0, high = 0] = numbers.slice(2 * at, 2 * at + 2);
    return low + MIDDLE + ((high + MIDDLE) << 4);
  });

const dimensionsOf = ({ keys, keyVectors }: Taught): number => keyVectors.length / keys.length;

/** How likely each key is, all together 1, where the features are heard, each as far as the weight beside it. */
export function likelihoods(
  taught: Taught,
  heard: Iterable<readonly [feature: number, weight: number]>,
): ReadonlyMap<string, number> {
  const points = pointsOf(taught, sumOf(taught, heard));
  const most = Math.max(...points);
  const shares = points.map((one) => Math.exp(one - most));
  const total = shares.reduce((sum, one) => sum + one, 0);
  return new Map(taught.keys.map((key, at) => [key, (shares[at] ?? 0) / total]));
}

function sumOf(taught: Taught, heard: Iterable<readonly [number, number]>): Float64Array {
  const sum = new Float64Array(dimensionsOf(taught));
  for (const [feature, weight] of heard) {
    const place = indexIn(taught.features, feature);
    if (place < 0) continue;
    const worth = weight * (taught.steps[place] ?? 0);
    const from = (place * sum.length) / 2;
    for (let at = 0; at < sum.length; at += 2) {
      const pair = taught.vectors[from + at / 2] ?? 0;
      sum[at] = (sum[at] ?? 0) + worth * ((pair & 15) - MIDDLE);
      sum[at + 1] = (sum[at + 1] ?? 0) + worth * ((pair >> 4) - MIDDLE);
    }
  }
  return sum;
}

function pointsOf({ expected, keyVectors }: Taught, sum: Float64Array): Float64Array {
  return Float64Array.from(expected, (before, key) => {
    let points = before;
    for (let at = 0; at < sum.length; at += 1) points += (sum[at] ?? 0) * (keyVectors[key * sum.length + at] ?? 0);
    return points;
  });
}
