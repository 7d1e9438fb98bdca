import { SIGN_LORDS } from '../../../zodiac/names.ts';
import type { Graha } from '../../../zodiac/names.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, spread } from '../who.ts';
import { areTogether, hasWithOrAspecting } from '../vocabulary/ties.ts';
import { eachPlaced, inHouse } from '../vocabulary/places.ts';
import { fixedAt, form } from '../yoga.ts';
import type { Case, Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';

/** By the sign of the ascendant, Aries first (BPHS 41, PVR): who stands in 11, and who joins or aspects the lord of 1. */
const WEALTH: readonly (readonly [inEleven: readonly Graha[], aroundTheLord: readonly Graha[]])[] = [
  [
    ['Saturn', 'Moon', 'Jupiter'],
    ['Mercury', 'Venus', 'Saturn'],
  ],
  [
    ['Moon', 'Mars', 'Jupiter'],
    ['Mercury', 'Saturn'],
  ],
  [['Mars'], ['Jupiter', 'Saturn']],
  [['Venus'], ['Mercury', 'Jupiter']],
  [['Mercury'], ['Mars', 'Jupiter']],
  [
    ['Sun', 'Moon'],
    ['Jupiter', 'Saturn'],
  ],
  [
    ['Sun', 'Moon'],
    ['Mercury', 'Saturn'],
  ],
  [['Mercury'], ['Mercury', 'Venus', 'Saturn']],
  [['Venus'], ['Mars', 'Mercury']],
  [['Mars'], ['Mars', 'Jupiter']],
  [
    ['Moon', 'Mars', 'Jupiter'],
    ['Mars', 'Jupiter'],
  ],
  [['Saturn'], ['Mars', 'Mercury']],
];

/** The named planets with the lord of 1 or aspecting it. */
const reaching = (reading: Reading, lord: Graha, named: readonly Graha[]): readonly Graha[] =>
  named.filter((planet) => hasWithOrAspecting(reading, lord, planet));

function around(lord: Graha, named: readonly Graha[]): Clause {
  return clause({
    holds: (reading) => reaching(reading, lord, named).length >= named.length - 1,
    planets: (reading) => reaching(reading, lord, named),
    says: (reading) => {
      const joined = reaching(reading, lord, named).filter((planet) => areTogether(reading, planet, lord));
      const looking = reaching(reading, lord, named).filter((planet) => !joined.includes(planet));
      const how = looking.length === 0 ? 'JOINED' : joined.length === 0 ? 'LOOKING' : 'BOTH';
      return say.aroundTheLord({ how, joined, looking: spread(reading, looking), lookers: looking.length, lord });
    },
    lacks: () => say.fewAroundTheLord({ planets: named, lord }),
  });
}

/** The table's row of each ascendant, made once. */
const CASES: readonly Case[] = WEALTH.map(([inEleven, aroundTheLord], sign): Case => {
  const lord = SIGN_LORDS[sign] ?? 'Sun';
  return {
    forms: [
      form('a', inHouse(L(5), [5]), ...eachPlaced(inEleven, [11])),
      fixedAt(
        (reading) => (reaching(reading, lord, aroundTheLord).length < aroundTheLord.length ? 'WEAK' : null),
        form('b', inHouse(L(1), [1]), around(lord, aroundTheLord)),
      ),
    ],
    weakenedBy: [],
    cancelledBy: [],
  };
});

/** Wealth by the ascendant: the lord of 5 at home with the named planets in 11, or the lord of 1 at home among them. */
export const WEALTH_BY_LAGNA: Yoga = {
  id: 'dhana-lagna',
  name: 'Wealth by lagna',
  effectClass: 'DHANA',
  effect: effects.dhanaLagna,
  source: 'BPHS 41, PVR',
  cases: ({ ascendant }) => CASES.slice(ascendant, ascendant + 1),
};
