import { countSigns } from '../parashari/base/frame.ts';
import type { Graha, House } from '../zodiac/names.ts';

export const TAJIK_ASPECTS = [
  'trine',
  'sextile',
  'square',
  'conjunction',
  'opposition',
  'semisextile',
  'none',
] as const;
export type TajikAspect = (typeof TAJIK_ASPECTS)[number];

const BY_COUNT: Readonly<Record<House, TajikAspect>> = {
  1: 'conjunction',
  2: 'semisextile',
  3: 'sextile',
  4: 'square',
  5: 'trine',
  6: 'none',
  7: 'opposition',
  8: 'none',
  9: 'trine',
  10: 'square',
  11: 'sextile',
  12: 'semisextile',
};

/** How two signs (0 = Aries) look at each other: the same both ways (R31.5). */
export const tajikAspect = (sign: number, otherSign: number): TajikAspect => BY_COUNT[countSigns(sign, otherSign)];

/** Orb of each planet to either side, degrees (R31.5). */
export const DEEPTAMSA: Readonly<Record<Graha, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};
