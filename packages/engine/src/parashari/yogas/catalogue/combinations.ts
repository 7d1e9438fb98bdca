import { GRAHAS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { aside, clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, spread } from '../who.ts';
import type { Who } from '../who.ts';
import {
  allInMutualKendras,
  GENTLE,
  membersIn,
  noneIn,
  occupied,
  onlyIn,
  pairTogetherIn,
  someIn,
} from '../vocabulary/company.ts';
import { dignified, dignifiedOrFriendly, exalted, inSignOf, isDignified, strong } from '../vocabulary/dignities.ts';
import { eachPlaced, inHouse, inModality, KENDRA, KENDRA_OR_TRIKONA } from '../vocabulary/places.ts';
import { aspectedBy, exchange, mutualKendra, opposite, together, withOrAspectedBy } from '../vocabulary/ties.ts';
import { fixedAt, form, lesser, plain, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';

const SCHOLARLY: readonly House[] = [1, 2, 4, 5, 7, 9, 10];

const parvata = (...houses: readonly House[]): readonly Clause[] => [
  someIn('benefic', KENDRA),
  noneIn('malefic', KENDRA),
  aside(onlyIn('benefic', houses)),
];

const companions = (reading: Reading): readonly Planet[] =>
  membersIn(reading, GRAHAS, KENDRA_OR_TRIKONA).filter(
    (planet) => planet !== reading.lords[1] && isDignified(reading, planet),
  );

const twoCompanions: Clause = clause({
  holds: (reading) => companions(reading).length >= 2,
  planets: companions,
  says: (reading) => say.companionsDignified({ planets: spread(reading, companions(reading)) }),
  lacks: say.fewCompanionsDignified,
});

const GOOD_IN_SECOND: readonly Planet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

const exaltedInSecond = (reading: Reading): readonly Planet[] =>
  membersIn(reading, GOOD_IN_SECOND, [2]).filter((planet) => reading.dignities[planet] === 'EXALTED');

/** Catalogue 1, third stretch: combinations of several planets and lords. */
export const COMBINATIONS: readonly Yoga[] = [
  yoga({
    id: 'lakshmi',
    name: 'Lakshmi',
    effectClass: 'DHANA',
    effect: effects.lakshmi,
    source: 'BPHS 36, TH',
    forms: [
      form('a', dignified(L(9)), inHouse(L(9), KENDRA), strong(L(1))),
      lesser(form('b', dignified(L(9)), inHouse(L(9), [5, 9]), strong(L(1)))),
    ],
  }),
  yoga({
    id: 'exalted-in-2',
    name: 'Exalted in the second',
    effectClass: 'DHANA',
    effect: effects.exaltedIn2,
    source: 'PVR',
    forms: [
      plain(
        clause({
          holds: (reading) => exaltedInSecond(reading).length > 0,
          planets: exaltedInSecond,
          says: (reading) => say.exaltedInSecond({ planets: exaltedInSecond(reading) }),
          lacks: say.noneExaltedInSecond,
        }),
      ),
    ],
  }),
  yoga({
    id: 'saraswati',
    name: 'Saraswati',
    effectClass: 'LEARNING',
    effect: effects.saraswati,
    source: 'PH 6, PVR',
    forms: [plain(...eachPlaced(GENTLE, SCHOLARLY), dignifiedOrFriendly('Jupiter'))],
  }),
  yoga({
    id: 'guru-mangala',
    name: 'Guru Mangala',
    effectClass: 'CHARACTER',
    effect: effects.guruMangala,
    source: 'PVR',
    forms: [plain(either(together('Jupiter', 'Mars'), opposite('Jupiter', 'Mars')))],
  }),
  yoga({
    id: 'parvata',
    name: 'Parvata',
    effectClass: 'RAJA',
    effect: effects.parvata,
    source: 'a BPHS 36; b TH; c PH',
    forms: [
      form('a', ...parvata(7, 8)),
      form('b', ...parvata(6, 8)),
      form('c', mutualKendra(L(1), L(12)), aside(either(beneficAspects(L(1)), beneficAspects(L(12))))),
    ],
  }),
  yoga({
    id: 'kahala',
    name: 'Kahala',
    effectClass: 'CHARACTER',
    effect: effects.kahala,
    source: 'a, c BPHS 36; b TH',
    forms: [
      form('a', mutualKendra(L(4), 'Jupiter'), strong(L(1))),
      form('b', mutualKendra(L(4), L(9)), strong(L(1))),
      form('c', dignified(L(4)), together(L(4), L(10))),
    ],
  }),
  yoga({
    id: 'chamara',
    name: 'Chamara',
    effectClass: 'LEARNING',
    effect: effects.chamara,
    source: 'BPHS 36',
    forms: [
      form('a', exalted(L(1)), inHouse(L(1), KENDRA), aspectedBy(L(1), 'Jupiter')),
      form('b', pairTogetherIn('benefic', [1, 7, 9, 10])),
    ],
  }),
  yoga({
    id: 'shankha',
    name: 'Shankha',
    effectClass: 'CHARACTER',
    effect: effects.shankha,
    source: 'BPHS 36',
    forms: [
      form('a', mutualKendra(L(5), L(6)), strong(L(1))),
      form('b', together(L(1), L(10)), inModality(L(1), 'movable'), strong(L(9))),
    ],
  }),
  yoga({
    id: 'bheri',
    name: 'Bheri',
    effectClass: 'DHANA',
    effect: effects.bheri,
    source: 'BPHS 36',
    forms: [
      form('a', strong(L(9)), occupied([1, 2, 7, 12])),
      form('b', strong(L(9)), allInMutualKendras(L(1), 'Jupiter', 'Venus')),
    ],
  }),
  yoga({
    id: 'mridanga',
    name: 'Mridanga',
    effectClass: 'RAJA',
    effect: effects.mridanga,
    source: 'BPHS 36, PVR',
    forms: [plain(strong(L(1)), twoCompanions)],
  }),
  yoga({
    id: 'srinatha',
    name: 'Srinatha',
    effectClass: 'DHANA',
    effect: effects.srinatha,
    source: 'a BPHS 36; b PVR',
    forms: [
      form('a', inHouse(L(7), [10]), exalted(L(10)), together(L(10), L(9))),
      form('b', exalted(L(7)), inHouse(L(7), [10]), together(L(10), L(9))),
    ],
  }),
  yoga({
    id: 'khadga',
    name: 'Khadga',
    effectClass: 'DHANA',
    effect: effects.khadga,
    source: 'BPHS 36',
    forms: [plain(exchange(L(2), L(9)), inHouse(L(1), KENDRA_OR_TRIKONA))],
  }),
  yoga({
    id: 'kalanidhi',
    name: 'Kalanidhi',
    effectClass: 'LEARNING',
    effect: effects.kalanidhi,
    source: 'BPHS 36, PH',
    forms: [
      form(
        'a',
        inHouse('Jupiter', [2, 5]),
        withOrAspectedBy('Jupiter', 'Mercury'),
        withOrAspectedBy('Jupiter', 'Venus'),
      ),
      fixedAt(
        'WEAK',
        form(
          'b',
          inHouse('Jupiter', [2, 5]),
          inSignOf('Jupiter', 'Mercury', 'Venus'),
          withOrAspectedBy('Jupiter', 'Mercury', 'Venus'),
        ),
      ),
    ],
  }),
];

function beneficAspects(who: Who): Clause {
  const found = (reading: Reading): readonly Planet[] =>
    reading.benefics.filter((planet) => aspectedBy(who, planet).holds(reading));
  return clause({
    holds: (reading) => found(reading).length > 0,
    says: (reading) => say.beneficsAspect({ planets: found(reading), who: named(reading, who) }),
    lacks: (reading) => say.noBeneficAspects({ who: named(reading, who) }),
  });
}
