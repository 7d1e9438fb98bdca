import { capitalised, inWords } from '../base/words.ts';
import type { Planet } from './names.ts';

/** A planet in a sentence: `the Sun`, `Mars`. */
export const planetInWords = (planet: Planet): string =>
  planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet;

/** At the beginning of a sentence: `The Sun`, `Mars`. */
export const planetFirst = (planet: Planet): string => capitalised(planetInWords(planet));

/** Several: `the Sun and Mars`; `none` of nothing. */
export const planetsInWords = (planets: readonly Planet[]): string => inWords(planets.map(planetInWords));
