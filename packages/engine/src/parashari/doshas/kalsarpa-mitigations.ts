import { planetInWords } from '../../zodiac/planet-words.ts';
import { capitalised, inWords } from '../../base/words.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { isKendra, wholeSignHouse } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { DoshaClause } from './clause.ts';
import { ownOrExalted, reachesHouse, toAxis, together } from './placed.ts';

export const KALSARPA_MITIGATION_RULES = [
  'exaltedOrOwnInKendra',
  'jupiterOnLagna',
  'nodeWithBenefic',
  'planetOnAxis',
] as const;
export type KalsarpaMitigation = (typeof KALSARPA_MITIGATION_RULES)[number];

/** Degrees from a node. */
const ON_AXIS = 1;

const sentence = (planets: readonly string[], one: string, several: string): string | null => {
  if (planets.length === 0) return null;
  return capitalised(`${inWords(planets)} ${planets.length === 1 ? one : several}.`);
};

/** What is said to lighten Kala Sarpa. No classical text has it; custom. */
export const KALSARPA_MITIGATIONS: readonly DoshaClause<KalsarpaMitigation>[] = [
  {
    rule: 'exaltedOrOwnInKendra',
    source: 'K',
    holds: (chart) =>
      sentence(
        GRAHAS.filter((planet) => ownOrExalted(chart, planet) && isKendra(wholeSignHouse(chart, planet))).map(
          planetInWords,
        ),
        'is exalted or in its own sign in a kendra',
        'are exalted or in their own signs in kendras',
      ),
  },
  {
    rule: 'jupiterOnLagna',
    source: 'K',
    holds: (chart) => {
      if (!reachesHouse(chart, 'Jupiter', 1)) return null;
      return `Jupiter ${wholeSignHouse(chart, 'Jupiter') === 1 ? 'is in' : 'aspects'} the rising sign.`;
    },
  },
  {
    rule: 'nodeWithBenefic',
    source: 'K',
    holds: (chart) =>
      sentence(
        GRAHAS.filter(
          (planet) =>
            chartNatures(chart)[planet] === 'benefic' &&
            (together(chart, planet, 'Rahu') || together(chart, planet, 'Ketu')),
        ).map(planetInWords),
        'is with a node as a benefic',
        'are with a node as benefics',
      ),
  },
  {
    rule: 'planetOnAxis',
    source: 'K',
    holds: (chart) =>
      sentence(
        GRAHAS.filter((planet) => toAxis(chart, planet) < ON_AXIS).map(planetInWords),
        'is within 1 degree of a node',
        'are within 1 degree of a node',
      ),
  },
];
