import { expect } from 'vitest';

interface Scored {
  readonly points: number;
}

const isScored = (row: unknown): row is Scored =>
  typeof row === 'object' && row !== null && 'points' in row && typeof row.points === 'number';

/** The points of a list of factors; of anything else NaN, which equals no score. */
export const sumOf = (factors: unknown): number =>
  Array.isArray(factors) && factors.every(isScored) ? factors.reduce((sum, { points }) => sum + points, 0) : Number.NaN;

/** Every score in a result adds up from the rows beside it. */
export function checkSums(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { score, factors, signatureHits } = value as Record<string, unknown>;
  for (const rows of [factors, signatureHits])
    if (typeof score === 'number' && Array.isArray(rows)) expect(sumOf(rows)).toBeCloseTo(score, 6);
  for (const each of Object.values(value)) checkSums(each);
}
