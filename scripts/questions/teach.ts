import { seededRandom } from '@cuspal/tool-kit/testing';
import { inPairs, type Taught } from '../../services/meta/understanding/model/taught.ts';
import type { Lesson } from './lessons.ts';

/** Decided by the questions of the corpus together (ADR 121). */
const DIMENSIONS = 64;
const ROUNDS = 24;
const PACE = 0.3;
/** The share of an example's features that a round leaves out, so that each must do without the others. */
const LEFT_OUT = 0.65;
/** What is kept from certainty, so that no key is driven to extremes. */
const DOUBT = 0.05;
const FIRST_SPREAD = 0.3;
const EXPECTED_PACE = 0.02;
/** A fault so small moves nothing. */
const LEAST_FAULT = 2e-4;

/** Vectors of rows and keys as they are taught, with how far each was moved, by which it moves the less. */
interface Vectors {
  readonly rows: Float32Array;
  readonly keys: Float32Array;
  readonly expected: Float32Array;
  readonly rowsMoved: Float32Array;
  readonly keysMoved: Float32Array;
  readonly known: Uint8Array;
}

/** Goes through the examples in rounds and moves vectors so that each example comes nearer to its key than to others. */
export function teach(
  lessons: readonly Lesson[],
  keys: readonly string[],
  rowCount: number,
  told: (round: number, right: number) => void,
): Vectors {
  const random = seededRandom(1);
  const spread = () => (random() - 0.5) * FIRST_SPREAD;
  const vectors: Vectors = {
    rows: new Float32Array(rowCount * DIMENSIONS).map(spread),
    keys: new Float32Array(keys.length * DIMENSIONS).map(spread),
    expected: new Float32Array(keys.length),
    rowsMoved: new Float32Array(rowCount).fill(0.01),
    keysMoved: new Float32Array(keys.length).fill(0.01),
    known: new Uint8Array(rowCount),
  };
  const order = lessons.map((_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    const pace = PACE * (1 - round / ROUNDS);
    let right = 0;
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson !== undefined && learn(vectors, lesson, pace, random)) right += 1;
    }
    told(round + 1, right / lessons.length);
  }
  return vectors;
}

const HIDDEN = new Float64Array(DIMENSIONS);
const BACK = new Float64Array(DIMENSIONS);

/** Moves the vectors by one example; true where its key came first before. */
function learn(vectors: Vectors, { key, rows, weights }: Lesson, pace: number, random: () => number): boolean {
  const heard: (readonly [row: number, weight: number])[] = [];
  HIDDEN.fill(0);
  rows.forEach((row, at) => {
    vectors.known[row] = 1;
    if (random() < LEFT_OUT) return;
    const weight = (weights[at] ?? 0) / Math.sqrt(1 - LEFT_OUT);
    heard.push([row, weight]);
    addTo(HIDDEN, vectors.rows, row, weight);
  });
  const faults = faultsOf(vectors, key);
  BACK.fill(0);
  const length = squareOf(HIDDEN) / DIMENSIONS;
  faults.values.forEach((fault, one) => {
    if (Math.abs(fault) < LEAST_FAULT) return;
    addTo(BACK, vectors.keys, one, fault);
    vectors.keysMoved[one] = (vectors.keysMoved[one] ?? 0) + fault ** 2 * length;
    move(vectors.keys, one, HIDDEN, (-pace * fault) / Math.sqrt(vectors.keysMoved[one] ?? 1));
    vectors.expected[one] = (vectors.expected[one] ?? 0) - pace * EXPECTED_PACE * fault;
  });
  const back = squareOf(BACK) / DIMENSIONS;
  for (const [row, weight] of heard) {
    vectors.rowsMoved[row] = (vectors.rowsMoved[row] ?? 0) + weight ** 2 * back;
    move(vectors.rows, row, BACK, (-pace * weight) / Math.sqrt(vectors.rowsMoved[row] ?? 1));
  }
  return faults.first === key;
}

/** How much too likely each key is, and which comes first. */
function faultsOf({ keys, expected }: Vectors, key: number): { readonly values: Float64Array; readonly first: number } {
  const points = Float64Array.from(expected, (before, one) => {
    let sum = before;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (HIDDEN[at] ?? 0) * (keys[one * DIMENSIONS + at] ?? 0);
    return sum;
  });
  const most = Math.max(...points);
  const first = points.indexOf(most);
  const shares = points.map((one) => Math.exp(one - most));
  const total = shares.reduce((sum, one) => sum + one, 0);
  const values = shares.map((one) => one / total - DOUBT / points.length);
  values[key] = (values[key] ?? 0) - (1 - DOUBT);
  return { values, first };
}

function addTo(sum: Float64Array, vectors: Float32Array, one: number, weight: number): void {
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vectors[one * DIMENSIONS + at] ?? 0);
}

function move(vectors: Float32Array, one: number, along: Float64Array, by: number): void {
  const from = one * DIMENSIONS;
  for (let at = 0; at < DIMENSIONS; at += 1) vectors[from + at] = (vectors[from + at] ?? 0) + by * (along[at] ?? 0);
}

const squareOf = (vector: Float64Array): number => vector.reduce((sum, one) => sum + one ** 2, 0);

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Two of them go into a byte; more steps hear no better. */
const MOST_STEPS = 7;

/** What was taught, the features ascending and their vectors in whole steps. */
export function stepped(vectors: Vectors, keys: readonly string[], features: readonly number[]): Taught {
  const rows = features
    .map((feature, row) => ({ feature, row }))
    .filter(({ row }) => vectors.known[row] === 1)
    .sort((one, other) => one.feature - other.feature);
  const of = (row: number) => vectors.rows.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
  const steps = rows.map(
    ({ row }) => of(row).reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST_STEPS || 1,
  );
  return {
    keys,
    features: Int32Array.from(rows, ({ feature }) => feature),
    steps: Float32Array.from(steps),
    vectors: inPairs(rows.flatMap(({ row }, at) => [...of(row)].map((one) => Math.round(one / (steps[at] ?? 1))))),
    keyVectors: vectors.keys,
    expected: vectors.expected,
  };
}
