import { gandanta, junctionSigns } from '../../../zodiac/gandanta.ts';
import type { Point } from '../../../zodiac/point.ts';
import { GRAHAS, HOUSES, PLANETS, SIGNS } from '../../../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../../../zodiac/names.ts';
import { signName } from '../../../zodiac/lords.ts';
import { printedTenths } from '../../../base/printed.ts';
import { dignityInWords } from '../../base/dignity.ts';
import { cancellationsOf } from '../../states/debility.ts';
import { clause } from '../clause.ts';
import type { Clause } from '../clause.ts';
import { parivartanas } from '../parivartana.ts';
import type { Reading } from '../reading.ts';
import { L, placeOf, signLord } from '../who.ts';
import { beneficReaches, someIn } from '../vocabulary/company.ts';
import { dignified, fullyCombust, strong, weak } from '../vocabulary/dignities.ts';
import { inHouse, KENDRA } from '../vocabulary/places.ts';
import { aspects, exchange } from '../vocabulary/ties.ts';
import { fixedAt, plain, settled, when } from '../yoga.ts';
import type { Case } from '../yoga.ts';
import { KENDRA_MALEFIC, MOON_DUSTHANA } from './adverse-houses.ts';
import { adverse, adverseForEach, AREA_OF_HOUSE, strainOn } from './areas.ts';
import type { AdverseYoga } from './areas.ts';
import { inMrityuBhaga } from './mrityu-bhaga.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

/** Benefics that own two kendras and not the ascendant (BPHS 34). */
const OWNER_OF_TWO_KENDRAS: Readonly<Partial<Record<Sign, Graha>>> = {
  Gemini: 'Jupiter',
  Virgo: 'Jupiter',
  Sagittarius: 'Mercury',
  Pisces: 'Mercury',
};

const ownerOfTwoKendras = ({ ascendant }: Reading): Graha | undefined =>
  OWNER_OF_TWO_KENDRAS[SIGNS[ascendant] ?? 'Aries'];

const OUTSIDE_TRIKONAS: readonly House[] = HOUSES.filter((house) => house % 4 !== 1);

const kendradhipati = (reading: Reading): readonly Case[] => {
  const planet = ownerOfTwoKendras(reading);
  if (planet === undefined) return [];
  return [
    {
      forms: [
        plain(
          settled([planet], () => say.ownsTwoKendras({ planet })),
          inHouse(planet, OUTSIDE_TRIKONAS),
        ),
      ],
      weakenedBy: [],
      cancelledBy: [when(() => rules.planetOwnOrExalted({ planet }), dignified(planet))],
    },
  ];
};

const dainya = (reading: Reading): readonly Case[] =>
  parivartanas(reading.chart)
    .filter((pair) => pair.class === 'DAINYA')
    .map(({ planets: [x, y] }) => ({ forms: [plain(exchange(x, y))], weakenedBy: [], cancelledBy: [] }));

/** Fixed significator of each house. */
const KARAKAS: Readonly<Record<House, Graha>> = {
  1: 'Sun',
  2: 'Jupiter',
  3: 'Mars',
  4: 'Moon',
  5: 'Jupiter',
  6: 'Mars',
  7: 'Venus',
  8: 'Saturn',
  9: 'Jupiter',
  10: 'Sun',
  11: 'Jupiter',
  12: 'Saturn',
};

const bhavaNasha = ({ lords }: Reading): readonly Case[] =>
  HOUSES.map((house) => {
    const pair: readonly Planet[] = [lords[house], KARAKAS[house]];
    return {
      forms: [plain(weak(L(house)), weak(KARAKAS[house]), someIn('malefic', [house]))],
      weakenedBy: [],
      cancelledBy: [when(rules.beneficReachesIt, beneficReaches(house))],
      effect: strainOn(AREA_OF_HOUSE[house]),
      planets: PLANETS.filter((planet) => pair.includes(planet)),
      houses: [house],
    };
  });

const inGandanta = (point: 'Moon' | 'Ascendant', pointOf: (reading: Reading) => Point): Clause =>
  clause({
    ...(point === 'Ascendant' && { houses: [1] as const }),
    holds: (reading) => gandanta(pointOf(reading)).inGandanta,
    planets: () => (point === 'Ascendant' ? [] : [point]),
    says: (reading) => say.atJunction({ point, ...junctionSigns(pointOf(reading)) }),
    lacks: () => say.notAtJunction({ point }),
  });

const BENEFIC_IN_KENDRA = when(rules.beneficInKendra, someIn('benefic', KENDRA));

