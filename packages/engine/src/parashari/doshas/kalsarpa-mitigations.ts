import { GRAHAS } from '../../zodiac/names.ts';
import { isKendra, wholeSignHouse } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { DoshaClause } from './clause.ts';
import { ownOrExalted, reachesHouse, toAxis, together } from './placed.ts';
import { say } from './doshas.messages.ts';

export const KALSARPA_MITIGATION_RULES = [
  'exaltedOrOwnInKendra',
  'jupiterOnLagna',
  'nodeWithBenefic',
  'planetOnAxis',
] as const;
export type KalsarpaMitigation = (typeof KALSARPA_MITIGATION_RULES)[number];

/** Degrees from a node. */
const ON_AXIS = 1;

const ofSome = <Each>(planets: readonly Each[], says: (planets: readonly Each[]) => string): string | null =>
  planets.length === 0 ? null : says(planets);

/** What is said to lighten Kala Sarpa. No classical text has it; custom. */
export const KALSARPA_MITIGATIONS: readonly DoshaClause<KalsarpaMitigation>[] = [
  {
    rule: 'exaltedOrOwnInKendra',
    source: 'K',
    holds: (chart) =>
      ofSome(
        GRAHAS.filter((planet) => ownOrExalted(chart, planet) && isKendra(wholeSignHouse(chart, planet))),
        (planets) => say.exaltedOrOwnInKendra({ planets }),
      ),
  },
  {
    rule: 'jupiterOnLagna',
    source: 'K',
    holds: (chart) => {
      if (!reachesHouse(chart, 'Jupiter', 1)) return null;
      return say.jupiterOnLagna({ inIt: wholeSignHouse(chart, 'Jupiter') === 1 });
    },
  },
  {
    rule: 'nodeWithBenefic',
    source: 'K',
    holds: (chart) =>
      ofSome(
        GRAHAS.filter(
          (planet) =>
            chartNatures(chart)[planet] === 'benefic' &&
            (together(chart, planet, 'Rahu') || together(chart, planet, 'Ketu')),
        ),
        (planets) => say.nodeWithBenefic({ planets }),
      ),
  },
  {
    rule: 'planetOnAxis',
    source: 'K',
    holds: (chart) =>
      ofSome(
        GRAHAS.filter((planet) => toAxis(chart, planet) < ON_AXIS),
        (planets) => say.onAxis({ planets }),
      ),
  },
];
