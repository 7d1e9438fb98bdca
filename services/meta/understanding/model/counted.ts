import { EXAMPLES } from '../examples/examples.ts';
import { StepwiseTraining } from '../stepwise-training.ts';
import { wordsOf } from '../text/fold.ts';
import { indexIn } from './binary-search.ts';
import { featuresOf } from './features.ts';

/** Rarity counts by this power of the logarithm; counts added to what was never seen. */
const RARITY = 1.3;
const UNSEEN = 0.05;
/**
 * What is counted in the examples, as two sparse matrices by rows of features: the examples that hold a feature, with the
 * share it has of each, and the keys of these, with how much logLikelihoods it is there than in text at large.
 */
export interface Counted {
  readonly names: readonly string[];
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

/** A share is at most 1; numbers of so many steps rank the keys as whole ones do, in a third of the memory. */
export const SHARE_STEP = 1 / 255;
export const LIKELIHOOD_STEP = 1 / 4096;

/** Every feature of every example, in the order of the examples. */
interface Seen {
  readonly names: readonly string[];
  readonly features: Int32Array;
  /** The key of each example, and where its features end. */
  readonly examples: readonly (readonly [key: number, end: number])[];
  readonly row: Uint32Array;
  readonly weight: Float32Array;
}

/** Learns in short steps, so that who has time can let others in between. */
function* learn(): Generator<void, Counted> {
  const seen = yield* read();
  const { names, features } = seen;
  const byRow = ordered(seen);
  yield;
  const rarity = rarityOf(byRow, names.length);
  yield;
  const lengths = lengthsOf(seen, rarity);
  yield;
  const { shares, sums, ...rows } = yield* rowsOf(seen, byRow, rarity, lengths);
  yield;
  return { names, features, rarity, ...rows, ...totalsByKey(seen, rows.keys, { shares, sums }) };
}

function* read(): Generator<void, Seen> {
  const keyOf = new Map<string, number>();
  const rows = new Map<number, number>();
  const examples: (readonly [number, number])[] = [];
  let row = new Uint32Array(ENTRIES_AT_FIRST);
  let weight = new Float32Array(ENTRIES_AT_FIRST);
  let end = 0;
  for (const [name, texts] of Object.values(EXAMPLES).flatMap((files) =>
    files.flatMap((file) => Object.entries(file)),
  )) {
    const key = numbered(keyOf, name);
    for (const text of texts ?? []) {
      const features = featuresOf([{ words: wordsOf(text), weight: 1 }]);
      if (end + features.size > row.length) {
        row = grown(row, new Uint32Array(row.length * 2));
        weight = grown(weight, new Float32Array(weight.length * 2));
      }
      for (const [feature, value] of features) {
        row[end] = numbered(rows, feature);
        weight[end] = value;
        end += 1;
      }
      if (examples.push([key, end]) % EXAMPLES_A_STEP === 0) yield;
    }
  }
  yield;
  const features = Int32Array.from(rows.keys()).sort();
  const places = Uint32Array.from(rows.keys(), (feature) => indexIn(features, feature));
  yield;
  return {
    names: [...keyOf.keys()],
    features,
    examples,
    row: row.subarray(0, end).map((one) => places[one] ?? 0),
    weight: weight.subarray(0, end),
  };
}

const ENTRIES_AT_FIRST = 1 << 19;
/** Some two milliseconds' work. */
const EXAMPLES_A_STEP = 20;
const ROWS_A_STEP = 10_000;

function grown<Numbers extends Uint32Array | Float32Array>(from: Numbers, into: Numbers): Numbers {
  into.set(from);
  return into;
}

function numbered<Name>(numbers: Map<Name, number>, name: Name): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

/** The entries of `Seen` by row: their positions, the key of each, and where a row begins. */
interface ByRow {
  readonly begins: Uint32Array;
  readonly at: Uint32Array;
  readonly key: Uint16Array;
  readonly example: Uint16Array;
}

function ordered({ features, row, examples }: Seen): ByRow {
  const begins = new Uint32Array(features.length + 1);
  for (const one of row) begins[one + 1] = (begins[one + 1] ?? 0) + 1;
  for (let one = 1; one <= features.length; one += 1) begins[one] = (begins[one] ?? 0) + (begins[one - 1] ?? 0);
  const next = begins.slice();
  const at = new Uint32Array(row.length);
  const key = new Uint16Array(row.length);
  const example = new Uint16Array(row.length);
  let from = 0;
  examples.forEach(([ofExample, end], index) => {
    for (; from < end; from += 1) {
      const place = next[row[from] ?? 0] ?? 0;
      next[row[from] ?? 0] = place + 1;
      at[place] = from;
      key[place] = ofExample;
      example[place] = index;
    }
  });
  return { begins, at, key, example };
}

export const rarityIn = (keys: number, of: number): number => Math.log(1 + of / keys) ** RARITY;

/** The fewer keys a feature comes with, the more it says. */
function rarityOf({ begins, key }: ByRow, keyCount: number): Float32Array {
  const lastRow = new Int32Array(keyCount).fill(-1);
  const rarity = new Float32Array(begins.length - 1);
  for (let row = 0; row < rarity.length; row += 1) {
    let different = 0;
    for (let entry = begins[row] ?? 0; entry < (begins[row + 1] ?? 0); entry += 1) {
      if (lastRow[key[entry] ?? 0] === row) continue;
      lastRow[key[entry] ?? 0] = row;
      different += 1;
    }
    rarity[row] = rarityIn(different, keyCount);
  }
  return rarity;
}

/** Lengths of the examples as the model sees them. */
function lengthsOf({ examples, row, weight }: Seen, rarity: Float32Array): Float64Array {
  let from = 0;
  return Float64Array.from(examples, ([, end]) => {
    let square = 0;
    for (; from < end; from += 1) square += ((weight[from] ?? 0) * (rarity[row[from] ?? 0] ?? 0)) ** 2;
    return Math.sqrt(square) || 1;
  });
}

type Rows = Pick<
  Counted,
  'exampleRowStarts' | 'examples' | 'share' | 'keyOfExample' | 'keyRowStarts' | 'keys' | 'logLikelihoods'
>;

/** By entry of `keys`: the shares and the weight of a feature in the examples of a key, summed. */
interface Summed {
  readonly shares: Float32Array;
  readonly sums: Float32Array;
}

/** Makes both matrices. */
function* rowsOf(
  { names, weight, examples }: Seen,
  { begins, at, key, example }: ByRow,
  rarity: Float32Array,
  lengths: Float64Array,
): Generator<void, Rows & Summed> {
  const share = new Uint8Array(at.length);
  const keyRowStarts = new Uint32Array(rarity.length + 1);
  const keys = new Uint16Array(at.length);
  const shares = new Float32Array(at.length);
  const sums = new Float32Array(at.length);
  const lastEntry = new Int32Array(names.length).fill(-1);
  let end = 0;
  for (let row = 0; row < rarity.length; row += 1) {
    if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    const begin = end;
    keyRowStarts[row] = begin;
    for (let entry = begins[row] ?? 0; entry < (begins[row + 1] ?? 0); entry += 1) {
      const ofEntry = key[entry] ?? 0;
      const value = weight[at[entry] ?? 0] ?? 0;
      if ((lastEntry[ofEntry] ?? -1) < begin) {
        lastEntry[ofEntry] = end;
        keys[end] = ofEntry;
        end += 1;
      }
      const place = lastEntry[ofEntry] ?? 0;
      const part = (value * (rarity[row] ?? 0)) / (lengths[example[entry] ?? 0] ?? 1);
      share[entry] = Math.round(part / SHARE_STEP);
      shares[place] = (shares[place] ?? 0) + part;
      sums[place] = (sums[place] ?? 0) + value;
    }
  }
  keyRowStarts[rarity.length] = end;
  return {
    exampleRowStarts: begins,
    examples: example,
    share,
    keyOfExample: Uint16Array.from(examples, ([one]) => one),
    keyRowStarts,
    keys: keys.slice(0, end),
    logLikelihoods: Uint16Array.from(sums.subarray(0, end), (sum) =>
      Math.round(Math.log((sum + UNSEEN) / UNSEEN) / LIKELIHOOD_STEP),
    ),
    shares,
    sums,
  };
}

/** What is the same for every feature of a key. */
function totalsByKey(
  { names, features }: Seen,
  keys: Uint16Array,
  { shares, sums }: Summed,
): Pick<Counted, 'keyNorms' | 'unseen'> {
  const squares = new Float64Array(names.length);
  const totals = new Float64Array(names.length);
  keys.forEach((one, place) => {
    squares[one] = (squares[one] ?? 0) + (shares[place] ?? 0) ** 2;
    totals[one] = (totals[one] ?? 0) + (sums[place] ?? 0);
  });
  return {
    keyNorms: squares.map((square) => Math.sqrt(square) || 1),
    unseen: Float32Array.from(totals, (total) => Math.log(UNSEEN / (total + UNSEEN * features.length))),
  };
}

export const COUNTED = new StepwiseTraining(learn);
