import { printedScore, printedTenths } from '../base/printed.ts';

/** What one event gives a candidate; null where that part does not speak of it. */
export interface EventPart {
  readonly weight: number;
  /** How well the parts of the events fit, 0 to 100. */
  readonly base: number;
  /** How its place fits, 0 to 100. */
  readonly location: number | null;
  /** How the sky of its moment fits, 0 to 100. */
  readonly sky: number | null;
}

/** The scores of a candidate over all its events. */
export interface Totals {
  readonly base: number;
  readonly location: number | null;
  readonly sky: number | null;
  readonly total: number;
}

/** A weighted mean of equal weight sums is the same number whatever the unit of weights, but for the last bits. */
const HAIR = 1e-7;

/** A weighted mean to 0.1; null of nothing. */
export const weightedMean = (sum: number, weights: number): number | null =>
  weights === 0 ? null : printedTenths(sum / weights + HAIR);

/**
 * The mean of the events, and with places and skies 0.65, 0.25 and 0.10 of the three, without skies 0.75 and 0.25.
 * Where leaving an event out takes a part away, the others keep their proportion. `left` is the place of an event that is
 * left out.
 */
export function totalsOf(parts: readonly EventPart[], left?: number): Totals {
  let [base, weights, location, locationWeights, sky, skies] = [0, 0, 0, 0, 0, 0];
  // A day has thousands of plateaus, and each may be summed once for each event: one loop, and no callbacks.
  for (let position = 0; position < parts.length; position += 1) {
    const part = parts[position];
    if (part === undefined || position === left) continue;
    const { weight } = part;
    base += weight * part.base;
    weights += weight;
    if (part.location !== null) {
      location += weight * part.location;
      locationWeights += weight;
    }
    // A known clock time is as good of a small event as of a great one: skies count alike.
    if (part.sky !== null) {
      sky += part.sky;
      skies += 1;
    }
  }
  return totalsFrom(
    weightedMean(base, weights) ?? 0,
    weightedMean(location, locationWeights),
    weightedMean(sky, skies),
  );
}

function totalsFrom(base: number, location: number | null, sky: number | null): Totals {
  if (location === null && sky === null) return { base, location, sky, total: base };
  if (sky === null) return { base, location, sky, total: printedScore(0.75 * base + 0.25 * (location ?? 0) + HAIR) };
  const whole = location === null ? 0.75 : 1;
  const total = (0.65 * base + 0.25 * (location ?? 0) + 0.1 * sky) / whole;
  return { base, location, sky, total: printedScore(total + HAIR) };
}
