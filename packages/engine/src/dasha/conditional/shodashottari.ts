import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const PUSHYA = 8;

/** 116 years: lagna in the Moon's hora in the dark half of the month, or in the Sun's hora in the bright half. */
export const SHODASHOTTARI: ConditionalDasha = {
  key: 'shodashottari',
  scheme: dashaScheme([
    ['Sun', 11],
    ['Mars', 12],
    ['Jupiter', 13],
    ['Saturn', 14],
    ['Ketu', 15],
    ['Moon', 16],
    ['Mercury', 17],
    ['Venus', 18],
  ]),
  start: countedFrom(PUSHYA, 8),
  condition: ({ hora, byDay, darkHalf }) => ({
    applies: (hora === 'Moon') === darkHalf,
    reason: `The lagna is in the hora of the ${hora} and the birth in the ${darkHalf ? 'dark' : 'bright'} half of the month. It must be the Moon's hora in the dark half or the Sun's in the bright.`,
    variantApplies: byDay === darkHalf,
  }),
};
