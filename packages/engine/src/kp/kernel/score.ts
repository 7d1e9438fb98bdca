import { printedScore } from '../../base/printed.ts';
import { say } from './kernel.messages.ts';

/** One step of a score: what was looked at, what was found there, what it gave. */
export interface ScoreFactor {
  readonly factor: string;
  readonly detail: string;
  readonly points: number;
}

/** A score that no book states: the points of its factors add up to it. */
export interface Score {
  readonly score: number;
  readonly factors: readonly ScoreFactor[];
}

/** The whole number nearest a sum of points; a half that floats put a hair too low still goes up. */
export const wholePoints = (sum: number): number => Math.round(sum + 1e-9);

/**
 * Factors added up to a whole number within limits. What the rounding adds and what the limits cut off are factors
 * of their own.
 */
export function scoreOf(
  factors: readonly ScoreFactor[],
  { least = 0, most = 100 }: { readonly least?: number; readonly most?: number } = {},
): Score {
  const whole = wholePoints(factors.reduce((sum, { points }) => sum + points, 0));
  const score = Math.min(most, Math.max(least, whole));
  const printed = factors.map((factor) => ({ ...factor, points: printedScore(factor.points) }));
  const rounding = printedScore(whole - printed.reduce((sum, { points }) => sum + points, 0));
  if (rounding !== 0) printed.push({ factor: 'rounding', detail: say.rounded(), points: rounding });
  if (score !== whole)
    printed.push({ factor: 'clamp', detail: say.keptWithin({ least, most }), points: score - whole });
  return { score, factors: printed };
}

/** The band of a score: the first whose limit it stays below, else the last. A limit belongs to the band above it. */
export const bandOf = <Band extends string>(
  score: number,
  limits: readonly (readonly [below: number, band: Band])[],
  top: Band,
): Band => limits.find(([below]) => score < below)?.[1] ?? top;

/** A factor of a score; none where it gives nothing. */
export const factor = (name: string, points: number, detail: string): readonly ScoreFactor[] =>
  points === 0 ? [] : [{ factor: name, detail, points }];

/** A factor that is shown though it gives nothing, where a tool always lists it. */
export const shown = (name: string, detail: string): ScoreFactor => ({ factor: name, detail, points: 0 });
