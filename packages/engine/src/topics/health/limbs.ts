import type { Sign } from '../../zodiac/names.ts';
import { SIGNS } from '../../zodiac/names.ts';

/** A limb of Kalapurusha, the body of time, by sign. */
interface Limb {
  readonly sign: Sign;
  readonly region: string;
  readonly source: string;
}

/** The twelve limbs of BPHS 4.4, Aries first. */
export const LIMBS: readonly Limb[] = [
  'head',
  'face',
  'arms',
  'heart',
  'stomach',
  'hip',
  'below the navel',
  'privities',
  'thighs',
  'knees',
  'ankles',
  'feet',
].map((region, index) => ({ sign: SIGNS[index] ?? 'Aries', region, source: 'BPHS 4.4' }));

/** The limb counted so many signs from Aries, or from the rising sign (BPHS 4.4 and its note); 0 = head. */
export const limbAt = (index: number): string => LIMBS[((index % 12) + 12) % 12]?.region ?? 'head';
