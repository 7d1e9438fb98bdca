import { normalize } from '../base/angles.ts';
import { divide, STAR_ARCSEC } from './division.ts';
import { starName } from './lords.ts';
import { STARS } from './names.ts';
import type { Star } from './names.ts';

/** The 27 stars and Abhijit. */
export const STARS_28 = [...STARS, 'Abhijit'] as const;
export type Star28 = Star | 'Abhijit';

/** Abhijit in arc-seconds: 276°40' to 280°53'20". */
const ABHIJIT_FROM = 996_000;
const ABHIJIT_TO = 1_011_200;
const SHRAVANA = 21;

/** Star of a sidereal longitude with Abhijit between Uttara Ashadha and Shravana. */
export function star28At(longitude: number): Star28 {
  // The same allowance as the lookup of lords.
  const arcsec = normalize(longitude) * 3600 + 1e-6 / 36;
  return arcsec >= ABHIJIT_FROM && arcsec < ABHIJIT_TO ? 'Abhijit' : starName(divide(longitude).starIndex);
}

/** Where the 28 stars begin, degrees: Shravana only behind Abhijit. */
export const STAR_28_BORDERS: readonly number[] = [
  ...STARS.flatMap((_, index) => (index === SHRAVANA ? [ABHIJIT_FROM, ABHIJIT_TO] : [index * STAR_ARCSEC])),
].map((arcsec) => arcsec / 3600);
