/** A straight line through samples, and how sure it is. */
export interface Slope {
  /** Change of the value in a second. */
  readonly perSecond: number;
  /** Standard error of `perSecond`. */
  readonly error: number;
}

/** Least squares; `at` in seconds. */
export function slopeOf(samples: readonly { readonly at: number; readonly value: number }[]): Slope {
  const count = samples.length;
  if (count < 3) throw new Error(`a slope needs three samples, but there are ${count}`);
  const mean = (read: (sample: (typeof samples)[number]) => number): number =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / count;
  const [atMean, valueMean] = [mean(({ at }) => at), mean(({ value }) => value)];
  const spread = samples.reduce((sum, { at }) => sum + (at - atMean) ** 2, 0);
  const perSecond = samples.reduce((sum, { at, value }) => sum + (at - atMean) * (value - valueMean), 0) / spread;
  const left = samples.reduce((sum, { at, value }) => sum + (value - valueMean - perSecond * (at - atMean)) ** 2, 0);
  return { perSecond, error: Math.sqrt(left / (count - 2) / spread) };
}

/** Whether a value grows by more than `most` a second, beyond its noise (two standard errors). */
export const grows = ({ perSecond, error }: Slope, most: number): boolean => perSecond - 2 * error > most;
