import { countSigns, kthSign } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import { SIGN_LORDS } from '../zodiac/names.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { strongerCoLord, strongerSign } from './strength.ts';
import type { CoLordRule, Placement, SignRuleNumber } from './strength.ts';

/** Why an arudha was moved: the count fell on the sign itself or on the seventh from it. */
export const ARUDHA_EXCEPTIONS = ['none', 'first', 'seventh'] as const;
export type ArudhaException = (typeof ARUDHA_EXCEPTIONS)[number];

/** Where a count and its exception lead. Sign indices, Aries = 0. */
export interface ArudhaCount {
  readonly sign: number;
  /** Signs from the first sign to the second, both ends counted. */
  readonly count: House;
  /** Where the count ended before the exception. */
  readonly rawSign: number;
  readonly exception: ArudhaException;
}

/** The image of a sign (R29.3). */
export interface Arudha extends ArudhaCount {
  readonly lord: Planet;
  readonly lordSign: number;
  /** The rule that chose between two lords; null for a sign with one. */
  readonly coLordRule: CoLordRule | null;
}

/**
 * As far beyond the second sign as it is from the first; when that is the first itself or the seventh from it, the
 * tenth from there (R29.3).
 */
function countOnward(from: number, to: number): ArudhaCount {
  const count = countSigns(from, to);
  const rawSign = kthSign(to, count);
  const exception = exceptionOf(countSigns(from, rawSign));
  return { sign: exception === 'none' ? rawSign : kthSign(rawSign, 10), count, rawSign, exception };
}

/** The arudha of a sign by its lord (R29.3). Scorpio and Aquarius have the stronger of their two lords. */
export function arudhaOf(placement: Placement, sign: number): Arudha {
  const coLord = strongerCoLord(placement, sign);
  const lord = coLord?.lord ?? signLordOf(sign);
  const lordSign = placement.signs[lord];
  return { ...countOnward(sign, lordSign), lord, lordSign, coLordRule: coLord?.rule ?? null };
}

/** The sign of the arudha where Mars and Saturn always rule Scorpio and Aquarius (R29.3, K.N. Rao). */
export const classicalArudha = ({ signs }: Placement, sign: number): number =>
  countOnward(sign, signs[signLordOf(sign)]).sign;

function exceptionOf(count: House): ArudhaException {
  if (count === 1) return 'first';
  return count === 7 ? 'seventh' : 'none';
}

/** The image of a planet (PVR 9.5). Sign indices, Aries = 0. */
export interface GrahaArudha {
  readonly planet: Planet;
  /** The owned sign that is counted from: the stronger of two. */
  readonly ownedSign: number;
  /** The rule that chose it; null where one sign is owned. */
  readonly signRule: SignRuleNumber | null;
  readonly sign: number;
}

const NODE_SIGNS: Readonly<Partial<Record<Planet, readonly number[]>>> = { Rahu: [10], Ketu: [7] };

const ownedSigns = (planet: Planet): readonly number[] =>
  NODE_SIGNS[planet] ?? SIGN_LORDS.flatMap((lord, sign) => (lord === planet ? [sign] : []));

/**
 * The arudha of a planet (PVR 9.5): as far beyond its own sign as that is from the planet, with the exception of the
 * arudhas of houses. Rahu owns Aquarius here, Ketu Scorpio; of two owned signs the stronger counts.
 */
export function grahaArudha(placement: Placement, planet: Planet): GrahaArudha {
  const [first = 0, second] = ownedSigns(planet);
  const stronger = second === undefined ? { sign: first, rule: null } : strongerSign(placement, first, second);
  const { sign } = countOnward(placement.signs[planet], stronger.sign);
  return { planet, ownedSign: stronger.sign, signRule: stronger.rule, sign };
}

/** How one sign stands to another by their distance. */
export const SIGN_RELATIONS = ['kendra', 'trikona', 'sixEight', 'twoTwelve', 'other'] as const;
type SignRelation = (typeof SIGN_RELATIONS)[number];

const RELATION_OF_COUNT: Readonly<Record<House, SignRelation>> = {
  1: 'kendra',
  2: 'twoTwelve',
  3: 'other',
  4: 'kendra',
  5: 'trikona',
  6: 'sixEight',
  7: 'kendra',
  8: 'sixEight',
  9: 'trikona',
  10: 'kendra',
  11: 'other',
  12: 'twoTwelve',
};

/** The pairs of arudhas that are weighed, by the houses they belong to: AL-A7, AL-UL, AL-A11, A7-UL. */
export const ARUDHA_PAIRS = [
  { pair: 'AL-A7', from: 1, to: 7 },
  { pair: 'AL-UL', from: 1, to: 12 },
  { pair: 'AL-A11', from: 1, to: 11 },
  { pair: 'A7-UL', from: 7, to: 12 },
] as const;

/** The count from one sign to another and what it makes of them (get_arudha_padas). */
export function signRelation(from: number, to: number): { readonly distance: House; readonly kind: SignRelation } {
  const distance = countSigns(from, to);
  return { distance, kind: RELATION_OF_COUNT[distance] };
}
