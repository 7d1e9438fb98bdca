/** Where a number stands among those that ascend, or -1. A map of them would take ten times their memory. */
export function indexIn(all: Int32Array, one: number): number {
  let from = 0;
  let to = all.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = all[middle] ?? 0;
    if (found === one) return middle;
    if (found < one) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
