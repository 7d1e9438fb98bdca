import { DAY_MS } from '../time/julian.ts';
import type { Period } from './vimshottari.ts';

/** Days that count as junction at most, in a mahadasha and in an antardasha. */
const CAP_DAYS = { 1: 90, 2: 30 } as const;

/** Less than 5 % of a mahadasha or antardasha from one of its borders, 90 or 30 days at most (R13.5). */
export function inSandhi({ level, nominalStartMs, endMs }: Period, utcMs: number): boolean {
  const cap = level === 1 ? CAP_DAYS[1] : CAP_DAYS[2];
  const reach = Math.min(cap * DAY_MS, (endMs - nominalStartMs) / 20);
  return utcMs - nominalStartMs < reach || endMs - utcMs < reach;
}
