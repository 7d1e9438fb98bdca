import { countSigns, kthSign } from '../parashari/base/frame.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { jaiminiLord } from './strength.ts';
import type { Placement } from './strength.ts';

/** Why an arudha was moved: the count fell on the sign itself or on the seventh from it. */
type ArudhaException = 'none' | 'first' | 'seventh';

/** The image of a sign (R29.3). Sign indices, Aries = 0. */
export interface Arudha {
  readonly sign: number;
  readonly lord: Planet;
  readonly lordSign: number;
  /** Signs from the sign to its lord, both ends counted. */
  readonly count: House;
  /** Where the count ended before the exception. */
  readonly rawSign: number;
  readonly exception: ArudhaException;
}

/**
 * The arudha of a sign (R29.3): as far beyond its lord as the lord is from it; when that is the sign itself or the
 * seventh from it, the tenth from there. Scorpio and Aquarius have the stronger of their two lords (J1).
 */
export function arudhaOf(placement: Placement, sign: number): Arudha {
  const lord = jaiminiLord(placement, sign);
  const lordSign = placement.signs[lord];
  const count = countSigns(sign, lordSign);
  const rawSign = kthSign(lordSign, count);
  const exception = exceptionOf(countSigns(sign, rawSign));
  return { sign: exception === 'none' ? rawSign : kthSign(rawSign, 10), lord, lordSign, count, rawSign, exception };
}

function exceptionOf(count: House): ArudhaException {
  if (count === 1) return 'first';
  return count === 7 ? 'seventh' : 'none';
}
