import { inWords } from '@cuspal/engine/base/words';
import type { Planet } from '@cuspal/engine/zodiac/names';

/** A planet in a sentence: `the Sun`, `Mars`. */
export const planetInWords = (planet: Planet): string =>
  planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet;

/** Several: `the Sun and Mars`; `none` of nothing. */
export const planetsInWords = (planets: readonly Planet[]): string => inWords(planets.map(planetInWords));
