/** Numbers as results print them: no more digits than they mean (docs/api.md#numbers-and-instants). */

/** Degrees to six decimals, a 250th of an arc-second. */
export const printedDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A longitude to six decimals, never rounded up to the full circle. */
export const printedLongitude = (degrees: number): number => Math.min(printedDegrees(degrees), 359.999999);

/** A fraction of a whole, years or Julian days to nine decimals, so that parts add up. */
export const printedFraction = (fraction: number): number => Math.round(fraction * 1e9) / 1e9;

/** Scores and strengths to two decimals. */
export const printedScore = (score: number): number => Math.round(score * 1e2) / 1e2;

/** Shares, minutes and kilometres to one decimal. */
export const printedTenths = (value: number): number => Math.round(value * 10) / 10;

/** Arc-seconds and arc-minutes to three decimals. */
export const printedArc = (arc: number): number => Math.round(arc * 1e3) / 1e3;

/** Parts of a whole as percent to a tenth, by largest remainder, so that they add up to 100.0; all 0 when the whole is 0. */
export function tenthsOf(parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 1000) / whole);
  // A quotient that floats put a hair too low still counts as whole.
  const floors = exact.map((value) => Math.floor(value + 1e-9));
  const left = 1000 - floors.reduce((sum, value) => sum + value, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - (floors[index] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  return floors.map((value, index) => (value + (order.includes(index) ? 1 : 0)) / 10);
}
