import { signName } from '../../../zodiac/lords.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetInWords } from '../../../zodiac/planet-words.ts';
import { housesNamed, inWords } from '../../../base/words.ts';
import { isOddSign } from '../../base/frame.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, navamsaLord, planetOf, signLord, spread, placeAndDignity } from '../who.ts';
import type { Who } from '../who.ts';
import { GENTLE, membersIn, occupied, someIn, unharmed } from '../vocabulary/company.ts';
import { countedFrom, eachPlaced, KENDRA, KENDRA_OR_TRIKONA } from '../vocabulary/places.ts';
import { form, standsFor, plain, when, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';

const BEHIND: readonly House[] = [6, 7, 8];

const ownsOneOf = (planet: Planet, houses: readonly House[]): Clause =>
  clause({
    holds: ({ lords }) => houses.some((house) => lords[house] === planet),
    planets: () => [planet],
    says: ({ lords }) =>
      `${planetInWords(planet)} owns ${housesNamed(houses.filter((house) => lords[house] === planet))}`,
    lacks: () => `${planetInWords(planet)} does not own house ${inWords(houses, 'or')}`,
  });

type Light = 'Sun' | 'Moon' | 'Ascendant';

const signIs = (light: Light, odd: boolean): Clause => {
  const sign = ({ ascendant, signs }: Reading): number => (light === 'Ascendant' ? ascendant : signs[light]);
  return clause({
    holds: (reading) => isOddSign(sign(reading)) === odd,
    planets: () => (light === 'Ascendant' ? [] : [light]),
    says: (reading) => `the ${light} is in ${signName(sign(reading))}, an ${odd ? 'odd' : 'even'} sign`,
    lacks: (reading) => `the ${light} is in ${signName(sign(reading))}, not an ${odd ? 'odd' : 'even'} sign`,
  });
};

const bornBy = (day: boolean, whom: string): Clause =>
  clause({
    holds: (reading) => reading.day().dayBirth === day,
    says: () => `the birth is by ${day ? 'day' : 'night'}, which this form asks of ${whom}`,
    lacks: () => `the birth is not by ${day ? 'day' : 'night'}`,
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
    says: (reading) => `${named(reading, who)} ${placeAndDignity(reading, planetOf(reading, who))}`,
    lacks: (reading) => `${named(reading, who)} is neither in a kendra or trikona nor exalted`,
  });
};

/** Catalogue 1, last stretch: patterns of the whole chart and chains of lords. */
export const FORTUNES: readonly Yoga[] = [
  yoga({
    id: 'akhanda-samrajya',
    name: 'Akhanda Samrajya',
    effectClass: 'RAJA',
    effect: standsFor('wide authority'),
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
    effect: standsFor('fame, travel'),
    source: 'TH',
    forms: [plain(occupied(KENDRA))],
  }),
  yoga({
    id: 'maha-bhagya',
    name: 'Maha Bhagya',
    effectClass: 'RAJA',
    effect: standsFor('great good fortune'),
    source: 'PH, TH',
    forms: [
      form('a', signIs('Sun', true), signIs('Moon', true), signIs('Ascendant', true), bornBy(true, 'a man')),
      form('b', signIs('Sun', false), signIs('Moon', false), signIs('Ascendant', false), bornBy(false, 'a woman')),
    ],
  }),
  yoga({
    id: 'lagna-adhi',
    name: 'Lagna Adhi',
    effectClass: 'RAJA',
    effect: standsFor('greatness, learning'),
    source: 'a BPHS 36; b PH',
    forms: [
      form('a', someIn('benefic', [7]), someIn('benefic', [8]), unharmed(beneficsIn([7, 8]))),
      form(
        'b',
        ...eachPlaced(GENTLE, BEHIND),
        unharmed(() => GENTLE),
      ),
    ],
    weakenedBy: [when('a malefic in 4', someIn('malefic', [4]))],
  }),
  yoga({
    id: 'uchcha-pair',
    name: 'Two or more exalted',
    effectClass: 'RAJA',
    effect: standsFor("rank above the family's"),
    source: 'BJ 11',
    forms: [
      plain(
        clause({
          holds: (reading) => risen(reading).length >= 2,
          planets: risen,
          says: (reading) => `${spread(reading, risen(reading))} are exalted and not combust`,
          lacks: () => 'fewer than two planets are exalted and not combust',
        }),
      ),
    ],
  }),
  yoga({
    id: 'parijata',
    name: 'Parijata (Kalpadruma)',
    effectClass: 'RAJA',
    effect: standsFor('lasting prosperity, principle'),
    source: 'BPHS 36, PVR',
    forms: [plain(wellPlaced(L(1)), wellPlaced(D1), wellPlaced(signLord(D1)), wellPlaced(navamsaLord(D1)))],
  }),
];
