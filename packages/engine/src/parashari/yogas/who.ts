import { inWords, ordinal } from '../../base/words.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { dignityInWords } from '../base/dignity.ts';
import type { Reading } from './reading.ts';
import { say } from './yogas.messages.ts';

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
  const planet = planetOf(reading, who);
  if (typeof who === 'string') return planetInWords(planet);
  if ('lordOf' in who) return say.asLordOf({ planet, house: who.lordOf });
  if ('navamsaLordOf' in who) return say.asNavamsaLordOf({ planet, of: planetOf(reading, who.navamsaLordOf) });
  const of = planetOf(reading, who.signLordOf);
  return planet === of ? planetInWords(planet) : say.asSignLordOf({ planet, of });
}

/** Where a planet stands, for messages that say it: its sign and house. */
export const placeOf = ({ signs, houses }: Reading, planet: Planet) => ({
  sign: signName(signs[planet]),
  house: houses[planet],
});

/** Where somebody stands and how, as a sentence: `The Moon is in Cancer, house 4, in its own sign.` */
export const placeAndDignity = (reading: Reading, who: Who): string =>
  say.standsWithDignity({
    who: named(reading, who),
    ...placeOf(reading, planetOf(reading, who)),
    dignity: dignityInWords(reading.dignities[planetOf(reading, who)]),
  });

/** `house 1, 4, 7 or 10`, `the 6th, 7th or 8th from the Moon`. */
export const wanted = (reading: Reading, counts: readonly House[], base: Base = 'Ascendant'): string =>
  base === 'Ascendant'
    ? say.houseAmong({ houses: counts })
    : say.countAmong({ ordinals: counts.map(ordinal), base: named(reading, base) });

interface HousePlanets {
  readonly house: House;
  readonly planets: readonly Planet[];
}

/** Planets by the houses that hold them, each house once. */
const byHouses = ({ houses }: Reading, planets: readonly Planet[]): readonly HousePlanets[] =>
  [...new Set(planets.map((planet) => houses[planet]))].map((house) => ({
    house,
    planets: planets.filter((planet) => houses[planet] === house),
  }));

/** Several planets in a sentence part with their houses: `Mars in house 1 and Venus in house 3`. */
export const spread = (reading: Reading, planets: readonly Planet[]): string =>
  inWords(byHouses(reading, planets).map(say.planetsInHouse));

/** The same as a clause: `the Sun and Mars are in house 1, Venus in house 3`. */
export function placesInWords(reading: Reading, planets: readonly Planet[]): string {
  const [first, ...others] = byHouses(reading, planets);
  if (first === undefined) return say.noPlanetThere();
  return others.reduce((before, further) => say.areInFurtherHouse({ before, ...further }), say.areInHouse(first));
}
