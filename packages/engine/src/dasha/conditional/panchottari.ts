import { signName } from '../../zodiac/lords.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const ANURADHA = 17;
const CANCER = 3;

/** 105 years: lagna in Cancer and its dwadasamsa in Cancer. */
export const PANCHOTTARI: ConditionalDasha = {
  key: 'panchottari',
  scheme: dashaScheme([
    ['Sun', 12],
    ['Mercury', 13],
    ['Saturn', 14],
    ['Mars', 15],
    ['Venus', 16],
    ['Moon', 17],
    ['Jupiter', 18],
  ]),
  start: countedFrom(ANURADHA, 7),
  condition: ({ lagna, dwadasamsaLagna }) => ({
    applies: lagna === CANCER && dwadasamsaLagna === CANCER,
    reason: `The lagna is ${signName(lagna)}, in D12 ${signName(dwadasamsaLagna)}, and must be Cancer in both.`,
  }),
};
