import { inWords } from '../../../base/words.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { signAspect } from '../../../zodiac/sign-aspects.ts';
import { countSigns, isKendra, kthSign } from '../../base/frame.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, planetOf, signOfBase, spread, placesInWords, wanted } from '../who.ts';
import type { Base, Who } from '../who.ts';
import { say } from '../yogas.messages.ts';
import { doesAspect, hasWithOrAspecting, reachOf } from './ties.ts';

/** The five that are neither luminary nor node. */
export const STARRY: readonly Planet[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** Benefic by name, whatever their nature in the chart. */
export const GENTLE: readonly Planet[] = ['Mercury', 'Jupiter', 'Venus'];

/** Planets by name or by their nature in the chart. */
type Group = 'benefic' | 'malefic' | 'maleficOrNode' | 'planet' | readonly Planet[];

function membersOf(reading: Reading, group: Group): readonly Planet[] {
  switch (group) {
    case 'benefic':
      return reading.benefics;
    case 'malefic':
      return reading.malefics;
    case 'maleficOrNode':
      return reading.maleficsAndNodes;
    case 'planet':
      return GRAHAS;
    default:
      return group;
  }
}

/** That none of a group stands there. */
const noneThere = (group: Group, place: string): string =>
  typeof group === 'string'
    ? say.noneOfGroupThere({ group, planets: [], place })
    : say.noneOfGroupThere({ group: 'named', planets: group, place });

/** That some planets stand where they do. */
const placesOf = (reading: Reading, planets: readonly Planet[]): string =>
  say.places({ places: placesInWords(reading, planets) });

/** Members of a group in these houses or in these signs from a planet; a planet is not counted from itself. */
export function membersIn(
  reading: Reading,
  group: Group,
  counts: readonly House[],
  base: Base = 'Ascendant',
): readonly Planet[] {
  const from = signOfBase(reading, base);
  const self = base === 'Ascendant' ? null : planetOf(reading, base);
  return membersOf(reading, group).filter(
    (planet) => planet !== self && counts.includes(countSigns(from, reading.signs[planet])),
  );
}

/** At least so many of a group stand there. */
export const atLeast = (least: number, group: Group, counts: readonly House[], base: Base = 'Ascendant'): Clause => {
  const found = (reading: Reading): readonly Planet[] => membersIn(reading, group, counts, base);
  return clause({
    holds: (reading) => found(reading).length >= least,
    planets: found,
    says: (reading) => placesOf(reading, found(reading)),
    lacks: (reading) => {
      const place = wanted(reading, counts, base);
      return least === 1 ? noneThere(group, place) : say.tooFewThere({ found: found(reading).length, place });
    },
  });
};

/** One or more of a group stand there. */
export const someIn = (group: Group, counts: readonly House[], base: Base = 'Ascendant'): Clause =>
  atLeast(1, group, counts, base);

/** None of a group stands there. */
export const noneIn = (group: Group, counts: readonly House[], base: Base = 'Ascendant'): Clause => {
  const found = (reading: Reading): readonly Planet[] => membersIn(reading, group, counts, base);
  return clause({
    holds: (reading) => found(reading).length === 0,
    says: (reading) => noneThere(group, wanted(reading, counts, base)),
    lacks: (reading) => placesOf(reading, found(reading)),
  });
};

/** All of Sun to Saturn that stand there are of one nature; there may be none. */
export const onlyIn = (nature: 'benefic' | 'malefic', counts: readonly House[]): Clause => {
  const strangers = (reading: Reading): readonly Planet[] =>
    membersIn(reading, GRAHAS, counts).filter((planet) => !membersOf(reading, nature).includes(planet));
  return clause({
    holds: (reading) => strangers(reading).length === 0,
    planets: (reading) => membersIn(reading, nature, counts),
    says: (reading) => say.onlyNatureThere({ nature, place: wanted(reading, counts) }),
    lacks: (reading) => placesOf(reading, strangers(reading)),
  });
};

/** Each of these houses holds one of Sun to Saturn. */
export const occupied = (houses: readonly House[]): Clause => {
  const empty = (reading: Reading): readonly House[] =>
    houses.filter((house) => membersIn(reading, GRAHAS, [house]).length === 0);
  return clause({
    houses,
    holds: (reading) => empty(reading).length === 0,
    says: () => say.allOccupied({ houses }),
    lacks: (reading) => say.emptyHouses({ houses: empty(reading) }),
  });
};

/** Two or more of a group stand together in one of these houses. */
export const pairTogetherIn = (group: Group, houses: readonly House[]): Clause => {
  const found = (reading: Reading): readonly Planet[] =>
    houses.map((house) => membersIn(reading, group, [house])).find((members) => members.length >= 2) ?? [];
  return clause({
    holds: (reading) => found(reading).length > 0,
    planets: found,
    says: (reading) => placesOf(reading, found(reading)),
    lacks: (reading) => say.noPairThere({ place: wanted(reading, houses) }),
  });
};

/** No malefic of Sun to Saturn is with these planets or aspects them; they themselves do not count. */
export const unharmed = (find: (reading: Reading) => readonly Planet[]): Clause => {
  const harmful = (reading: Reading): readonly Planet[] => {
    const guarded = find(reading);
    return reading.malefics.filter(
      (malefic) => !guarded.includes(malefic) && guarded.some((planet) => hasWithOrAspecting(reading, planet, malefic)),
    );
  };
  return clause({
    holds: (reading) => harmful(reading).length === 0,
    says: (reading) => say.unharmed({ guarded: find(reading) }),
    lacks: (reading) => reachOf(reading, harmful(reading), find(reading)),
  });
};

/** Every two different planets among several counted 1, 4, 7 or 10 from each other. */
export const allInMutualKendras = (...whos: readonly Who[]): Clause => {
  const planets = (reading: Reading): readonly Planet[] => [...new Set(whos.map((who) => planetOf(reading, who)))];
  return clause({
    planets,
    holds: (reading) => {
      const [first, ...others] = planets(reading).map((planet) => reading.signs[planet]);
      return first !== undefined && others.every((sign) => isKendra(countSigns(first, sign)));
    },
    says: (reading) => say.inMutualKendras({ planets: spread(reading, planets(reading)) }),
    lacks: (reading) => say.notAllInMutualKendras({ whos: inWords(whos.map((who) => named(reading, who))) }),
  });
};

/** A benefic is in a house or aspects it. */
export const beneficReaches = (house: House): Clause => {
  const found = (reading: Reading): readonly Planet[] =>
    reading.benefics.filter((planet) => reading.houses[planet] === house || aspectsHouse(reading, planet, house));
  return clause({
    holds: (reading) => found(reading).length > 0,
    planets: found,
    says: (reading) => {
      const inside = found(reading).filter((planet) => reading.houses[planet] === house);
      const looking = found(reading).filter((planet) => !inside.includes(planet));
      const how = looking.length === 0 ? 'INSIDE' : inside.length === 0 ? 'LOOKING' : 'BOTH';
      return say.beneficsReach({ how, inside, looking, house });
    },
    lacks: () => say.noBeneficReaches({ house }),
  });
};

/** Somebody aspects a house. */
export const aspectsTheHouse = (who: Who, house: House): Clause =>
  clause({
    holds: (reading) => aspectsHouse(reading, planetOf(reading, who), house),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) =>
      say.aspectsHouse({ who: named(reading, who), from: reading.houses[planetOf(reading, who)], house }),
    lacks: (reading) => say.doesNotAspectHouse({ who: named(reading, who), house }),
  });

const aspectsHouse = ({ ascendant, signs }: Reading, planet: Planet, house: House): boolean =>
  signAspect(planet, signs[planet], kthSign(ascendant, house)) !== null;

/** Sun to Saturn that aspect somebody. */
export const aspectingGrahas = (reading: Reading, target: Planet): readonly Planet[] =>
  GRAHAS.filter((planet) => doesAspect(reading, planet, target));
