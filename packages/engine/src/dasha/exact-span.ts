/**
 * A stretch of time held exactly: `from` and `to` count parts of a millisecond from some whole millisecond, `parts` of
 * them to one. Nothing is rounded before it is printed.
 */
export interface ExactSpan {
  readonly from: bigint;
  readonly to: bigint;
  readonly parts: bigint;
}

/** A stretch between two whole milliseconds. */
export const wholeSpan = (fromMs: number, toMs: number): ExactSpan => ({
  from: BigInt(fromMs),
  to: BigInt(toMs),
  parts: 1n,
});

/** A stretch divided in proportion to whole weights, without gap or rest (equal weights: D9). */
export function divideSpan({ from, to, parts }: ExactSpan, weights: readonly number[]): readonly ExactSpan[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const length = to - from;
  let passed = 0n;
  return weights.map((weight) => {
    const start = from * total + length * passed;
    passed += BigInt(weight);
    return { from: start, to: from * total + length * passed, parts: parts * total };
  });
}

/** Whole milliseconds of an exact count, floored; counts are never negative. */
export const floorMs = (count: bigint, parts: bigint): number => Number(count / parts);
