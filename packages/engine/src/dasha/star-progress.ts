import { STAR_DEGREES } from '../zodiac/arcs.ts';
import { divide } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';

/** How far a longitude has come in its star. */
export interface StarProgress {
  /** 0 = Ashwini. */
  readonly starIndex: number;
  /** Part of the star passed, 0 <= x < 1. */
  readonly passed: number;
}

/** Star of a sidereal longitude in degrees and the part of it passed, from the full-precision degree. */
export function starProgress(longitude: number): StarProgress {
  const { starIndex } = divide(longitude);
  const passed = normalize(longitude) / STAR_DEGREES - starIndex;
  // A longitude so close below a star's border that the lookup counts it to the next star.
  return { starIndex, passed: passed < 0 || passed >= 1 ? 0 : passed };
}
