import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { columnBytes, columnsIn } from './columns.ts';
import type { Counted } from './tables.ts';

/** What `npm run build` has counted, beside the compiled code (ADR 125). */
export const COUNTED_FILE = new URL('./counted.bin', import.meta.url);

export function* read(): Generator<void, Counted> {
  const bytes = readFileSync(COUNTED_FILE);
  yield;
  return countedOf(bytes);
}

const headerShape = z.object({
  names: z.array(z.string()),
  words: z.object({ english: z.array(z.string()), others: z.array(z.string()) }),
  keyNorms: z.array(z.number()),
  features: z.number(),
  examples: z.number(),
  /** Entries of both matrices. */
  ofExamples: z.number(),
  ofKeys: z.number(),
});

/** The file: the columns stand in the order in which `countedOf` takes them, those of wide numbers first. */
export function countedBytes(counted: Counted): Uint8Array<ArrayBuffer> {
  const { names, words, keyNorms, features, rarity, exampleRowStarts, keyRowStarts, unseen } = counted;
  const { examples, keyOfExample, keys, logLikelihoods, share } = counted;
  const header = {
    names,
    words,
    keyNorms: [...keyNorms],
    features: features.length,
    examples: keyOfExample.length,
    ofExamples: examples.length,
    ofKeys: keys.length,
  };
  const wide = [features, rarity, exampleRowStarts, keyRowStarts, unseen];
  return columnBytes(header, [...wide, examples, keyOfExample, keys, logLikelihoods, share]);
}

export function countedOf(bytes: Uint8Array<ArrayBuffer>): Counted {
  const { header, next } = columnsIn(bytes);
  const { names, words, keyNorms, ...counts } = headerShape.parse(header);
  return {
    names,
    words,
    keyNorms: Float64Array.from(keyNorms),
    features: next(Int32Array, counts.features),
    rarity: next(Float32Array, counts.features),
    exampleRowStarts: next(Uint32Array, counts.features + 1),
    keyRowStarts: next(Uint32Array, counts.features + 1),
    unseen: next(Float32Array, names.length),
    examples: next(Uint16Array, counts.ofExamples),
    keyOfExample: next(Uint16Array, counts.examples),
    keys: next(Uint16Array, counts.ofKeys),
    logLikelihoods: next(Uint16Array, counts.ofKeys),
    share: next(Uint8Array, counts.ofExamples),
  };
}
