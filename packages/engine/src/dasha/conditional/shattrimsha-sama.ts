import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const SHRAVANA = 22;

/** 36 years: birth by day with the lagna in the Sun's hora, or by night with it in the Moon's. */
export const SHATTRIMSHA_SAMA: ConditionalDasha = {
  key: 'shattrimsha_sama',
  scheme: dashaScheme([
    ['Moon', 1],
    ['Sun', 2],
    ['Jupiter', 3],
    ['Mars', 4],
    ['Mercury', 5],
    ['Saturn', 6],
    ['Venus', 7],
    ['Rahu', 8],
  ]),
  start: countedFrom(SHRAVANA, 8),
  condition: ({ hora, byDay }) => ({
    applies: (hora === 'Sun') === byDay,
    reason: `The lagna is in the hora of the ${hora} and the birth by ${byDay ? 'day' : 'night'}. It must be the Sun's hora by day or the Moon's by night.`,
  }),
};
