import { countSigns } from '../../parashari/base/frame.ts';
import { normalize } from '../../base/angles.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { starProgress } from '../../zodiac/division.ts';
import type { ConditionalDasha, DashaStart } from './definition.ts';
import { say } from './conditional.messages.ts';

/** Stars of the eight lords, Abhijit among them as the 22nd of 28. */
const BLOCKS: readonly number[] = [3, 4, 3, 4, 3, 4, 3, 4];
const SHRAVANA = 21;

interface Stretch {
  readonly star: number;
  /** Arc-seconds of the zodiac. */
  readonly from: number;
  readonly to: number;
}

/** Uttara Ashadha and Shravana give up 276°40' to 280°53'20" to Abhijit. */
const AROUND_ABHIJIT: readonly Stretch[] = [
  { star: 20, from: 960_000, to: 996_000 },
  { star: 21, from: 996_000, to: 1_011_200 },
  { star: 22, from: 1_011_200, to: 1_056_000 },
];

/** 60 years: Sun in the lagna sign. Counted over 28 stars. */
export const SHASHTIHAYANI: ConditionalDasha = {
  key: 'shashtihayani',
  scheme: dashaScheme([
    ['Jupiter', 10],
    ['Sun', 10],
    ['Mars', 10],
    ['Moon', 6],
    ['Mercury', 6],
    ['Venus', 6],
    ['Saturn', 6],
    ['Rahu', 6],
  ]),
  start: (moonLongitude): DashaStart => {
    const { star, passed } = among28(moonLongitude);
    let index = 0;
    let last = 0;
    for (const stars of BLOCKS) {
      last += stars;
      if (star < last) break;
      index += 1;
    }
    return { index, passed };
  },
  condition: ({ lagna, signs }) => {
    const house = countSigns(lagna, signs.Sun);
    return { applies: house === 1, reason: say.sunInLagna({ house }) };
  },
};

/** Star among 28, 0 = Ashwini, 21 = Abhijit, and the part of it passed. */
function among28(moonLongitude: number): { readonly star: number; readonly passed: number } {
  const seconds = normalize(moonLongitude) * 3600;
  // The allowance of the lookup of lords: a longitude on a border belongs to the star it opens.
  const stretch = AROUND_ABHIJIT.find(({ from, to }) => seconds + 1e-6 >= from && seconds + 1e-6 < to);
  if (stretch) {
    const { star, from, to } = stretch;
    return { star, passed: Math.max(0, (seconds - from) / (to - from)) };
  }
  const { starIndex, passed } = starProgress(moonLongitude);
  return { star: starIndex > SHRAVANA ? starIndex + 1 : starIndex, passed };
}
