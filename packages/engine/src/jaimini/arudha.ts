import { countSigns, kthSign } from '../parashari/base/frame.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { strongerCoLord } from './strength.ts';
import type { CoLordRule, Placement } from './strength.ts';

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
export function countOnward(from: number, to: number): ArudhaCount {
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
