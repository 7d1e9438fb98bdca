import { capitalised, inWords } from '../../../base/words.ts';
import type { Planet } from '../../../zodiac/names.ts';
import { companyInWords } from '../../../zodiac/planet-words.ts';
import { aspectOn, associations } from '../../base/drishti.ts';
import { countSigns, isKendra } from '../../base/frame.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, placeOf, planetOf, spread } from '../who.ts';
import type { Who } from '../who.ts';

/** Two planets in one sign. A tie needs two planets: nobody is tied to itself. */
export const areTogether = ({ signs }: Reading, x: Planet, y: Planet): boolean => x !== y && signs[x] === signs[y];

/** The first aspects the second by sign. */
export const doesAspect = ({ signs }: Reading, x: Planet, y: Planet): boolean =>
  x !== y && aspectOn(x, y, signs) !== null;

/** The first has the second with it or looking at it. */
export const hasWithOrAspecting = (reading: Reading, x: Planet, y: Planet): boolean =>
  areTogether(reading, x, y) || doesAspect(reading, y, x);

/** Each in a sign of the other. */
export const doExchange = ({ signs }: Reading, x: Planet, y: Planet): boolean =>
  x !== y && associations(x, y, signs).includes('EXCHANGE');

/** Tied in one of the three ways: conjunction, mutual aspect, exchange. */
export const areAssociated = ({ signs }: Reading, x: Planet, y: Planet): boolean =>
  x !== y && associations(x, y, signs).length > 0;

/** Names of those that pass, each planet once, by the first part it has. */
function namesOf(reading: Reading, whos: readonly Who[], passes: (planet: Planet) => boolean): readonly string[] {
  const planets = whos.map((who) => planetOf(reading, who));
  return whos.flatMap((who, at) => {
    const planet = planetOf(reading, who);
    return planets.indexOf(planet) === at && passes(planet) ? [named(reading, who)] : [];
  });
}

/** How others reach a planet: `with Mars as lord of 2 and aspected by Saturn as lord of 7`. */
export const companyOf = (reading: Reading, planet: Planet, others: readonly Who[]): string =>
  companyInWords(
    namesOf(reading, others, (other) => areTogether(reading, other, planet)),
    namesOf(reading, others, (other) => doesAspect(reading, other, planet)),
  );

/** How planets reach others, a sentence each: `Mars in house 6 is with the Sun as lord of 2. Saturn in house 9 aspects Mars`. */
export const reachOf = (reading: Reading, planets: readonly Planet[], others: readonly Who[]): string =>
  planets
    .map((planet) => {
      const joined = namesOf(reading, others, (other) => areTogether(reading, planet, other));
      const aspected = namesOf(reading, others, (other) => doesAspect(reading, planet, other));
      const does = [
        ...(joined.length > 0 ? [`is with ${inWords(joined)}`] : []),
        ...(aspected.length > 0 ? [`aspects ${inWords(aspected)}`] : []),
      ];
      return capitalised(`${spread(reading, [planet])} ${does.join(' and ')}`);
    })
    .join('. ');

type Test = (reading: Reading, x: Planet, y: Planet) => boolean;
type Words = (reading: Reading, x: Planet, y: Planet) => string;

/** A tie of two; both form it. */
function tie(x: Who, y: Who, test: Test, says: Words, lacks: string): Clause {
  const both = (reading: Reading) => [planetOf(reading, x), planetOf(reading, y)] as const;
  return clause({
    holds: (reading) => test(reading, ...both(reading)),
    planets: both,
    says: (reading) => `${named(reading, x)} ${says(reading, ...both(reading))}`.replace('{other}', named(reading, y)),
    lacks: (reading) => {
      const [first, second] = both(reading);
      return first === second
        ? `${named(reading, x)} holds both parts, and the rule asks for two planets`
        : `${named(reading, x)} ${lacks}`.replace('{other}', named(reading, y));
    },
  });
}

/** In one sign. */
export const together = (x: Who, y: Who): Clause =>
  tie(x, y, areTogether, (reading, planet) => `is with {other} ${placeOf(reading, planet)}`, 'is not with {other}');

