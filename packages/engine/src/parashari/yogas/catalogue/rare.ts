import type { House } from '../../../zodiac/names.ts';
import { countSigns } from '../../base/frame.ts';
import { aside, clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, navamsaLord, planetOf, signLord, spread, placesInWords } from '../who.ts';
import type { Who } from '../who.ts';
import { aspectsTheHouse, membersIn, someIn } from '../vocabulary/company.ts';
import { exalted, inFriendsSign, inMoolatrikona, inSignOf, isDignified, strong } from '../vocabulary/dignities.ts';
import { ascendantIs, countedFrom, inHouse, KENDRA, TRIKONA } from '../vocabulary/places.ts';
import { exchange, together, withOrAspectedBy, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { form, standsFor, plain, yoga } from '../yoga.ts';
import type { EffectClass, Form, Yoga } from '../yoga.ts';

const OLD = 'BPHS 36';
const LATER = 'TH, PVR';

const row = (
  id: string,
  name: string,
  what: string,
  effectClass: EffectClass,
  source: string,
  ...forms: readonly [Form, ...Form[]]
): Yoga => yoga({ id, name, effectClass, effect: standsFor(what), source, forms });

/** A benefic of these houses that stands with dignity in each of them. */
const beneficsWithDignity = (houses: readonly House[], friends: boolean): readonly Clause[] =>
  houses.map((house) => {
    const found = (reading: Reading) =>
      membersIn(reading, 'benefic', [house]).filter(
        (planet) => isDignified(reading, planet) || (friends && inFriendsSign(reading, planet)),
      );
    return clause({
      holds: (reading) => found(reading).length > 0,
      planets: found,
      says: (reading) => `${placesInWords(reading, found(reading))}, well placed by sign`,
      lacks: () => `no benefic is well placed by sign in house ${house}`,
    });
  });

/** In a sign of a great friend. */
const greatlyBefriended = (who: Who): Clause =>
  clause({
    holds: (reading) => reading.dignities[planetOf(reading, who)] === 'GREAT_FRIEND',
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => `${named(reading, who)} is in a great friend's sign`,
    lacks: (reading) => `${named(reading, who)} is not in a great friend's sign`,
  });

/** Exalted, and with another. */
const exaltedWith = (who: Who, other: Who): Clause => {
  const [high, near] = [exalted(who), together(who, other)];
  return {
    holds: (reading) => high.holds(reading) && near.holds(reading),
    planets: near.planets,
    says: (reading) => near.says(reading).replace(/\.$/, ', and exalted.'),
    lacks: (reading) => (high.holds(reading) ? near.lacks(reading) : high.lacks(reading)),
  };
};

/** A benefic in each of these signs from somebody. */
const beneficsFrom = (base: Who, ...counts: readonly House[]): Form =>
  plain(...counts.map((count) => someIn('benefic', [count], base)));

const isWaxing: Clause = clause({
  holds: ({ chart }) => (chart.planets.Moon.longitude - chart.planets.Sun.longitude + 360) % 360 < 180,
  says: () => 'the Moon is waxing',
  lacks: () => 'the Moon is waning',
});

const byDay: Clause = clause({
  holds: (reading) => reading.day().dayBirth,
  says: () => 'the birth is by day',
  lacks: () => 'the birth is by night',
});

/** Three planets in three signs that are 5th and 9th from each other. */
const inTrine: Clause = clause({
  holds: ({ signs }) => {
    const counts = [countSigns(signs.Sun, signs.Moon), countSigns(signs.Sun, signs.Mars)];
    return counts.includes(5) && counts.includes(9);
  },
  planets: () => ['Sun', 'Moon', 'Mars'],
  says: (reading) => `${spread(reading, ['Sun', 'Moon', 'Mars'])} are in trines to each other`,
  lacks: () => 'the Sun, the Moon and Mars are not in trines to each other',
});

const WITH_OR_TRINE = TRIKONA;

/** Catalogue 2, first stretch. */
export const RARE_YOGAS: readonly Yoga[] = [
  row(
    'matsya',
    'Matsya',
    'insight, kindness',
    'CHARACTER',
    OLD,
    plain(
      someIn('benefic', [1]),
      someIn('benefic', [9]),
      someIn('benefic', [5]),
      someIn('malefic', [5]),
      someIn('malefic', [4]),
      someIn('malefic', [8]),
    ),
  ),
  row(
    'kurma',
    'Kurma',
    'leadership, helpfulness',
    'CHARACTER',
    'a BPHS 36; b TH',
    form('a', ...beneficsWithDignity([5, 6, 7], true)),
    form('b', ...beneficsWithDignity([1, 3, 11], false)),
  ),
  row(
    'kusuma',
    'Kusuma',
    'charity, headship of the family',
    'RAJA',
    'a BPHS 36; b TH',
    form(
      'a',
      ascendantIs('fixed'),
      inHouse('Venus', KENDRA),
      inHouse('Moon', TRIKONA),
      withOrAspectedByBenefic('Moon'),
      inHouse('Saturn', [10]),
    ),
    form('b', inHouse('Jupiter', [1]), inHouse('Moon', [7]), countedFrom('Sun', [8], 'Moon')),
  ),
  row(
    'sharada',
    'Sharada',
    'learning and piety',
    'LEARNING',
    OLD,
    form('a', inHouse(L(10), [5]), inHouse('Mercury', KENDRA), strong('Sun'), inSignOf('Sun', 'Sun')),
    form(
      'b',
      either(countedFrom('Jupiter', WITH_OR_TRINE, 'Moon'), countedFrom('Mercury', WITH_OR_TRINE, 'Moon')),
      inHouse('Mars', [11]),
    ),
  ),
  row(
    'pushkala',
    'Pushkala',
    'wealth, eloquence',
    'RAJA',
    'PH, TH; PVR: L1 with the Moon',
    plain(
      together(signLord('Moon'), L(1)),
      either(inHouse(signLord('Moon'), KENDRA), greatlyBefriended(signLord('Moon'))),
      aspectsTheHouse(signLord('Moon'), 1),
      aside(someIn('planet', [1])),
    ),
  ),
  row(
    'gauri',
    'Gauri',
    'good family, virtue',
    'RAJA',
    LATER,
    plain(exalted(navamsaLord(L(10))), inHouse(navamsaLord(L(10)), [10]), together(navamsaLord(L(10)), L(1))),
  ),
  row(
    'bharati',
    'Bharati',
    'scholarship',
    'LEARNING',
    LATER,
    plain(
      either(
        exaltedWith(navamsaLord(L(2)), L(9)),
        exaltedWith(navamsaLord(L(5)), L(9)),
        exaltedWith(navamsaLord(L(11)), L(9)),
      ),
    ),
  ),
  row('garuda', 'Garuda', 'purity, strength', 'CHARACTER', 'TH', plain(exalted(navamsaLord('Moon')), isWaxing, byDay)),
  row(
    'shiva',
    'Shiva',
    'wise leadership',
    'RAJA',
    LATER,
    plain(inHouse(L(5), [9]), inHouse(L(9), [10]), inHouse(L(10), [5])),
  ),
  row(
    'vishnu',
    'Vishnu',
    'fortune, devotion',
    'RAJA',
    LATER,
    plain(inHouse(L(9), [2]), inHouse(L(10), [2]), inHouse(navamsaLord(L(9)), [2])),
  ),
  row(
    'brahma',
    'Brahma',
    'learning, long comfort',
    'LEARNING',
    LATER,
    plain(
      countedFrom('Jupiter', KENDRA, L(9)),
      countedFrom('Venus', KENDRA, L(11)),
      either(countedFrom('Mercury', KENDRA, L(1)), countedFrom('Mercury', KENDRA, L(10))),
    ),
  ),
  row('hari', 'Hari', 'happiness, learning, family', 'DHANA', `${OLD}, PVR`, beneficsFrom(L(2), 2, 12, 8)),
  row('hara', 'Hara', 'happiness, learning, family', 'DHANA', `${OLD}, PVR`, beneficsFrom(L(7), 4, 9, 8)),
  row(
    'brahma-trimurti',
    'Brahma',
    'happiness, learning, family',
    'DHANA',
    `${OLD}, PVR`,
    beneficsFrom(L(1), 4, 10, 11),
  ),
  row('trilochana', 'Trilochana', 'success over rivals', 'RAJA', 'PVR', plain(inTrine)),
  row(
    'amsavatara',
    'Amsavatara',
    'unstained name',
    'RAJA',
    'PVR',
    plain(inHouse('Jupiter', KENDRA), inHouse('Venus', KENDRA), exalted('Saturn'), inHouse('Saturn', KENDRA)),
  ),
  row(
    'go',
    'Go',
    'good family, wealth',
    'DHANA',
    'PVR',
    plain(inMoolatrikona('Jupiter'), together('Jupiter', L(2)), exalted(L(1))),
  ),
  row('chapa-raja', 'Chapa', 'trust of rulers', 'RAJA', 'PVR', plain(exchange(L(4), L(10)), exalted(L(1)))),
  row(
    'gandharva',
    'Gandharva',
    'fine arts',
    'LEARNING',
    LATER,
    plain(inHouse(L(10), [3, 7, 11]), withOrAspectedBy(L(1), 'Jupiter'), exalted('Sun'), inHouse('Moon', [9])),
  ),
  row('indra', 'Indra', 'boldness, fame', 'RAJA', LATER, plain(exchange(L(5), L(11)), inHouse('Moon', [5]))),
  row(
    'ravi',
    'Ravi',
    'science, respect',
    'RAJA',
    LATER,
    plain(inHouse('Sun', [10]), inHouse(L(10), [3]), together(L(10), 'Saturn')),
  ),
  row(
    'vidyut',
    'Vidyut',
    'pleasures, giving',
    'DHANA',
    LATER,
    plain(exalted(L(11)), together(L(11), 'Venus'), countedFrom(L(11), KENDRA, L(1))),
  ),
];
