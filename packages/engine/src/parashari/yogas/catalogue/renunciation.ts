import { lostWar } from '../../states/war.ts';
import { signLordOf } from '../../../zodiac/division.ts';
import { signName } from '../../../zodiac/lords.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { countSigns } from '../../base/frame.ts';
import { vargaSign } from '../../vargas/vargas.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, placeOf, planetOf } from '../who.ts';
import type { Who } from '../who.ts';
import { aspects, areAssociated, areTogether, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { inHouse } from '../vocabulary/places.ts';
import { fixedAt, form, plain, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';

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
  says: (reading) => say.crowded({ planets: crowd(reading), ...placeOf(reading, leader(reading)) }),
  lacks: say.notCrowded,
});

/** The strongest of the crowd names an order (BJ 15). */
const led: Clause = clause({
  holds: (reading) => crowd(reading).length > 0,
  says: (reading) => {
    const planet = leader(reading);
    if (reading.combustions[planet] !== 'NONE') return say.leaderCombust({ planet });
    return say.leads({ planet, order: planet, beaten: lostWar(reading.chart, planet) });
  },
  lacks: say.noLeader,
});

const lordOfTenAmong: Clause = clause({
  holds: (reading) => crowd(reading).includes(reading.lords[10]),
  says: (reading) => say.amongThem({ who: named(reading, L(10)), met: true }),
  lacks: (reading) => say.amongThem({ who: named(reading, L(10)), met: false }),
});

const moonInDivision = (varga: 'D3' | 'D9', lords: readonly Graha[]): Clause => {
  const sign = ({ chart }: Reading): number => vargaSign(varga, chart.planets.Moon.longitude);
  return clause({
    holds: (reading) => lords.includes(signLordOf(sign(reading))),
    planets: () => ['Moon'],
    says: (reading) => say.moonInDivision({ varga, sign: signName(sign(reading)), lord: signLordOf(sign(reading)) }),
    lacks: () => say.moonNotInDivision({ varga, lords }),
  });
};

const ketuAfterKarakamsa: Clause = clause({
  holds: ({ navamsas, atmakaraka }) => countSigns(navamsas[atmakaraka], navamsas.Ketu) === 12,
  planets: () => ['Ketu'],
  says: ({ navamsas }) => say.ketuAfterKarakamsa({ sign: signName(navamsas.Ketu) }),
  lacks: say.ketuNotAfterKarakamsa,
});

const beneficsWithKetu = ({ benefics, navamsas }: Reading): readonly Planet[] =>
  benefics.filter((planet) => navamsas[planet] === navamsas.Ketu);

const ketuWithBenefic: Clause = clause({
  holds: (reading) => beneficsWithKetu(reading).length > 0,
  planets: () => ['Ketu'],
  says: (reading) => say.withKetu({ planets: beneficsWithKetu(reading) }),
  lacks: say.noBeneficWithKetu,
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
      say.turnedInward({
        who: named(reading, who),
        ...placeOf(reading, planetOf(reading, who)),
        company: company(reading),
      }),
    lacks: (reading) => say.notTurnedInward({ who: named(reading, who) }),
  });
};

/** Catalogue 2, last stretch: withdrawal and the search for truth. */
export const RENUNCIATION: readonly Yoga[] = [
  yoga({
    id: 'pravrajya',
    name: 'Pravrajya',
    effectClass: 'SPIRITUAL',
    effect: effects.pravrajya,
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
    effect: effects.sanyasaMoonSaturn,
    source: 'BJ 15.3',
    forms: [
      plain(moonInDivision('D3', ['Saturn']), moonInDivision('D9', ['Mars', 'Saturn']), aspects('Saturn', 'Moon')),
    ],
  }),
  yoga({
    id: 'moksha-ketu',
    name: 'Ketu liberation',
    effectClass: 'SPIRITUAL',
    effect: effects.mokshaKetu,
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
    effect: effects.brahmaJnana,
    source: '[K]',
    forms: [plain(either(turnedInward('Jupiter'), turnedInward(L(9))))],
  }),
];