/** The first aspects the second. */
export const aspects = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    doesAspect,
    ({ houses }, from, to) => `in house ${houses[from]} aspects {other} in house ${houses[to]}`,
    'does not aspect {other}',
  );

/** In one sign, in exchange or in mutual aspect. */
export const associated = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    areAssociated,
    (reading, from, to) => {
      const [how] = associations(from, to, reading.signs);
      if (how === 'CONJUNCTION') return `is with {other} ${placeOf(reading, from)}`;
      const { houses } = reading;
      return how === 'EXCHANGE'
        ? `in house ${houses[from]} exchanges signs with {other} in house ${houses[to]}`
        : `in house ${houses[from]} and {other} in house ${houses[to]} aspect each other`;
    },
    'is not associated with {other}',
  );

/** Each in a sign of the other. */
export const exchange = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    doExchange,
    ({ houses }, from, to) => `in house ${houses[from]} exchanges signs with {other} in house ${houses[to]}`,
    'does not exchange signs with {other}',
  );

/** Counted 1, 4, 7 or 10 from each other. */
export const mutualKendra = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    ({ signs }, from, to) => from !== to && isKendra(countSigns(signs[from], signs[to])),
    ({ houses }, from, to) => `in house ${houses[from]} and {other} in house ${houses[to]} are in mutual kendras`,
    'and {other} are not in mutual kendras',
  );

/** Seven signs apart. */
export const opposite = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    ({ signs }, from, to) => countSigns(signs[from], signs[to]) === 7,
    ({ houses }, from, to) => `in house ${houses[from]} and {other} in house ${houses[to]} are opposite`,
    'and {other} are not opposite',
  );

/** One of several is with the first or aspects it; only the first forms it. */
export const withOrAspectedBy = (who: Who, ...others: readonly Who[]): Clause =>
  helped(who, (reading) => others.filter((other) => touches(reading, who, planetOf(reading, other))), others);

/** Another benefic is with it or aspects it. */
export const withOrAspectedByBenefic = (who: Who): Clause =>
  helped(who, (reading) => reading.benefics.filter((benefic) => touches(reading, who, benefic)), ['a benefic']);

/** A malefic is with it or aspects it. */
export const withOrAspectedByMalefic = (who: Who): Clause =>
  helped(who, (reading) => reading.malefics.filter((malefic) => touches(reading, who, malefic)), ['a malefic']);

/** One of several aspects it. */
export const aspectedBy = (who: Who, ...others: readonly Who[]): Clause =>
  clause({
    holds: (reading) => others.some((other) => doesAspect(reading, planetOf(reading, other), planetOf(reading, who))),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => {
      const [other = who] = others.filter((each) =>
        doesAspect(reading, planetOf(reading, each), planetOf(reading, who)),
      );
      return `${named(reading, who)} is aspected by ${named(reading, other)}`;
    },
    lacks: (reading) =>
      `${named(reading, who)} is not aspected by ${inWords(
        others.map((other) => named(reading, other)),
        'or',
      )}`,
  });

const touches = (reading: Reading, who: Who, other: Planet): boolean =>
  hasWithOrAspecting(reading, planetOf(reading, who), other);

function helped(
  who: Who,
  find: (reading: Reading) => readonly Who[],
  others: readonly (Who | 'a benefic' | 'a malefic')[],
): Clause {
  const title = (reading: Reading, other: (typeof others)[number]): string =>
    other === 'a benefic' || other === 'a malefic' ? other : named(reading, other);
  return clause({
    holds: (reading) => find(reading).length > 0,
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => {
      const planet = planetOf(reading, who);
      const [other = who] = find(reading);
      const joined = areTogether(reading, planet, planetOf(reading, other));
      return `${named(reading, who)} ${placeOf(reading, planet)}, is ${joined ? 'with' : 'aspected by'} ${named(reading, other)}`;
    },
    lacks: (reading) =>
      `${named(reading, who)} is neither with nor aspected by ${inWords(
        others.map((other) => title(reading, other)),
        'or',
      )}`,
  });
}
