type Pair = readonly [from: number, to: number];

/** Where a value of a domain lies in a range, in proportion; beyond the domain it goes on. */
export const linear =
  ([low, high]: Pair, [start, end]: Pair) =>
  (value: number): number => {
    // Both weights, so that each end of the domain is exactly that of the range.
    const share = (value - low) / (high - low || 1);
    return start * (1 - share) + end * share;
  };

/** The value within two bounds. */
export const within = ([least, most]: Pair, value: number): number => Math.min(most, Math.max(least, value));

/** Marks from nought to at least a value, at most so many, as far from each other as 1, 2 or 5 of some power of ten. */
export function marksTo(most: number, count: number): readonly number[] {
  const rough = Math.max(most, Number.MIN_VALUE) / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}
