import { inWords, ordinal } from '../../base/words.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { dignityInWords } from '../base/dignity.ts';
import type { Reading } from './reading.ts';

/** Whom a rule speaks of: a planet, or one that the chart has to name. */
export type Who = Planet | { readonly lordOf: House } | { readonly signLordOf: Who } | { readonly navamsaLordOf: Who };

/** A house or a planet from which signs are counted. */
export type Base = 'Ascendant' | Who;

/** Lord of a whole-sign house: `L(5)` is the lord of 5. */
export const L = (house: House): Who => ({ lordOf: house });
/** Lord of the sign in which somebody stands. */
export const signLord = (who: Who): Who => ({ signLordOf: who });
/** Lord of the navamsa sign in which somebody stands. */
export const navamsaLord = (who: Who): Who => ({ navamsaLordOf: who });

/** The planet that is meant in a chart. */
export function planetOf(reading: Reading, who: Who): Planet {
  if (typeof who === 'string') return who;
  if ('lordOf' in who) return reading.lords[who.lordOf];
  if ('signLordOf' in who) return signLordOf(reading.signs[planetOf(reading, who.signLordOf)]);
  return signLordOf(reading.navamsas[planetOf(reading, who.navamsaLordOf)]);
}

/** The sign from which to count. */
export const signOfBase = (reading: Reading, base: Base): number =>
  base === 'Ascendant' ? reading.ascendant : reading.signs[planetOf(reading, base)];

/** In a sentence: `the Sun`, `Mars as lord of 5`, `Venus as navamsa lord of Mars`. */
export function named(reading: Reading, who: Who): string {
  const planet = planetInWords(planetOf(reading, who));
  if (typeof who === 'string' || ('signLordOf' in who && planetOf(reading, who) === planetOf(reading, who.signLordOf)))
    return planet;
  if ('lordOf' in who) return `${planet} as lord of ${who.lordOf}`;
  if ('signLordOf' in who) return `${planet} as sign lord of ${planetInWords(planetOf(reading, who.signLordOf))}`;
  return `${planet} as navamsa lord of ${planetInWords(planetOf(reading, who.navamsaLordOf))}`;
}

/** Where a planet stands: `in Cancer, house 4`. */
export const placeOf = ({ signs, houses }: Reading, planet: Planet): string =>
  `in ${signName(signs[planet])}, house ${houses[planet]}`;

/** Where and how it stands, a whole sentence part: `is in Cancer, house 4, exalted`. */
export const placeAndDignity = (reading: Reading, planet: Planet): string =>
  `is ${placeOf(reading, planet)}, ${dignityInWords(reading.dignities[planet])}`;

/** `house 1, 4, 7 or 10`, `the 6th, 7th or 8th from the Moon`. */
export function wanted(reading: Reading, counts: readonly House[], base: Base = 'Ascendant'): string {
  return base === 'Ascendant'
    ? `house ${inWords(counts, 'or')}`
    : `the ${inWords(counts.map(ordinal), 'or')} from ${named(reading, base)}`;
}

/** Planets by the houses that hold them, each house once. */
const byHouses = ({ houses }: Reading, planets: readonly Planet[]): readonly (readonly [House, string])[] =>
  [...new Set(planets.map((planet) => houses[planet]))].map((house) => [
    house,
    inWords(planets.filter((planet) => houses[planet] === house).map(planetInWords)),
  ]);

/** Several planets in a sentence part with their houses: `Mars in house 1 and Venus in house 3`. */
export const spread = (reading: Reading, planets: readonly Planet[]): string =>
  inWords(byHouses(reading, planets).map(([house, names]) => `${names} in house ${house}`));

/** The same as a whole sentence: `the Sun and Mars are in house 1, Venus in house 3`. */
export function placesInWords(reading: Reading, planets: readonly Planet[]): string {
  const [first, ...others] = byHouses(reading, planets);
  if (first === undefined) return 'no planet is there';
  const [house, names] = first;
  const together = planets.filter((planet) => reading.houses[planet] === house).length > 1;
  return [
    `${names} ${together ? 'are' : 'is'} in house ${house}`,
    ...others.map(([at, them]) => `${them} in house ${at}`),
  ].join(', ');
}
