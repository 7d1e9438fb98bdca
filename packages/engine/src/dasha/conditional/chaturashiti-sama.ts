import { kthSign } from '../../parashari/base/frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const SWATI = 15;

/** 84 years in equal parts: lord of the tenth sign in the tenth. */
export const CHATURASHITI_SAMA: ConditionalDasha = {
  key: 'chaturashiti_sama',
  scheme: dashaScheme([
    ['Sun', 12],
    ['Moon', 12],
    ['Mars', 12],
    ['Mercury', 12],
    ['Jupiter', 12],
    ['Venus', 12],
    ['Saturn', 12],
  ]),
  start: countedFrom(SWATI, 7),
  condition: ({ lagna, signs }) => {
    const tenth = kthSign(lagna, 10);
    const lord = signLordOf(tenth);
    return {
      applies: signs[lord] === tenth,
      reason: `${planetFirst(lord)}, lord of the 10th sign ${signName(tenth)}, is in ${signName(signs[lord])} and must be in the 10th.`,
    };
  },
};
