/**
 * Places on a line near the wanted ones, in their order and at least `gap(index)` apart from the one before, with the
 * least sum of squared shifts (pool adjacent violators). `wanted` must be in ascending order.
 */
export function relaxed(wanted: readonly number[], gap: (index: number) => number): readonly number[] {
  const offsets: number[] = [];
  wanted.forEach((_, index) => offsets.push(index === 0 ? 0 : (offsets[index - 1] ?? 0) + gap(index)));
  const pools: { sum: number; count: number }[] = [];
  for (const [index, place] of wanted.entries()) {
    pools.push({ sum: place - (offsets[index] ?? 0), count: 1 });
    for (let last = pools.at(-1), before = pools.at(-2); last && before; last = pools.at(-1), before = pools.at(-2)) {
      if (before.sum / before.count <= last.sum / last.count) break;
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  return pools
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((place, index) => place + (offsets[index] ?? 0));
}
