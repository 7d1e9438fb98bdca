import { signName } from '../../zodiac/lords.ts';
import { dashaScheme } from '../nakshatra/planet-dasha.ts';
import { countedTo } from './definition.ts';
import type { ConditionalDasha } from './definition.ts';

const REVATI = 27;
const TAURUS = 1;
const LIBRA = 6;

/** 112 years: navamsa lagna in a sign of Venus. */
export const DWADASHOTTARI: ConditionalDasha = {
  key: 'dwadashottari',
  scheme: dashaScheme([
    ['Sun', 7],
    ['Jupiter', 9],
    ['Ketu', 11],
    ['Mercury', 13],
    ['Rahu', 15],
    ['Mars', 17],
    ['Saturn', 19],
    ['Moon', 21],
  ]),
  start: countedTo(REVATI, 8),
  condition: ({ navamsaLagna }) => ({
    applies: navamsaLagna === TAURUS || navamsaLagna === LIBRA,
    reason: `The navamsa lagna is ${signName(navamsaLagna)} and must be Taurus or Libra.`,
  }),
};
