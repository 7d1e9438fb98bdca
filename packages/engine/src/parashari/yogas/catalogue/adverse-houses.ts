import { inWords } from '../../../base/words.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetFirst, planetInWords, planetsInWords } from '../../../zodiac/planet-words.ts';
import { houseKartaris } from '../../states/kartari.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, planetOf, placeOf } from '../who.ts';
import type { Who } from '../who.ts';
import { beneficReaches, aspectsTheHouse, membersIn, noneIn, someIn } from '../vocabulary/company.ts';
import { dignified, fallenOrHostile, strong } from '../vocabulary/dignities.ts';
import { DUSTHANA, inHouse, KENDRA, KENDRA_OR_TRIKONA } from '../vocabulary/places.ts';
import {
  areTogether,
  aspectedBy,
  companyOf,
  exchange,
  hasWithOrAspecting,
  reachOf,
  withOrAspectedBy,
  withOrAspectedByMalefic,
} from '../vocabulary/ties.ts';
import { plain, when } from '../yoga.ts';
import type { Modifier } from '../yoga.ts';
import { adverse } from './areas.ts';
import type { AdverseYoga } from './areas.ts';

const TWO_OR_SEVEN: readonly Who[] = [L(2), L(7)];
const RELIEF: Modifier = when(
  'Jupiter, lord of 5 or lord of 9 aspects the lord of 1',
  aspectedBy(L(1), 'Jupiter', L(5), L(9)),
);

const daridraExchange = (other: 6 | 12): AdverseYoga =>
  adverse({
    id: `daridra-1-${other}`,
    name: `Daridra 1-${other}`,
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [
      plain(
        exchange(L(1), L(other)),
        either(withOrAspectedBy(L(1), ...TWO_OR_SEVEN), withOrAspectedBy(L(other), ...TWO_OR_SEVEN)),
      ),
    ],
    cancelledBy: [RELIEF],
  });

/** The lord of a house in 6, 8 or 12. */
const hidden = (id: string, name: string, house: 10 | 11, area: 'WORK' | 'WEALTH'): AdverseYoga =>
  adverse({
    id,
    name,
    area,
    source: 'TH',
    forms: [plain(inHouse(L(house), DUSTHANA))],
    cancelledBy: [when(`the lord of ${house} own or exalted`, dignified(L(house)))],
  });

const ketuOnTheSelf: Clause = clause({
  holds: (reading) => reading.houses.Ketu === 1 || areTogether(reading, 'Ketu', 'Moon'),
  planets: () => ['Ketu'],
  says: (reading) => `Ketu is ${placeOf(reading, 'Ketu')}${reading.houses.Ketu === 1 ? '' : ', with the Moon'}`,
  lacks: () => 'Ketu is neither in house 1 nor with the Moon',
});

const withMalefic = (who: Who): Clause => {
  const found = (reading: Reading): readonly Planet[] =>
    reading.malefics.filter((malefic) => areTogether(reading, malefic, planetOf(reading, who)));
  return clause({
    holds: (reading) => found(reading).length > 0,
    planets: (reading) => [planetOf(reading, who), ...found(reading)],
    says: (reading) => `${named(reading, who)} is with ${planetsInWords(found(reading))}`,
    lacks: (reading) => `${named(reading, who)} is with no malefic`,
  });
};

const GOOD_LORDS: readonly House[] = [1, 9, 10];

/** Malefics in 1 that own neither 1, 9 nor 10 and are with the lord of 2 or 7 or aspected by it. */
const strangersInOne = (reading: Reading): readonly Planet[] =>
  membersIn(reading, 'malefic', [1]).filter(
    (planet) =>
      !GOOD_LORDS.some((house) => reading.lords[house] === planet) &&
      TWO_OR_SEVEN.some((lord) => hasWithOrAspecting(reading, planet, planetOf(reading, lord))),
  );

