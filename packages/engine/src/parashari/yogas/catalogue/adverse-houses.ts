import type { House, Planet } from '../../../zodiac/names.ts';
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
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

const TWO_OR_SEVEN: readonly Who[] = [L(2), L(7)];
const RELIEF: Modifier = when(rules.relief, aspectedBy(L(1), 'Jupiter', L(5), L(9)));

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
    cancelledBy: [when(() => rules.lordOwnOrExalted({ house }), dignified(L(house)))],
  });

const ketuOnTheSelf: Clause = clause({
  holds: (reading) => reading.houses.Ketu === 1 || areTogether(reading, 'Ketu', 'Moon'),
  planets: () => ['Ketu'],
  says: (reading) => say.ketuOnTheSelf(placeOf(reading, 'Ketu')),
  lacks: say.ketuNotOnTheSelf,
});

const withMalefic = (who: Who): Clause => {
  const found = (reading: Reading): readonly Planet[] =>
    reading.malefics.filter((malefic) => areTogether(reading, malefic, planetOf(reading, who)));
  return clause({
    holds: (reading) => found(reading).length > 0,
    planets: (reading) => [planetOf(reading, who), ...found(reading)],
    says: (reading) => say.withMalefics({ who: named(reading, who), malefics: found(reading) }),
    lacks: (reading) => say.withNoMalefic({ who: named(reading, who) }),
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
      .map((planet) => say.maleficInOne({ planet, ...companyOf(reading, planet, TWO_OR_SEVEN) }))
      .join(' '),
  lacks: say.noMaleficInOne,
});

const BOUND_PAIRS: readonly (readonly [House, House])[] = [
  [2, 12],
  [3, 11],
  [4, 10],
  [5, 9],
  [6, 12],
];

const maleficsIn = (reading: Reading, house: House): readonly Planet[] => membersIn(reading, 'maleficOrNode', [house]);

/** Pairs of houses that hold malefics in equal numbers. */
const boundPairs = (reading: Reading): readonly (readonly [House, House])[] =>
  BOUND_PAIRS.filter(([x, y]) => {
    const number = maleficsIn(reading, x).length;
    return number > 0 && number === maleficsIn(reading, y).length;
  });

function pairsInWords(reading: Reading): string {
  const pairs = boundPairs(reading).map(([x, y]) => ({ x, y }));
  const [first, ...others] = pairs.slice(0, -1);
  const last = pairs.at(-1);
  if (last === undefined) return say.noPairHoldsMalefics();
  if (first === undefined) return say.pairHoldsMalefics(last);
  const before = others.reduce((names, pair) => say.pairAfter({ before: names, ...pair }), say.pairOfHouses(first));
  return say.pairsHoldMalefics({ before, ...last });
}

const bound: Clause = clause({
  holds: (reading) => boundPairs(reading).length > 0,
  planets: (reading) => boundPairs(reading).flatMap(([x, y]) => [...maleficsIn(reading, x), ...maleficsIn(reading, y)]),
  says: pairsInWords,
  lacks: say.noPairHoldsMalefics,
});

const everyPairHelped: Clause = clause({
  holds: (reading) =>
    boundPairs(reading).every(([x, y]) => [x, y].some((house) => beneficReaches(house).holds(reading))),
  says: say.everyPairHelped,
  lacks: say.onePairUnhelped,
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
  lacks: say.notIndebted,
});

const lagnaKartari = ({ chart }: Reading) => houseKartaris(chart)[0];

const hemmedLagna: Clause = clause({
  holds: (reading) => lagnaKartari(reading)?.type === 'PAPA',
  planets: (reading) => {
    const found = lagnaKartari(reading);
    return found === undefined ? [] : [...found.before, ...found.after];
  },
  says: say.ascendantHemmed,
  lacks: say.ascendantNotHemmed,
});

const softenedLagna: Clause = {
  holds: (reading) => (lagnaKartari(reading)?.cancellations.length ?? 0) > 0,
  planets: () => [],
  says: (reading) => (lagnaKartari(reading)?.cancellations ?? []).join(' '),
  lacks: say.noBeneficReachesAscendant,
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
    cancelledBy: [when(rules.beneficReachesOne, beneficReaches(1))],
  }),
  adverse({
    id: 'mars-saturn-2',
    name: 'Mars and Saturn in 2',
    area: 'WEALTH',
    source: 'BPHS 42',
    forms: [plain(inHouse('Mars', [2]), inHouse('Saturn', [2]))],
    cancelledBy: [when(rules.mercuryOnSecond, aspectsTheHouse('Mercury', 2))],
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
    weakenedBy: [when(rules.everyPairHelped, everyPairHelped)],
  }),
  adverse({
    id: 'rina',
    name: 'Debt',
    area: 'WEALTH',
    source: '[K]',
    forms: [plain(indebted, either(inHouse(L(2), DUSTHANA), inHouse(L(11), DUSTHANA)))],
    cancelledBy: [when(() => rules.lordStrong({ house: 11 }), strong(L(11)))],
  }),
  adverse({
    id: 'papa-kartari-lagna',
    name: 'Hemmed lagna',
    area: 'BODY',
    source: 'PH, PVR',
    forms: [plain(hemmedLagna)],
    weakenedBy: [when(rules.beneficReachesAscendant, softenedLagna)],
  }),
];

/** Malefics in a kendra and no benefic in a kendra or trikona. */
export const KENDRA_MALEFIC: AdverseYoga = adverse({
  id: 'kendra-malefic',
  name: 'Kendras without help',
  area: 'GENERAL',
  source: 'BPHS',
  forms: [plain(someIn('maleficOrNode', KENDRA), noneIn('benefic', KENDRA_OR_TRIKONA))],
  cancelledBy: [when(() => rules.lordStrong({ house: 1 }), strong(L(1)))],
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
        says: () => say.moonNature({ malefic: true }),
        lacks: () => say.moonNature({ malefic: false }),
      }),
      inHouse('Moon', DUSTHANA),
      withOrAspectedByMalefic('Moon'),
    ),
  ],
  cancelledBy: [
    when(
      rules.beneficAspectsMoon,
      clause({
        holds: (reading) => reading.benefics.some((planet) => aspectedBy('Moon', planet).holds(reading)),
        says: (reading) =>
          say.moonAspectedBy({
            planets: reading.benefics.filter((planet) => aspectedBy('Moon', planet).holds(reading)),
          }),
        lacks: say.noBeneficAspectsMoon,
      }),
    ),
  ],
  weakenedBy: [when(rules.jupiterOrVenusInKendra, someIn(['Jupiter', 'Venus'], KENDRA))],
});
