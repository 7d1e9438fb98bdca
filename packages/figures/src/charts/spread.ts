import { normalised } from '../names/signs.ts';

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

/** Boxes on a circle. `angleOf` says at which angle, in degrees, a longitude is drawn. */
export interface Ring {
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  readonly angleOf: (longitude: number) => number;
}

const RADIANS = Math.PI / 180;

/**
 * Longitudes at which boxes around these longitudes are drawn without overlap, in the same order. The circle is cut
 * open where the longitudes lie furthest apart.
 */
export function spread(longitudes: readonly number[], ring: Ring): readonly number[] {
  if (longitudes.length < 2) return longitudes;
  const order = longitudes
    .map((_, index) => index)
    .sort((a, b) => (longitudes[a] ?? 0) - (longitudes[b] ?? 0) || a - b);
  const first = widestGapBefore(order.map((index) => longitudes[index] ?? 0));
  const turned = [...order.slice(first), ...order.slice(0, first)];
  const start = longitudes[turned[0] ?? 0] ?? 0;
  const wanted = turned.map((index) => normalised((longitudes[index] ?? 0) - start));
  // How much room two neighbours need depends on where they come to stand, so that is found in rounds.
  let places: readonly number[] = wanted;
  for (let round = 0; round < ROUNDS; round++) {
    const at = places;
    places = relaxed(wanted, (index) => leastGap(start + ((at[index - 1] ?? 0) + (at[index] ?? 0)) / 2, ring));
    if (!collide(places, start, ring)) return inOrder(places, turned, start);
  }
  return inOrder(
    relaxed(wanted, () => safeGap(ring)),
    turned,
    start,
  );
}

const ROUNDS = 10;

function widestGapBefore(sorted: readonly number[]): number {
  const gaps = sorted.map((longitude, index) => normalised(longitude - (sorted.at(index - 1) ?? 0)));
  return gaps.indexOf(Math.max(...gaps));
}

const inOrder = (places: readonly number[], turned: readonly number[], start: number): readonly number[] => {
  const result: number[] = [];
  turned.forEach((index, place) => (result[index] = normalised(start + (places[place] ?? 0))));
  return result;
};

/** Degrees that keep two boxes apart whatever the direction between them. */
const safeGap = ({ radius, width, height }: Ring): number =>
  (2 * Math.asin(Math.hypot(width, height) / 2 / radius)) / RADIANS;

/** Degrees that keep two boxes apart whose middle lies at this longitude: one beside or below the other. */
function leastGap(longitude: number, ring: Ring): number {
  const angle = ring.angleOf(longitude) * RADIANS;
  const chord = Math.min(
    ring.width / Math.max(Math.abs(Math.sin(angle)), 1e-9),
    ring.height / Math.max(Math.abs(Math.cos(angle)), 1e-9),
  );
  return ((2 * Math.asin(Math.min(1, chord / 2 / ring.radius))) / RADIANS) * 1.02;
}

function collide(places: readonly number[], start: number, { radius, width, height, angleOf }: Ring): boolean {
  const points = places.map((place) => {
    const angle = angleOf(start + place) * RADIANS;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return points.some((one, index) =>
    points.slice(index + 1).some((other) => Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height),
  );
}
