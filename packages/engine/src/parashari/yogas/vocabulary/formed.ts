import type { House, Planet } from '../../../zodiac/names.ts';
import type { Reading } from '../reading.ts';
import { spread } from '../who.ts';
import type { Modifier } from '../yoga.ts';
import { say } from '../yogas.messages.ts';

type Test = (reading: Reading, planet: Planet) => boolean;

/** A sentence on one planet, which is given with its house: `Mars in house 8`. */
type PlanetWords = (reading: Reading, planet: Planet, place: string) => string;

/** A rule that holds where one of the forming planets passes a test; each that does says for itself how. */
export const someFormingPlanet = (rule: () => string, test: Test, how: PlanetWords): Modifier => ({
  rule,
  clause: ({ planets }) => {
    const find = (reading: Reading): readonly Planet[] => planets.filter((planet) => test(reading, planet));
    return {
      holds: (reading) => find(reading).length > 0,
      planets: find,
      says: (reading) =>
        find(reading)
          .map((planet) => how(reading, planet, spread(reading, [planet])))
          .join(' '),
      lacks: say.noneMeetsRule,
    };
  },
});

const isMalefic: Test = ({ natures }, planet) => natures[planet] === 'malefic';

/** A rule that holds where all of the forming planets are malefic. */
export const onlyMalefics = (rule: () => string): Modifier => ({
  rule,
  clause: ({ planets }) => ({
    holds: (reading) => planets.length > 0 && planets.every((planet) => isMalefic(reading, planet)),
    planets: (reading) => planets.filter((planet) => isMalefic(reading, planet)),
    says: (reading) => say.areMalefic({ places: spread(reading, planets), count: planets.length }),
    lacks: say.notAllMalefic,
  }),
});

/** Stands in one of these houses. */
export const standsIn =
  (houses: readonly House[]): Test =>
  (reading, planet) =>
    houses.includes(reading.houses[planet]);
