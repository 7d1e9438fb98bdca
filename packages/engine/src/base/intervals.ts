/** A stretch of time, half open [start, end), Unix milliseconds. */
export interface Interval {
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * All times that lie in some of the intervals, in normal form: in order, without overlap, none empty, and intervals
 * that touch made one.
 */
export function unionOf(intervals: readonly Interval[]): readonly Interval[] {
  const sorted = intervals.filter(({ startMs, endMs }) => startMs < endMs).sort((a, b) => a.startMs - b.startMs);
  const joined: Interval[] = [];
  for (const { startMs, endMs } of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && startMs <= last.endMs) {
      joined[joined.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, endMs) };
    } else {
      joined.push({ startMs, endMs });
    }
  }
  return joined;
}

/** All times that lie in both lists, in normal form. */
export function intersectionOf(first: readonly Interval[], second: readonly Interval[]): readonly Interval[] {
  const a = unionOf(first);
  const b = unionOf(second);
  const common: Interval[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [left, right] = [a[i], b[j]];
    if (left === undefined || right === undefined) return common;
    const startMs = Math.max(left.startMs, right.startMs);
    const endMs = Math.min(left.endMs, right.endMs);
    if (startMs < endMs) common.push({ startMs, endMs });
    if (left.endMs <= right.endMs) i += 1;
    else j += 1;
  }
}

/** All times of the first list that lie in none of the second, in normal form. */
export function differenceOf(first: readonly Interval[], second: readonly Interval[]): readonly Interval[] {
  const holes = unionOf(second);
  return unionOf(first).flatMap(({ startMs, endMs }) => {
    const left: Interval[] = [];
    let from = startMs;
    for (const hole of holes) {
      if (hole.endMs <= from || hole.startMs >= endMs) continue;
      if (hole.startMs > from) left.push({ startMs: from, endMs: hole.startMs });
      from = hole.endMs;
    }
    if (from < endMs) left.push({ startMs: from, endMs });
    return left;
  });
}

/** What of each item lies inside an interval: items outside drop out, others keep all but their borders. */
export const clipped = <Item extends Interval>(items: readonly Item[], { startMs, endMs }: Interval): readonly Item[] =>
  items.flatMap((item) => {
    const part = { ...item, startMs: Math.max(item.startMs, startMs), endMs: Math.min(item.endMs, endMs) };
    return part.startMs < part.endMs ? [part] : [];
  });

/** Whether two intervals have a time in common. */
export const overlap = (one: Interval, other: Interval): boolean =>
  one.startMs < other.endMs && one.endMs > other.startMs;

/** Whether an instant lies in an interval. */
export const holds = ({ startMs, endMs }: Interval, utcMs: number): boolean => utcMs >= startMs && utcMs < endMs;

/** Items in order of time gathered into groups; a pause of `pauseMs` or more begins the next one. */
export function groupedByPause<Item extends Interval>(
  items: readonly Item[],
  pauseMs: number,
): readonly (readonly [Item, ...Item[]])[] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && item.startMs - last.endMs < pauseMs) group.push(item);
    else groups.push([item]);
  }
  return groups;
}
