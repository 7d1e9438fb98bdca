import type { Box, Point } from '../svg/shapes.ts';

/** Left and right end of what a convex polygon holds at a height; undefined where it does not reach it. */
function chord(polygon: readonly Point[], y: number): readonly [number, number] | undefined {
  const crossings = polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    if (from.y === to.y) return from.y === y ? [from.x, to.x] : [];
    const share = (y - from.y) / (to.y - from.y);
    return share < 0 || share > 1 ? [] : [from.x + share * (to.x - from.x)];
  });
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)];
}

/** What a row has, from its upper to its lower edge, without what stands in the way. */
function free(polygon: readonly Point[], top: number, height: number, obstacle: Box, pad: number) {
  const [upper, lower] = [chord(polygon, top), chord(polygon, top + height)];
  if (upper === undefined || lower === undefined) return undefined;
  const left = Math.max(upper[0], lower[0]) + pad;
  const right = Math.min(upper[1], lower[1]) - pad;
  if (top >= obstacle.y + obstacle.height || top + height <= obstacle.y) return { left, right };
  const before = { left, right: Math.min(right, obstacle.x - pad) };
  const after = { left: Math.max(left, obstacle.x + obstacle.width + pad), right };
  return before.right - before.left > after.right - after.left ? before : after;
}

const STEP = 3;

/**
 * Middles of equal boxes in rows within a convex polygon, nearest to its centre of those that fit; undefined where
 * they do not fit. `perRow` is the most boxes of a row, `obstacle` a place that stays free, `pad` what stays free beside a row.
 */
export function packed(
  polygon: readonly Point[],
  obstacle: Box,
  count: number,
  box: { readonly width: number; readonly height: number },
  perRow: number,
  pad: number,
): readonly Point[] | undefined {
  const rows = Math.ceil(count / perRow);
  const ys = polygon.map(({ y }) => y);
  const [lowest, highest] = [Math.min(...ys), Math.max(...ys)];
  const centre = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  let best: { readonly distance: number; readonly places: readonly Point[] } | undefined;
  for (let top = lowest; top + rows * box.height <= highest; top += STEP) {
    const distance = Math.abs(top + (rows * box.height) / 2 - centre);
    if (best !== undefined && best.distance <= distance) continue;
    const places: Point[] = [];
    let [left, right] = [-Infinity, Infinity];
    for (let row = 0; row < rows; row++) {
      const rowTop = top + row * box.height;
      const room = free(polygon, rowTop, box.height, obstacle, pad);
      const wanted = Math.min(perRow, count - places.length);
      if (room === undefined) break;
      // A single column is as straight as the rows allow.
      if (perRow === 1) [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      else [left, right] = [room.left, room.right];
      if (right - left < wanted * box.width) break;
      const middle = (left + right) / 2;
      for (let index = 0; index < wanted; index++)
        places.push({ x: middle + (index - (wanted - 1) / 2) * box.width, y: rowTop + box.height / 2 });
    }
    if (places.length !== count) continue;
    best = { distance, places: perRow === 1 ? places.map(({ y }) => ({ x: (left + right) / 2, y })) : places };
  }
  return best?.places;
}