const maleficInOne: Clause = clause({
  holds: (reading) => strangersInOne(reading).length > 0,
  planets: strangersInOne,
  says: (reading) =>
    strangersInOne(reading)
      .map((planet) => `${planetFirst(planet)} in house 1 is ${companyOf(reading, planet, TWO_OR_SEVEN)}`)
      .join('. '),
  lacks: () => 'no such malefic is in house 1 with or aspected by the lord of 2 or 7',
});

const BOUND_PAIRS: readonly (readonly [House, House])[] = [
  [2, 12],
  [3, 11],
  [4, 10],
  [5, 9],
  [6, 12],
];

const maleficsIn = (reading: Reading, house: House): readonly Planet[] =>
  membersIn(reading, 'malefic or node', [house]);

/** Pairs of houses that hold malefics in equal numbers. */
const boundPairs = (reading: Reading): readonly (readonly [House, House])[] =>
  BOUND_PAIRS.filter(([x, y]) => {
    const number = maleficsIn(reading, x).length;
    return number > 0 && number === maleficsIn(reading, y).length;
  });

function pairNames(reading: Reading): string {
  const names = boundPairs(reading).map(([x, y]) => `houses ${x} and ${y}`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and also ');
}

const bound: Clause = clause({
  holds: (reading) => boundPairs(reading).length > 0,
  planets: (reading) => boundPairs(reading).flatMap(([x, y]) => [...maleficsIn(reading, x), ...maleficsIn(reading, y)]),
  says: (reading) => `${pairNames(reading)} hold malefics in equal numbers`,
  lacks: () => 'no such pair of houses holds malefics in equal numbers',
});

const everyPairHelped: Clause = clause({
  holds: (reading) =>
    boundPairs(reading).every(([x, y]) => [x, y].some((house) => beneficReaches(house).holds(reading))),
  says: () => 'a benefic is in one house of each such pair or aspects it',
  lacks: () => 'one such pair of houses has no benefic',
});

const owing: readonly Who[] = [L(2), L(11)];

/** The lord of 6, or malefics in 6, that are with the lord of 2 or 11 or aspect it. */
const creditors = (reading: Reading): readonly Planet[] =>
  [...new Set([reading.lords[6], ...membersIn(reading, 'malefic', [6])])].filter((planet) =>
    owing.some((lord) => hasWithOrAspecting(reading, planetOf(reading, lord), planet)),
  );

const indebted: Clause = clause({
  holds: (reading) => creditors(reading).length > 0,
  planets: creditors,
  says: (reading) => reachOf(reading, creditors(reading), owing),
  lacks: () => 'neither the lord of 6 nor a malefic in 6 is with the lord of 2 or 11 or aspects it',
});

const lagnaKartari = ({ chart }: Reading) => houseKartaris(chart)[0];

const hemmedLagna: Clause = clause({
  holds: (reading) => lagnaKartari(reading)?.type === 'PAPA',
  planets: (reading) => {
    const found = lagnaKartari(reading);
    return found === undefined ? [] : [...found.before, ...found.after];
  },
  says: () => 'only malefics stand on both sides of the ascendant, in houses 12 and 2',
  lacks: () => 'the ascendant is not hemmed by malefics',
});

const softenedLagna: Clause = {
  holds: (reading) => (lagnaKartari(reading)?.cancellations.length ?? 0) > 0,
  planets: () => [],
  says: (reading) => (lagnaKartari(reading)?.cancellations ?? []).join(' '),
  lacks: () => 'No benefic is in the ascendant or aspects it.',
};

/** Catalogue 3, second stretch: lords and occupants of houses. */
export const ADVERSE_HOUSES: readonly AdverseYoga[] = [
  hidden('duryoga', 'Duryoga', 10, 'WORK'),
  hidden('daridra-11', 'Daridra', 11, 'WEALTH'),
  daridraExchange(12),
  daridraExchange(6),
  adverse({
    id: 'daridra-ketu',
    name: 'Daridra Ketu',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(ketuOnTheSelf, inHouse(L(1), [8]), withOrAspectedBy(L(1), ...TWO_OR_SEVEN))],
    cancelledBy: [RELIEF],
  }),
  adverse({
    id: 'daridra-l1-mal',
    name: 'Daridra lagna lord',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(withMalefic(L(1)), inHouse(L(1), DUSTHANA), fallenOrHostile(L(2)))],
    cancelledBy: [RELIEF],
  }),
  adverse({
    id: 'daridra-5-9',
    name: 'Daridra trines',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [
      plain(
        inHouse(L(5), [6]),
        inHouse(L(9), [12]),
        aspectedBy(L(5), ...TWO_OR_SEVEN),
        aspectedBy(L(9), ...TWO_OR_SEVEN),
      ),
    ],
    cancelledBy: [RELIEF],
  }),
  adverse({
    id: 'daridra-mal-1',
    name: 'Malefic lagna',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(maleficInOne)],
    cancelledBy: [when('a benefic in or aspecting house 1', beneficReaches(1))],
  }),
  adverse({
    id: 'mars-saturn-2',
    name: 'Mars and Saturn in 2',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(inHouse('Mars', [2]), inHouse('Saturn', [2]))],
    cancelledBy: [when('Mercury aspects house 2, which turns it to wealth', aspectsTheHouse('Mercury', 2))],
  }),
  adverse({
    id: 'sun-2-saturn',
    name: "Sun in 2, Saturn's look",
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(inHouse('Sun', [2]), aspectedBy('Sun', 'Saturn'))],
  }),
  adverse({
    id: 'bandhana',
    name: 'Bandhana',
    area: 'GENERAL',
    source: 'Jataka Tattva 11, PH',
    forms: [plain(bound)],
    weakenedBy: [when('a benefic in or aspecting one of the two, each pair so', everyPairHelped)],
  }),
  adverse({
    id: 'rina',
    name: 'Debt',
    area: 'WEALTH',
    source: '[K]',
    forms: [plain(indebted, either(inHouse(L(2), DUSTHANA), inHouse(L(11), DUSTHANA)))],
    cancelledBy: [when('the lord of 11 strong', strong(L(11)))],
  }),
  adverse({
    id: 'papa-kartari-lagna',
    name: 'Hemmed lagna',
    area: 'BODY',
    source: 'PH, PVR',
    forms: [plain(hemmedLagna)],
    weakenedBy: [when('a benefic in or aspecting the ascendant', softenedLagna)],
  }),
];

