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
