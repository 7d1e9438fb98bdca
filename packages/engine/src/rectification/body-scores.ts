import type { Division } from '../zodiac/division.ts';
import type { Gender } from './time-checks.ts';

export const STATURES = ['short', 'medium', 'tall'] as const;
export type Stature = (typeof STATURES)[number];

/** Aries first (R18.5). */
const STATURE_OF_SIGN: readonly Stature[] = [
  'short',
  'short',
  'medium',
  'medium',
  'tall',
  'tall',
  'tall',
  'tall',
  'medium',
  'medium',
  'short',
  'short',
];

/** 100 where the rising sign has the stature, 50 where the next to it, 0 for short against tall (R18.5). */
export function statureScore({ signIndex }: Division, stature: Stature): number {
  const steps = STATURES.indexOf(STATURE_OF_SIGN[signIndex] ?? 'medium') - STATURES.indexOf(stature);
  return 100 - 50 * Math.abs(steps);
}

/** Odd signs for a man, even ones for a woman: 50 for the rising sign, 50 for the Moon's (R16.5, unreliable). */
export const genderScore = (lagna: Division, moon: Division, gender: Gender): number =>
  [lagna, moon].filter(({ signIndex }) => (signIndex % 2 === 0) === (gender === 'male')).length * 50;
