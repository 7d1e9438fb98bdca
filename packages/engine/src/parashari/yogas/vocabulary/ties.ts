import type { House, Planet } from '../../../zodiac/names.ts';
import { aspectOn, associations } from '../../base/drishti.ts';
import { countSigns, isKendra } from '../../base/frame.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { named, placeOf, planetOf, spread } from '../who.ts';
import type { Who } from '../who.ts';
import { say } from '../yogas.messages.ts';

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

/** How others reach a planet, for the message that says it. */
export function companyOf(reading: Reading, planet: Planet, others: readonly Who[]) {
  const joined = namesOf(reading, others, (other) => areTogether(reading, other, planet));
  const aspecting = namesOf(reading, others, (other) => doesAspect(reading, other, planet));
  return { how: waysOf(joined, aspecting), joined, aspecting };
}

/** By which of two ways somebody is reached: by company, by aspect or by both. */
const waysOf = (joined: readonly unknown[], aspected: readonly unknown[]): 'JOINED' | 'ASPECTED' | 'BOTH' =>
  joined.length === 0 ? 'ASPECTED' : aspected.length === 0 ? 'JOINED' : 'BOTH';

/** How planets reach others, a sentence each: `Mars in house 6 is with the Sun as lord of 2. Saturn in house 9 aspects Mars.` */
export const reachOf = (reading: Reading, planets: readonly Planet[], others: readonly Who[]): string =>
  planets
    .map((planet) => {
      const joined = namesOf(reading, others, (other) => areTogether(reading, planet, other));
      const aspected = namesOf(reading, others, (other) => doesAspect(reading, planet, other));
      return say.reaches({ planet: spread(reading, [planet]), how: waysOf(joined, aspected), joined, aspected });
    })
    .join(' ');

type Test = (reading: Reading, x: Planet, y: Planet) => boolean;

/** Two planets in a sentence by their parts, with their houses. */
interface Pair {
  readonly who: string;
  readonly other: string;
  readonly from: House;
  readonly to: House;
}

/** A tie of two; both form it. */
function tie(
  x: Who,
  y: Who,
  test: Test,
  says: (pair: Pair, reading: Reading, from: Planet, to: Planet) => string,
  lacks: (pair: Pair) => string,
): Clause {
  const both = (reading: Reading) => [planetOf(reading, x), planetOf(reading, y)] as const;
  const pairOf = (reading: Reading): Pair => {
    const [from, to] = both(reading);
    const { houses } = reading;
    return { who: named(reading, x), other: named(reading, y), from: houses[from], to: houses[to] };
  };
  return clause({
    holds: (reading) => test(reading, ...both(reading)),
    planets: both,
    says: (reading) => says(pairOf(reading), reading, ...both(reading)),
    lacks: (reading) => {
      const [first, second] = both(reading);
      return first === second ? say.holdsBothParts({ who: named(reading, x) }) : lacks(pairOf(reading));
    },
  });
}

const togetherInWords = ({ who, other }: Pair, reading: Reading, planet: Planet): string =>
  say.together({ who, other, ...placeOf(reading, planet) });

/** In one sign. */
export const together = (x: Who, y: Who): Clause => tie(x, y, areTogether, togetherInWords, say.notTogether);

/** The first aspects the second. */
export const aspects = (x: Who, y: Who): Clause => tie(x, y, doesAspect, say.aspects, say.doesNotAspect);

/** In one sign, in exchange or in mutual aspect. */
export const associated = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    areAssociated,
    (pair, reading, from, to) => {
      const [how] = associations(from, to, reading.signs);
      if (how === 'CONJUNCTION') return togetherInWords(pair, reading, from);
      return how === 'EXCHANGE' ? say.exchangeSigns(pair) : say.aspectEachOther(pair);
    },
    say.notAssociated,
  );

/** Each in a sign of the other. */
export const exchange = (x: Who, y: Who): Clause => tie(x, y, doExchange, say.exchangeSigns, say.doNotExchange);

/** Counted 1, 4, 7 or 10 from each other. */
export const mutualKendra = (x: Who, y: Who): Clause =>
  tie(
    x,
    y,
    ({ signs }, from, to) => from !== to && isKendra(countSigns(signs[from], signs[to])),
    say.mutualKendras,
    say.notInMutualKendras,
  );

/** Seven signs apart. */
export const opposite = (x: Who, y: Who): Clause =>
  tie(x, y, ({ signs }, from, to) => countSigns(signs[from], signs[to]) === 7, say.opposite, say.notOpposite);

/** One of several is with the first or aspects it; only the first forms it. */
export const withOrAspectedBy = (who: Who, ...others: readonly Who[]): Clause =>
  helped(
    who,
    (reading) => others.filter((other) => touches(reading, who, planetOf(reading, other))),
    (reading) => say.notHelped({ who: named(reading, who), others: others.map((other) => named(reading, other)) }),
  );

/** Another benefic is with it or aspects it. */
export const withOrAspectedByBenefic = (who: Who): Clause =>
  helped(
    who,
    (reading) => reading.benefics.filter((benefic) => touches(reading, who, benefic)),
    (reading) => say.notReachedByNature({ who: named(reading, who), nature: 'benefic' }),
  );

/** A malefic is with it or aspects it. */
export const withOrAspectedByMalefic = (who: Who): Clause =>
  helped(
    who,
    (reading) => reading.malefics.filter((malefic) => touches(reading, who, malefic)),
    (reading) => say.notReachedByNature({ who: named(reading, who), nature: 'malefic' }),
  );

/** One of several aspects it. */
export const aspectedBy = (who: Who, ...others: readonly Who[]): Clause =>
  clause({
    holds: (reading) => others.some((other) => doesAspect(reading, planetOf(reading, other), planetOf(reading, who))),
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => {
      const [other = who] = others.filter((each) =>
        doesAspect(reading, planetOf(reading, each), planetOf(reading, who)),
      );
      return say.aspectedBy({ who: named(reading, who), other: named(reading, other) });
    },
    lacks: (reading) =>
      say.notAspectedBy({ who: named(reading, who), others: others.map((other) => named(reading, other)) }),
  });

const touches = (reading: Reading, who: Who, other: Planet): boolean =>
  hasWithOrAspecting(reading, planetOf(reading, who), other);

function helped(who: Who, find: (reading: Reading) => readonly Who[], lacks: (reading: Reading) => string): Clause {
  return clause({
    holds: (reading) => find(reading).length > 0,
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => {
      const planet = planetOf(reading, who);
      const [other = who] = find(reading);
      return say.helped({
        who: named(reading, who),
        ...placeOf(reading, planet),
        joined: areTogether(reading, planet, planetOf(reading, other)),
        other: named(reading, other),
      });
    },
    lacks,
  });
}
