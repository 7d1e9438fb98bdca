import { expect } from 'vitest';

const isScored = (row: unknown): row is { readonly points: number } =>
  typeof row === 'object' && row !== null && 'points' in row && typeof row.points === 'number';

const sumOf = (rows: unknown): number =>
  Array.isArray(rows) && rows.every(isScored) ? rows.reduce((sum, { points }) => sum + points, 0) : Number.NaN;

/** The lists of points of the health pages, and the number each adds up to. */
const LISTS = [
  ['factors', 'score'],
  ['signatureHits', 'score'],
  ['reasons', 'healthPressureScore'],
] as const;

/** Every score in a result is the sum of the rows beside it. */
export function addsUp(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  for (const [list, total] of LISTS)
    if (typeof fields[total] === 'number' && Array.isArray(fields[list]))
      expect(sumOf(fields[list])).toBeCloseTo(fields[total], 6);
  for (const each of Object.values(fields)) addsUp(each);
}
