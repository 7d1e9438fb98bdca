import { readExamples, type Seen } from './read-examples.ts';
import { type Counted, LIKELIHOOD_STEP, rarityIn, SHARE_STEP } from './tables.ts';

/** Count added to what was never seen. */
const UNSEEN = 0.05;
/** Some milliseconds' work. */
const ROWS_A_STEP = 10_000;

/** Counts in short steps, so that who has time can let others in between. */
export function* count(): Generator<void, Counted> {
  const seen = yield* readExamples();
  const { names, words, features } = seen;
  const byRow = ordered(seen);
  yield;
  const rarity = rarityOf(byRow, names.length);
  yield;
  const lengths = lengthsOf(seen, rarity);
  yield;
  const { shares, sums, ...rows } = yield* rowsOf(seen, byRow, rarity, lengths);
  yield;
  return { names, words, features, rarity, ...rows, ...totalsByKey(seen, rows.keys, { shares, sums }) };
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
  for (let entry = 0; entry < row.length; entry += 1) {
    const next = (row[entry] ?? 0) + 1;
    begins[next] = (begins[next] ?? 0) + 1;
  }
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
    logLikelihoods: logLikelihoodsOf(sums.subarray(0, end)),
    shares,
    sums,
  };
}

function logLikelihoodsOf(sums: Float32Array): Uint16Array {
  const found = new Uint16Array(sums.length);
  for (let at = 0; at < sums.length; at += 1)
    found[at] = Math.round(Math.log(((sums[at] ?? 0) + UNSEEN) / UNSEEN) / LIKELIHOOD_STEP);
  return found;
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
