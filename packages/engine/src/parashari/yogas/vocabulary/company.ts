import { inWords } from '../../../base/words.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetsDo, planetsInWords } from '../../../zodiac/planet-words.ts';
import { signAspect } from '../../../zodiac/sign-aspects.ts';
import { countSigns, isKendra, kthSign } from '../../base/frame.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, planetOf, signOfBase, spread, placesInWords, wanted } from '../who.ts';
import type { Base, Who } from '../who.ts';
import { doesAspect, hasWithOrAspecting, reachOf } from './ties.ts';

/** The five that are neither luminary nor node. */
export const STARRY: readonly Planet[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** Benefic by name, whatever their nature in the chart. */
export const GENTLE: readonly Planet[] = ['Mercury', 'Jupiter', 'Venus'];

/** Planets by name or by their nature in the chart. */
type Group = 'benefic' | 'malefic' | 'malefic or node' | 'planet' | readonly Planet[];

function membersOf(reading: Reading, group: Group): readonly Planet[] {
  switch (group) {
    case 'benefic':
      return reading.benefics;
    case 'malefic':
      return reading.malefics;
    case 'malefic or node':
      return reading.maleficsAndNodes;
    case 'planet':
      return GRAHAS;
    default:
      return group;
  }
}

const titleOf = (group: Group): string => (typeof group === 'string' ? group : `one of ${planetsInWords(group)}`);

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
    says: (reading) => placesInWords(reading, found(reading)),
    lacks: (reading) =>
      least === 1
        ? `no ${typeof group === 'string' ? group : titleOf(group)} is in ${wanted(reading, counts, base)}`.replace(
            'no one of',
            'none of',
          )
        : `${found(reading).length === 0 ? 'none' : 'only one'} of them is in ${wanted(reading, counts, base)}`,
  });
};

/** One or more of a group stand there. */
export const someIn = (group: Group, counts: readonly House[], base: Base = 'Ascendant'): Clause =>
  atLeast(1, group, counts, base);

/** None of a group stands there. */
export const noneIn = (group: Group, counts: readonly House[], base: Base = 'Ascendant'): Clause => {
  const found = (reading: Reading): readonly Planet[] => membersIn(reading, group, counts, base);
  const none = typeof group === 'string' ? `no ${group}` : `none of ${planetsInWords(group)}`;
  return clause({
    holds: (reading) => found(reading).length === 0,
    says: (reading) => `${none} is in ${wanted(reading, counts, base)}`,
    lacks: (reading) => placesInWords(reading, found(reading)),
  });
};

/** All of Sun to Saturn that stand there are of a group; there may be none. */
export const onlyIn = (group: Group, counts: readonly House[]): Clause => {
  const strangers = (reading: Reading): readonly Planet[] =>
    membersIn(reading, GRAHAS, counts).filter((planet) => !membersOf(reading, group).includes(planet));
  return clause({
    holds: (reading) => strangers(reading).length === 0,
    planets: (reading) => membersIn(reading, group, counts),
    says: (reading) => `no planet but a ${titleOf(group)} is in ${wanted(reading, counts)}`,
    lacks: (reading) => placesInWords(reading, strangers(reading)),
  });
};

/** Each of these houses holds one of Sun to Saturn. */
export const occupied = (houses: readonly House[]): Clause => {
  const empty = (reading: Reading): readonly House[] =>
    houses.filter((house) => membersIn(reading, GRAHAS, [house]).length === 0);
  return clause({
    houses,
    holds: (reading) => empty(reading).length === 0,
    says: () => `houses ${inWords(houses)} are all occupied`,
    lacks: (reading) => `house ${inWords(empty(reading))} is empty`,
  });
};

/** Two or more of a group stand together in one of these houses. */
export const pairTogetherIn = (group: Group, houses: readonly House[]): Clause => {
  const found = (reading: Reading): readonly Planet[] =>
    houses.map((house) => membersIn(reading, group, [house])).find((members) => members.length >= 2) ?? [];
  return clause({
    holds: (reading) => found(reading).length > 0,
    planets: found,
    says: (reading) => placesInWords(reading, found(reading)),
    lacks: (reading) => `no two of them are together in ${wanted(reading, houses)}`,
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
    says: (reading) =>
      `no malefic is with ${planetsInWords(find(reading), 'or')} or aspects ${find(reading).length > 1 ? 'them' : 'it'}`,
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
    says: (reading) => `${spread(reading, planets(reading))} are in mutual kendras`,
    lacks: (reading) => `${inWords(whos.map((who) => named(reading, who)))} are not all in mutual kendras`,
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
      return [
        ...(inside.length > 0 ? [`${planetsDo(inside, 'is', 'are')} in house ${house}`] : []),
        ...(looking.length > 0 ? [planetsDo(looking, `aspects house ${house}`, `aspect house ${house}`)] : []),
      ].join(', and ');
    },
    lacks: () => `no benefic is in house ${house} or aspects it`,
  });
};

/** Somebody aspects a house. */
export const aspectsTheHouse = (who: Who, house: House): Clause =>
  clause({
    holds: (reading) => aspectsHouse(reading, planetOf(reading, who), house),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) =>
      `${named(reading, who)} in house ${reading.houses[planetOf(reading, who)]} aspects ${houseTitle(house)}`,
    lacks: (reading) => `${named(reading, who)} does not aspect ${houseTitle(house)}`,
  });

const houseTitle = (house: House): string => (house === 1 ? 'the ascendant' : `house ${house}`);

const aspectsHouse = ({ ascendant, signs }: Reading, planet: Planet, house: House): boolean =>
  signAspect(planet, signs[planet], kthSign(ascendant, house)) !== null;

/** Sun to Saturn that aspect somebody. */
export const aspectingGrahas = (reading: Reading, target: Planet): readonly Planet[] =>
  GRAHAS.filter((planet) => doesAspect(reading, planet, target));
