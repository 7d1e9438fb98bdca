import { signName } from '../../zodiac/lords.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedFrom } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const REVATI = 27;

/** 100 years: lagna vargottama. */
export const SHATABDIKA: ConditionalDasha = {
  key: 'shatabdika',
  scheme: dashaScheme([
    ['Sun', 5],
    ['Moon', 5],
    ['Venus', 10],
    ['Mercury', 10],
    ['Jupiter', 20],
    ['Mars', 20],
    ['Saturn', 30],
  ]),
  start: countedFrom(REVATI, 7),
  condition: ({ lagna, navamsaLagna }) => ({
    applies: lagna === navamsaLagna,
    reason: `The lagna is ${signName(lagna)}, in D9 ${signName(navamsaLagna)}, and both must be the same sign.`,
  }),
};
