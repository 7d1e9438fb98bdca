import { capitalised, inWords } from '../../../base/words.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetsFirst } from '../../../zodiac/planet-words.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { spread } from '../who.ts';
import type { Modifier } from '../yoga.ts';

type Test = (reading: Reading, planet: Planet) => boolean;

/** What follows the name and house of one planet, with its verb: `owns house 8 and is in a dusthana`. */
type PlanetWords = (reading: Reading, planet: Planet) => string;

/** A rule that holds where one of the forming planets passes a test; each that does says for itself how. */
export const someFormingPlanet = (rule: string, test: Test, how: PlanetWords): Modifier => ({
  rule,
  clause: ({ planets }) => {
    const find = (reading: Reading): readonly Planet[] => planets.filter((planet) => test(reading, planet));
    return {
      holds: (reading) => find(reading).length > 0,
      planets: find,
      says: (reading) =>
        find(reading)
          .map((planet) => `${capitalised(spread(reading, [planet]))} ${how(reading, planet)}.`)
          .join(' '),
      lacks: () => 'None of them meets the rule.',
    };
  },
});

/** What several words say of one planet: those that hold, joined. */
export const saysWhatHolds =
  (...parts: readonly (readonly [test: Test, words: string])[]): PlanetWords =>
  (reading, planet) =>
    inWords(parts.filter(([test]) => test(reading, planet)).map(([, words]) => words));

/** A rule that holds where all of the forming planets pass a test. */
export const everyFormingPlanet = (rule: string, test: Test, how: string): Modifier => ({
  rule,
  clause: ({ planets }) => ofAll(planets.length, (reading) => planets.filter((planet) => test(reading, planet)), how),
});

function ofAll(number: number, find: (reading: Reading) => readonly Planet[], how: string): Clause {
  return {
    holds: (reading) => {
      const found = find(reading);
      return found.length > 0 && found.length === number;
    },
    planets: find,
    says: (reading) => {
      const found = find(reading);
      return `${capitalised(spread(reading, found))} ${found.length > 1 ? 'are' : 'is'} ${how}.`;
    },
    lacks: (reading) => `${planetsFirst(find(reading))} of them is ${how}.`,
  };
}

/** Stands in one of these houses. */
export const standsIn =
  (houses: readonly House[]): Test =>
  (reading, planet) =>
    houses.includes(reading.houses[planet]);
