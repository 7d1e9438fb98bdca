import { capitalised } from '../../../base/words.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetsFirst } from '../../../zodiac/planet-words.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { spread } from '../who.ts';
import type { Modifier } from '../yoga.ts';

type Test = (reading: Reading, planet: Planet) => boolean;

/** A rule that holds where one of the forming planets passes a test; `how` follows their names and houses. */
export const someFormingPlanet = (rule: string, test: Test, how: string): Modifier => ({
  rule,
  clause: ({ planets }) =>
    about(
      (reading) => planets.filter((planet) => test(reading, planet)),
      () => true,
      how,
    ),
});

/** A rule that holds where all of the forming planets pass a test. */
export const everyFormingPlanet = (rule: string, test: Test, how: string): Modifier => ({
  rule,
  clause: ({ planets }) =>
    about(
      (reading) => planets.filter((planet) => test(reading, planet)),
      (found) => found.length === planets.length,
      how,
    ),
});

function about(
  find: (reading: Reading) => readonly Planet[],
  enough: (found: readonly Planet[]) => boolean,
  how: string,
): Clause {
  return {
    holds: (reading) => {
      const found = find(reading);
      return found.length > 0 && enough(found);
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
