import { inWords } from '../../../base/words.ts';
import { lostWar } from '../../states/war.ts';
import { signLordOf } from '../../../zodiac/division.ts';
import { signName } from '../../../zodiac/lords.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { planetInWords, planetsDo, planetsInWords } from '../../../zodiac/planet-words.ts';
import { countSigns } from '../../base/frame.ts';
import { vargaSign } from '../../vargas/vargas.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, placeOf, planetOf } from '../who.ts';
import type { Who } from '../who.ts';
import { aspects, areAssociated, areTogether, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { inHouse } from '../vocabulary/places.ts';
import { fixedAt, form, standsFor, plain, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';

/** What the strongest of a crowd leads to, after `the order` (BJ 15). */
const ORDERS: Readonly<Record<Graha, string>> = {
  Sun: 'of the forest ascetic',
  Moon: 'of the skull-bearer',
  Mars: 'of the red robe',
  Mercury: 'of the staff-bearer',
  Jupiter: 'of the mendicant teacher',
  Venus: 'of the wanderer',
  Saturn: 'of the unclad',
};

/** Four or more of Sun to Saturn in one sign, or nobody. */
const crowd = ({ signs }: Reading): readonly Graha[] =>
  GRAHAS.map((planet) => GRAHAS.filter((other) => signs[other] === signs[planet])).find(
    (members) => members.length >= 4,
  ) ?? [];

/** The strongest of the crowd by shadbala. */
const leader = (reading: Reading): Graha =>
  reading.ranking().find((planet) => crowd(reading).includes(planet)) ?? 'Sun';

/** A leader that is burnt or beaten gives no order its full sign (BJ 15). */
const isBroken = (reading: Reading): boolean => {
  const planet = leader(reading);
  return reading.combustions[planet] !== 'NONE' || lostWar(reading.chart, planet);
};

const crowded: Clause = clause({
  holds: (reading) => crowd(reading).length > 0,
  planets: crowd,
  says: (reading) => `${planetsInWords(crowd(reading))} are together ${placeOf(reading, leader(reading))}`,
  lacks: () => 'no four of the seven planets are in one sign',
});

const led: Clause = clause({
  holds: (reading) => crowd(reading).length > 0,
  says: (reading) => {
    const planet = leader(reading);
    const strongest = `${planetInWords(planet)} is the strongest of them by shadbala`;
    if (reading.combustions[planet] !== 'NONE') return `${strongest}, but it is combust and names no order`;
    return `${strongest} and names the order ${ORDERS[planet]}${lostWar(reading.chart, planet) ? ', but it lost a planetary war' : ''}`;
  },
  lacks: () => 'no planet leads four in one sign',
});

const lordOfTenAmong: Clause = clause({
  holds: (reading) => crowd(reading).includes(reading.lords[10]),
  says: (reading) => `${named(reading, L(10))} is among them`,
  lacks: (reading) => `${named(reading, L(10))} is not among them`,
});

const moonInDivision = (varga: 'D3' | 'D9', title: string, lords: readonly Graha[]): Clause => {
  const sign = ({ chart }: Reading): number => vargaSign(varga, chart.planets.Moon.longitude);
  return clause({
    holds: (reading) => lords.includes(signLordOf(sign(reading))),
    planets: () => ['Moon'],
    says: (reading) =>
      `the ${title} sign of the Moon is ${signName(sign(reading))}, ruled by ${planetInWords(signLordOf(sign(reading)))}`,
    lacks: () => `the ${title} sign of the Moon is not ruled by ${planetsInWords(lords, 'or')}`,
  });
};

const ketuAfterKarakamsa: Clause = clause({
  holds: ({ navamsas, atmakaraka }) => countSigns(navamsas[atmakaraka], navamsas.Ketu) === 12,
  planets: () => ['Ketu'],
  says: ({ navamsas }) => `Ketu is in ${signName(navamsas.Ketu)} in the navamsa, the 12th from the karakamsa`,
  lacks: () => 'Ketu is not in the 12th from the karakamsa in the navamsa',
});

const beneficsWithKetu = ({ benefics, navamsas }: Reading): readonly Planet[] =>
  benefics.filter((planet) => navamsas[planet] === navamsas.Ketu);

const ketuWithBenefic: Clause = clause({
  holds: (reading) => beneficsWithKetu(reading).length > 0,
  planets: () => ['Ketu'],
  says: (reading) => `${planetsDo(beneficsWithKetu(reading), 'is', 'are')} with Ketu in the navamsa`,
  lacks: () => 'no benefic is with Ketu in the navamsa',
});

/** In 5, 9 or 12, with Saturn or Ketu or associated with Saturn, which is another planet. */
const turnedInward = (who: Who): Clause => {
  const place = inHouse(who, [5, 9, 12]);
  const company = (reading: Reading): readonly Planet[] => {
    const planet = planetOf(reading, who);
    if (planet === 'Saturn') return areTogether(reading, planet, 'Ketu') ? ['Ketu'] : [];
    const saturn: readonly Planet[] = areAssociated(reading, planet, 'Saturn') ? ['Saturn'] : [];
    return areTogether(reading, planet, 'Ketu') ? [...saturn, 'Ketu'] : saturn;
  };
  return clause({
    holds: (reading) => place.holds(reading) && company(reading).length > 0,
    planets: (reading) => [planetOf(reading, who), ...company(reading)],
    says: (reading) =>
      `${named(reading, who)} ${placeOf(reading, planetOf(reading, who))}, is tied to ${inWords(company(reading))}`,
    lacks: (reading) => `${named(reading, who)} is not tied to Saturn or Ketu in house 5, 9 or 12`,
  });
};

/** Catalogue 2, last stretch: withdrawal and the search for truth. */
export const RENUNCIATION: readonly Yoga[] = [
  yoga({
    id: 'pravrajya',
    name: 'Pravrajya',
    effectClass: 'SPIRITUAL',
    effect: standsFor('withdrawal, vows'),
    source: 'BJ 15, BPHS 79',
    forms: [
      fixedAt((reading) => (isBroken(reading) ? 'WEAK' : null), form('a', crowded, led)),
      fixedAt((reading) => (isBroken(reading) ? 'WEAK' : null), form('b', crowded, led, lordOfTenAmong)),
    ],
  }),
  yoga({
    id: 'sanyasa-moon-saturn',
    name: 'Saturn-Moon renunciation',
    effectClass: 'SPIRITUAL',
    effect: standsFor('detachment'),
    source: 'BJ 15.3',
    forms: [
      plain(
        moonInDivision('D3', 'drekkana', ['Saturn']),
        moonInDivision('D9', 'navamsa', ['Mars', 'Saturn']),
        aspects('Saturn', 'Moon'),
      ),
    ],
  }),
  yoga({
    id: 'moksha-ketu',
    name: 'Ketu liberation',
    effectClass: 'SPIRITUAL',
    effect: standsFor('longing for release'),
    source: '[K]',
    forms: [
      form('a', inHouse('Ketu', [12]), withOrAspectedByBenefic('Ketu')),
      form('b', ketuAfterKarakamsa, ketuWithBenefic),
    ],
  }),
  yoga({
    id: 'brahma-jnana',
    name: 'Jupiter-Saturn-Ketu',
    effectClass: 'SPIRITUAL',
    effect: standsFor('a search for truth'),
    source: '[K]',
    forms: [plain(either(turnedInward('Jupiter'), turnedInward(L(9))))],
  }),
];
