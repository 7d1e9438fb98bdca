import { signName } from '../../../zodiac/lords.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { isOddSign } from '../../base/frame.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, navamsaLord, planetOf, signLord, spread, placeAndDignity } from '../who.ts';
import type { Who } from '../who.ts';
import { GENTLE, membersIn, occupied, someIn, unharmed } from '../vocabulary/company.ts';
import { countedFrom, eachPlaced, KENDRA, KENDRA_OR_TRIKONA } from '../vocabulary/places.ts';
import { form, plain, when, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

const BEHIND: readonly House[] = [6, 7, 8];

const ownsOneOf = (planet: Planet, houses: readonly House[]): Clause =>
  clause({
    holds: ({ lords }) => houses.some((house) => lords[house] === planet),
    planets: () => [planet],
    says: ({ lords }) => say.ownsHouses({ planet, houses: houses.filter((house) => lords[house] === planet) }),
    lacks: () => say.ownsNoneOf({ planet, houses }),
  });

type Light = 'Sun' | 'Moon' | 'Ascendant';

const signIs = (light: Light, odd: boolean): Clause => {
  const sign = ({ ascendant, signs }: Reading): number => (light === 'Ascendant' ? ascendant : signs[light]);
  return clause({
    holds: (reading) => isOddSign(sign(reading)) === odd,
    planets: () => (light === 'Ascendant' ? [] : [light]),
    says: (reading) => say.signOfLight({ light, sign: signName(sign(reading)), met: true, odd }),
    lacks: (reading) => say.signOfLight({ light, sign: signName(sign(reading)), met: false, odd }),
  });
};

/** A birth by day, which is asked of a man, or by night, which is asked of a woman. */
const bornBy = (day: boolean): Clause =>
  clause({
    holds: (reading) => reading.day().dayBirth === day,
    says: () => say.birthAskedOf({ day }),
    lacks: () => say.birthNotBy({ day }),
  });

const beneficsIn = (houses: readonly House[]) => (reading: Reading) => membersIn(reading, 'benefic', houses);

const risen = ({ dignities, combustions }: Reading): readonly Planet[] =>
  GRAHAS.filter((planet) => dignities[planet] === 'EXALTED' && combustions[planet] === 'NONE');

const D1 = signLord(L(1));

/** In a kendra, in a trikona or exalted. */
const wellPlaced = (who: Who): Clause => {
  const test = (reading: Reading): boolean => {
    const planet = planetOf(reading, who);
    return KENDRA_OR_TRIKONA.includes(reading.houses[planet]) || reading.dignities[planet] === 'EXALTED';
  };
  return clause({
    holds: test,
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => placeAndDignity(reading, who),
    lacks: (reading) => say.notWellPlaced({ who: named(reading, who) }),
  });
};

/** Catalogue 1, last stretch: patterns of the whole chart and chains of lords. */
export const FORTUNES: readonly Yoga[] = [
  yoga({
    id: 'akhanda-samrajya',
    name: 'Akhanda Samrajya',
    effectClass: 'RAJA',
    effect: effects.akhandaSamrajya,
    source: 'TH',
    forms: [
      plain(
        ownsOneOf('Jupiter', [2, 5, 11]),
        either(
          countedFrom(L(2), KENDRA, 'Moon'),
          countedFrom(L(9), KENDRA, 'Moon'),
          countedFrom(L(11), KENDRA, 'Moon'),
        ),
      ),
    ],
  }),
  yoga({
    id: 'chatussagara',
    name: 'Chatussagara',
    effectClass: 'RAJA',
    effect: effects.chatussagara,
    source: 'TH',
    forms: [plain(occupied(KENDRA))],
  }),
  yoga({
    id: 'maha-bhagya',
    name: 'Maha Bhagya',
    effectClass: 'RAJA',
    effect: effects.mahaBhagya,
    source: 'PH, TH',
    forms: [
      form('a', signIs('Sun', true), signIs('Moon', true), signIs('Ascendant', true), bornBy(true)),
      form('b', signIs('Sun', false), signIs('Moon', false), signIs('Ascendant', false), bornBy(false)),
    ],
  }),
  yoga({
    id: 'lagna-adhi',
    name: 'Lagna Adhi',
    effectClass: 'RAJA',
    effect: effects.lagnaAdhi,
    source: 'a BPHS 36; b PH',
    forms: [
      form('a', someIn('benefic', [7]), someIn('benefic', [8]), unharmed(beneficsIn([7, 8]))),
      form(
        'b',
        ...eachPlaced(GENTLE, BEHIND),
        unharmed(() => GENTLE),
      ),
    ],
    weakenedBy: [when(rules.maleficInFour, someIn('malefic', [4]))],
  }),
  yoga({
    id: 'uchcha-pair',
    name: 'Two or more exalted',
    effectClass: 'RAJA',
    effect: effects.uchchaPair,
    source: 'BJ 11',
    forms: [
      plain(
        clause({
          holds: (reading) => risen(reading).length >= 2,
          planets: risen,
          says: (reading) => say.risen({ planets: spread(reading, risen(reading)) }),
          lacks: say.fewRisen,
        }),
      ),
    ],
  }),
  yoga({
    id: 'parijata',
    name: 'Parijata (Kalpadruma)',
    effectClass: 'RAJA',
    effect: effects.parijata,
    source: 'BPHS 36, PVR',
    forms: [plain(wellPlaced(L(1)), wellPlaced(D1), wellPlaced(signLord(D1)), wellPlaced(navamsaLord(D1)))],
  }),
];