/** Malefics in a kendra and no benefic in a kendra or trikona. */
export const KENDRA_MALEFIC: AdverseYoga = adverse({
  id: 'kendra-malefic',
  name: 'Kendras without help',
  area: 'GENERAL',
  source: 'BPHS',
  forms: [plain(someIn('malefic or node', KENDRA), noneIn('benefic', KENDRA_OR_TRIKONA))],
  cancelledBy: [when('the lord of 1 strong', strong(L(1)))],
});

/** A malefic Moon in 6, 8 or 12, harmed. */
export const MOON_DUSTHANA: AdverseYoga = adverse({
  id: 'moon-dusthana',
  name: 'Afflicted Moon',
  area: 'BODY',
  source: 'BPHS 9',
  forms: [
    plain(
      clause({
        holds: ({ natures }) => natures.Moon === 'malefic',
        planets: () => ['Moon'],
        says: () => 'the Moon is malefic in this chart',
        lacks: () => 'the Moon is benefic in this chart',
      }),
      inHouse('Moon', DUSTHANA),
      withOrAspectedByMalefic('Moon'),
    ),
  ],
  cancelledBy: [
    when(
      'a benefic aspects the Moon',
      clause({
        holds: (reading) => reading.benefics.some((planet) => aspectedBy('Moon', planet).holds(reading)),
        says: (reading) =>
          `the Moon is aspected by ${inWords(
            reading.benefics.filter((planet) => aspectedBy('Moon', planet).holds(reading)).map(planetInWords),
          )}`,
        lacks: () => 'no benefic aspects the Moon',
      }),
    ),
  ],
  weakenedBy: [when('Jupiter or Venus in a kendra', someIn(['Jupiter', 'Venus'], KENDRA))],
});
