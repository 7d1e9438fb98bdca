/** Rarity counts by this power of the logarithm. */
const RARITY = 1.3;

/**
 * What is counted in the examples, as two sparse matrices by rows of features: the examples that hold a feature, with the
 * share it has of each, and the keys of these, with how much logLikelihoods it is there than in text at large.
 */
export interface Counted {
  readonly names: readonly string[];
  readonly words: ExampleWords;
  /** All features, ascending: the place of one is its row. */
  readonly features: Int32Array;
  /** Inverse frequency of each feature among the keys. */
  readonly rarity: Float32Array;
  /** Where a row begins in `examples`; the next row's beginning ends it. */
  readonly exampleRowStarts: Uint32Array;
  readonly examples: Uint16Array;
  /** In steps of `SHARE_STEP`. */
  readonly share: Uint8Array;
  /** The key of each example. */
  readonly keyOfExample: Uint16Array;
  /** The norm of the sum of a key's examples. */
  readonly keyNorms: Float64Array;
  /** Where a row begins in `keys`. */
  readonly keyRowStarts: Uint32Array;
  readonly keys: Uint16Array;
  /** In steps of `LIKELIHOOD_STEP`. */
  readonly logLikelihoods: Uint16Array;
  /** Logarithm of how likely a feature that no example holds is, by key. */
  readonly unseen: Float32Array;
}

/** The words by which slips of spelling are told: those of the English examples, and those that others have beside them. */
export interface ExampleWords {
  readonly english: readonly string[];
  readonly others: readonly string[];
}

/** A share is at most 1; numbers of so many steps rank the keys as whole ones do, in a third of the memory. */
export const SHARE_STEP = 1 / 255;
export const LIKELIHOOD_STEP = 1 / 4096;

export const rarityIn = (keys: number, of: number): number => Math.log(1 + of / keys) ** RARITY;