const uncancelledDebility = ({ chart, dignities }: Reading): readonly Case[] =>
  GRAHAS.filter((planet) => dignities[planet] === 'DEBILITATED' && cancellationsOf(chart, planet).length === 0).map(
    (planet) => ({
      forms: [
        plain(
          settled([planet], (reading) =>
            say.debilityUncancelled({
              planet,
              ...placeOf(reading, planet),
              dignity: dignityInWords(reading.dignities[planet]),
            }),
          ),
        ),
      ],
      weakenedBy: [],
      cancelledBy: [],
    }),
  );

/** The house in which each planet is as good as dead (R23.8). */
const MARANA: Readonly<Record<Planet, House>> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
};

const maranaKaraka = ({ houses }: Reading): readonly Case[] =>
  PLANETS.filter((planet) => houses[planet] === MARANA[planet]).map((planet) => ({
    forms: [plain(inHouse(planet, [MARANA[planet]]))],
    weakenedBy: [when(rules.dispositorStrong, strong(signLord(planet)))],
    cancelledBy: [when(rules.ownOrExalted, dignified(planet))],
  }));

const mrityuBhaga = ({ chart }: Reading): readonly Case[] =>
  inMrityuBhaga(chart).map(({ body, part, degree }) => ({
    forms: [
      fixedAt(
        'WEAK',
        plain({
          ...settled(body === 'Ascendant' ? [] : [body], (reading) =>
            body === 'Ascendant'
              ? say.ascendantAtSensitiveDegree({
                  sign: signName(reading.ascendant),
                  part: printedTenths(part),
                  degree,
                })
              : say.planetAtSensitiveDegree({
                  planet: body,
                  ...placeOf(reading, body),
                  part: printedTenths(part),
                  degree,
                }),
          ),
          houses: [1],
        }),
      ),
    ],
    weakenedBy: [when(rules.jupiterAspectsIt, body === 'Ascendant' ? jupiterOnTheAscendant : aspects('Jupiter', body))],
    cancelledBy: [],
  }));

const jupiterOnTheAscendant: Clause = clause({
  holds: ({ houses }) => [5, 7, 9].includes(houses.Jupiter),
  says: ({ houses }) => say.jupiterOnTheAscendant({ house: houses.Jupiter }),
  lacks: say.jupiterNotOnTheAscendant,
});

/** Catalogue 3, last stretch: states of planets, lords and the ascendant. */
export const ADVERSE_STATES: readonly AdverseYoga[] = [
  adverseForEach({
    id: 'kendradhipati',
    name: 'Kendradhipati',
    area: 'GENERAL',
    source: 'BPHS 34',
    cases: kendradhipati,
  }),
  adverseForEach({ id: 'dainya', name: 'Dainya exchange', area: 'GENERAL', source: 'PH 6', cases: dainya }),
  adverseForEach({
    id: 'bhava-nasha',
    name: 'House lord and karaka weak',
    area: 'GENERAL',
    source: 'BPHS 11',
    cases: bhavaNasha,
  }),
  adverse({
    id: 'gandanta-moon',
    name: 'Gandanta',
    area: 'BODY',
    source: 'R23.5',
    forms: [plain(inGandanta('Moon', ({ chart }) => chart.planets.Moon))],
    weakenedBy: [BENEFIC_IN_KENDRA],
  }),
  adverse({
    id: 'gandanta-lagna',
    name: 'Gandanta',
    area: 'BODY',
    source: 'R23.5',
    forms: [plain(inGandanta('Ascendant', ({ chart }) => chart.ascendant))],
    weakenedBy: [BENEFIC_IN_KENDRA],
  }),
  MOON_DUSTHANA,
  KENDRA_MALEFIC,
  adverseForEach({
    id: 'neecha-uncancelled',
    name: 'Uncancelled debility',
    area: 'GENERAL',
    source: 'PH 7',
    cases: uncancelledDebility,
  }),
  adverse({
    id: 'combust-lord',
    name: 'Burnt lagna lord',
    area: 'BODY',
    source: '[K]',
    forms: [plain(fullyCombust(L(1)))],
    weakenedBy: [when(rules.ownOrExalted, dignified(L(1)))],
  }),
  adverseForEach({
    id: 'marana-karaka',
    name: 'Marana karaka sthana',
    area: 'GENERAL',
    source: 'R23.8',
    cases: maranaKaraka,
  }),
  adverseForEach({ id: 'mrityu-bhaga', name: 'Mrityu bhaga', area: 'BODY', source: 'R23.5', cases: mrityuBhaga }),
];
