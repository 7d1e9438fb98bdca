import { exaltationSign } from '../parashari/base/dignity.ts';
import { isOddSign, planetsIn } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import { isNode, PLANETS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { modalityOf } from '../zodiac/sign-attributes.ts';
import type { Modality } from '../zodiac/sign-attributes.ts';
import { rasiDrishti } from './rasi-drishti.ts';
import { say } from './jaimini.messages.ts';

/** Where the planets stand: sign indices (Aries = 0) and degrees in the sign, of the chart or of a varga of it. */
export interface Placement {
  readonly signs: SignsOf;
  readonly degrees: Readonly<Record<Planet, number>>;
}

/** The rule that decided. */
export const CO_LORD_RULES = ['bothInSign', 'oneInSign', '1', '2', '3', '4', '5a', '5b'] as const;
export type CoLordRule = (typeof CO_LORD_RULES)[number];

/** The stronger of the two lords of Scorpio or Aquarius, and the rule that decided. */
export interface CoLord {
  readonly lord: Planet;
  readonly rule: CoLordRule;
}

/** The rule that decided; 7 = none, the first sign stands. */
export type SignRuleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What a rule prefers a sign for. */
export const signRuleInWords = (rule: SignRuleNumber): string => say.signRule({ rule: `${rule}` });

export interface StrongerSign {
  readonly sign: number;
  readonly rule: SignRuleNumber;
}

const SCORPIO = 7;
const AQUARIUS = 10;
const CO_LORDS: Readonly<Record<number, readonly [Planet, Planet]>> = {
  [SCORPIO]: ['Mars', 'Ketu'],
  [AQUARIUS]: ['Saturn', 'Rahu'],
};

const NATURAL_RANK: Readonly<Record<Modality, number>> = { movable: 0, fixed: 1, dual: 2 };

/** Degrees a planet has advanced in its sign; the nodes go from the end (rule 6). */
export const advancement = ({ degrees }: Placement, planet: Planet): number =>
  isNode(planet) ? 30 - degrees[planet] : degrees[planet];

/**
 * The stronger lord of Scorpio (Mars, Ketu) or Aquarius (Saturn, Rahu). With `years`, the years that either lord
 * would give a dasha, rule 5a comes before the degrees of 5b. Null for the ten signs with one lord.
 */
export function strongerCoLord(placement: Placement, sign: number, years?: (lord: Planet) => number): CoLord | null {
  const pair = CO_LORDS[sign];
  if (pair === undefined) return null;
  const [first, second] = pair;
  const { signs } = placement;
  const inSign = pair.filter((planet) => signs[planet] === sign);
  if (inSign.length === 2) return { lord: first, rule: 'bothInSign' };
  if (inSign.length === 1) return { lord: inSign[0] === first ? second : first, rule: 'oneInSign' };
  const tests: readonly (readonly [CoLordRule, (lord: Planet) => number])[] = [
    ['1', (lord) => planetsIn(signs, signs[lord]).length],
    ['2', (lord) => helpers(signs, signs[lord], signLordOf(signs[lord]))],
    ['3', (lord) => (signs[lord] === exaltationSign(lord) ? 1 : 0)],
    ['4', (lord) => NATURAL_RANK[modalityOf(signs[lord])]],
    ...(years === undefined ? [] : [['5a', years] as const]),
    ['5b', (lord) => advancement(placement, lord)],
  ];
  return decide(first, second, tests, (lord, rule) => ({ lord, rule })) ?? { lord: first, rule: '5b' };
}

/** The rulers chosen for Scorpio and Aquarius, which have two lords each. */
export interface CoLords {
  readonly Scorpio: CoLord;
  readonly Aquarius: CoLord;
}

/** The stronger co-lord for both signs; `years` are those that a lord would give a dasha of the sign. */
export function coLords(placement: Placement, years?: (sign: number, lord: Planet) => number): CoLords {
  const of = (sign: number): CoLord => {
    const found = strongerCoLord(placement, sign, years && ((lord) => years(sign, lord)));
    if (found === null) throw new RangeError('Scorpio and Aquarius have two lords.');
    return found;
  };
  return { Scorpio: of(SCORPIO), Aquarius: of(AQUARIUS) };
}

/** The lord of a sign in Jaimini reckoning: of Scorpio and Aquarius the stronger co-lord. */
export const jaiminiLord = (placement: Placement, sign: number, years?: (lord: Planet) => number): Planet =>
  strongerCoLord(placement, sign, years)?.lord ?? signLordOf(sign);

/** The stronger of two signs and the rule that decided; where none does, the first. */
export function strongerSign(placement: Placement, first: number, second: number): StrongerSign {
  const { signs } = placement;
  const lordOf = (sign: number): Planet => jaiminiLord(placement, sign);
  const tests: readonly (readonly [SignRuleNumber, (sign: number) => number])[] = [
    [1, (sign) => planetsIn(signs, sign).length],
    [2, (sign) => helpers(signs, sign, lordOf(sign))],
    [3, (sign) => (PLANETS.some((planet) => signs[planet] === sign && exaltationSign(planet) === sign) ? 1 : 0)],
    [4, (sign) => (isOddSign(signs[lordOf(sign)]) === isOddSign(sign) ? 0 : 1)],
    [5, (sign) => NATURAL_RANK[modalityOf(sign)]],
    [6, (sign) => advancement(placement, lordOf(sign))],
  ];
  return decide(first, second, tests, (sign, rule) => ({ sign, rule })) ?? { sign: first, rule: 7 };
}

/** How many of Jupiter, Mercury and the lord stand in a sign or see it by rasi drishti. */
function helpers(signs: SignsOf, sign: number, lord: Planet): number {
  const of = new Set<Planet>(['Jupiter', 'Mercury', lord]);
  return [...of].filter((planet) => signs[planet] === sign || rasiDrishti(signs[planet], sign)).length;
}

function decide<Candidate, Rule, Result>(
  first: Candidate,
  second: Candidate,
  tests: readonly (readonly [Rule, (candidate: Candidate) => number])[],
  result: (candidate: Candidate, rule: Rule) => Result,
): Result | null {
  for (const [rule, measure] of tests) {
    const difference = measure(first) - measure(second);
    if (difference !== 0) return result(difference > 0 ? first : second, rule);
  }
  return null;
}

/** Why one of two lords counts, as a sentence goes on after "because". */
export const coLordReason = (rule: CoLordRule): string => say.coLordReason({ rule });
