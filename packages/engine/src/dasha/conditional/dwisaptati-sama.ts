import { countSigns, kthSign } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const MULA = 19;

/** 72 years in equal parts: lagna lord in the seventh, or lord of the seventh in the lagna. */
export const DWISAPTATI_SAMA: ConditionalDasha = {
  key: 'dwisaptati_sama',
  scheme: dashaScheme([
    ['Sun', 9],
    ['Moon', 9],
    ['Mars', 9],
    ['Mercury', 9],
    ['Jupiter', 9],
    ['Venus', 9],
    ['Saturn', 9],
    ['Rahu', 9],
  ]),
  start: countedFrom(MULA, 8),
  condition: ({ lagna, signs }) => {
    const lord = signLordOf(lagna);
    const lordOfSeventh = signLordOf(kthSign(lagna, 7));
    const house = countSigns(lagna, signs[lord]);
    const houseOfSeventh = countSigns(lagna, signs[lordOfSeventh]);
    return {
      applies: house === 7 || houseOfSeventh === 1,
      reason: `The lagna lord ${planetInWords(lord)} is in house ${house} and ${planetInWords(lordOfSeventh)}, lord of the 7th, in house ${houseOfSeventh}. The first must be in 7 or the second in 1.`,
      variantApplies: house === 1 || house === 7,
    };
  },
};
