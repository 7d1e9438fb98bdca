import type { House } from '../../../zodiac/names.ts';
import { countSigns } from '../../base/frame.ts';
import { aside, clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, named, navamsaLord, placeOf, planetOf, signLord, spread, placesInWords } from '../who.ts';
import type { Who } from '../who.ts';
import { aspectsTheHouse, membersIn, someIn } from '../vocabulary/company.ts';
import { exalted, inFriendsSign, inMoolatrikona, inSignOf, isDignified, strong } from '../vocabulary/dignities.ts';
import { ascendantIs, countedFrom, inHouse, KENDRA, TRIKONA } from '../vocabulary/places.ts';
import { exchange, together, withOrAspectedBy, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { form, plain, row } from '../yoga.ts';
import type { Form, Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';

const OLD = 'BPHS 36';
const LATER = 'TH, PVR';

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
      says: (reading) => say.wellPlacedBySign({ places: placesInWords(reading, found(reading)) }),
      lacks: () => say.noBeneficWellPlaced({ house }),
    });
  });

/** In a sign of a great friend. */
const greatlyBefriended = (who: Who): Clause =>
  clause({
    holds: (reading) => reading.dignities[planetOf(reading, who)] === 'GREAT_FRIEND',
    planets: (reading) => [planetOf(reading, who)],
    says: (reading) => say.inGreatFriendsSign({ who: named(reading, who), met: true }),
    lacks: (reading) => say.inGreatFriendsSign({ who: named(reading, who), met: false }),
  });

/** Exalted, and with another. */
const exaltedWith = (who: Who, other: Who): Clause => {
  const [high, near] = [exalted(who), together(who, other)];
  return {
    holds: (reading) => high.holds(reading) && near.holds(reading),
    planets: near.planets,
    says: (reading) =>
      say.exaltedTogether({
        who: named(reading, who),
        other: named(reading, other),
        ...placeOf(reading, planetOf(reading, who)),
      }),
    lacks: (reading) => (high.holds(reading) ? near.lacks(reading) : high.lacks(reading)),
  };
};

/** A benefic in each of these signs from somebody. */
const beneficsFrom = (base: Who, ...counts: readonly House[]): Form =>
  plain(...counts.map((count) => someIn('benefic', [count], base)));

const isWaxing: Clause = clause({
  holds: ({ chart }) => (chart.planets.Moon.longitude - chart.planets.Sun.longitude + 360) % 360 < 180,
  says: () => say.moonPhase({ waxing: true }),
  lacks: () => say.moonPhase({ waxing: false }),
});

const byDay: Clause = clause({
  holds: (reading) => reading.day().dayBirth,
  says: () => say.birthBy({ day: true }),
  lacks: () => say.birthBy({ day: false }),
});

/** Three planets in three signs that are 5th and 9th from each other. */
const inTrine: Clause = clause({
  holds: ({ signs }) => {
    const counts = [countSigns(signs.Sun, signs.Moon), countSigns(signs.Sun, signs.Mars)];
    return counts.includes(5) && counts.includes(9);
  },
  planets: () => ['Sun', 'Moon', 'Mars'],
  says: (reading) => say.inTrines({ planets: spread(reading, ['Sun', 'Moon', 'Mars']) }),
  lacks: say.notInTrines,
});

const WITH_OR_TRINE = TRIKONA;

/** Catalogue 2, first stretch. */
export const RARE_YOGAS: readonly Yoga[] = [
  row(
    'matsya',
    'Matsya',
    effects.matsya,
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
    effects.kurma,
    'CHARACTER',
    'a BPHS 36; b TH',
    form('a', ...beneficsWithDignity([5, 6, 7], true)),
    form('b', ...beneficsWithDignity([1, 3, 11], false)),
  ),
  row(
    'kusuma',
    'Kusuma',
    effects.kusuma,
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
    effects.sharada,
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
    effects.pushkala,
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
    effects.gauri,
    'RAJA',
    LATER,
    plain(exalted(navamsaLord(L(10))), inHouse(navamsaLord(L(10)), [10]), together(navamsaLord(L(10)), L(1))),
  ),
  row(
    'bharati',
    'Bharati',
    effects.bharati,
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
  row('garuda', 'Garuda', effects.garuda, 'CHARACTER', 'TH', plain(exalted(navamsaLord('Moon')), isWaxing, byDay)),
  row(
    'shiva',
    'Shiva',
    effects.shiva,
    'RAJA',
    LATER,
    plain(inHouse(L(5), [9]), inHouse(L(9), [10]), inHouse(L(10), [5])),
  ),
  row(
    'vishnu',
    'Vishnu',
    effects.vishnu,
    'RAJA',
    LATER,
    plain(inHouse(L(9), [2]), inHouse(L(10), [2]), inHouse(navamsaLord(L(9)), [2])),
  ),
  row(
    'brahma',
    'Brahma',
    effects.brahma,
    'LEARNING',
    LATER,
    plain(
      countedFrom('Jupiter', KENDRA, L(9)),
      countedFrom('Venus', KENDRA, L(11)),
      either(countedFrom('Mercury', KENDRA, L(1)), countedFrom('Mercury', KENDRA, L(10))),
    ),
  ),
  row('hari', 'Hari', effects.hari, 'DHANA', `${OLD}, PVR`, beneficsFrom(L(2), 2, 12, 8)),
  row('hara', 'Hara', effects.hara, 'DHANA', `${OLD}, PVR`, beneficsFrom(L(7), 4, 9, 8)),
  row('brahma-trimurti', 'Brahma', effects.brahmaTrimurti, 'DHANA', `${OLD}, PVR`, beneficsFrom(L(1), 4, 10, 11)),
  row('trilochana', 'Trilochana', effects.trilochana, 'RAJA', 'PVR', plain(inTrine)),
  row(
    'amsavatara',
    'Amsavatara',
    effects.amsavatara,
    'RAJA',
    'PVR',
    plain(inHouse('Jupiter', KENDRA), inHouse('Venus', KENDRA), exalted('Saturn'), inHouse('Saturn', KENDRA)),
  ),
  row(
    'go',
    'Go',
    effects.go,
    'DHANA',
    'PVR',
    plain(inMoolatrikona('Jupiter'), together('Jupiter', L(2)), exalted(L(1))),
  ),
  row('chapa-raja', 'Chapa', effects.chapaRaja, 'RAJA', 'PVR', plain(exchange(L(4), L(10)), exalted(L(1)))),
  row(
    'gandharva',
    'Gandharva',
    effects.gandharva,
    'LEARNING',
    LATER,
    plain(inHouse(L(10), [3, 7, 11]), withOrAspectedBy(L(1), 'Jupiter'), exalted('Sun'), inHouse('Moon', [9])),
  ),
  row('indra', 'Indra', effects.indra, 'RAJA', LATER, plain(exchange(L(5), L(11)), inHouse('Moon', [5]))),
  row(
    'ravi',
    'Ravi',
    effects.ravi,
    'RAJA',
    LATER,
    plain(inHouse('Sun', [10]), inHouse(L(10), [3]), together(L(10), 'Saturn')),
  ),
  row(
    'vidyut',
    'Vidyut',
    effects.vidyut,
    'DHANA',
    LATER,
    plain(exalted(L(11)), together(L(11), 'Venus'), countedFrom(L(11), KENDRA, L(1))),
  ),
];
