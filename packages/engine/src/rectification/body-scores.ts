import type { Division } from '../zodiac/division.ts';
import { STATURES, statureOf } from '../zodiac/sign-stature.ts';
import type { Stature } from '../zodiac/sign-stature.ts';
import type { Gender } from './time-checks.ts';

/** 100 where the rising sign has the stature, 50 where the next to it, 0 for short against tall (R18.5). */
export function statureScore({ signIndex }: Division, stature: Stature): number {
  const steps = STATURES.indexOf(statureOf(signIndex)) - STATURES.indexOf(stature);
  return 100 - 50 * Math.abs(steps);
}

/** Odd signs for a man, even ones for a woman: 50 for the rising sign, 50 for the Moon's (R16.5, unreliable). */
export const genderScore = (lagna: Division, moon: Division, gender: Gender): number =>
  [lagna, moon].filter(({ signIndex }) => (signIndex % 2 === 0) === (gender === 'male')).length * 50;
