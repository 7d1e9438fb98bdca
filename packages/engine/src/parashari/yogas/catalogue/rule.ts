import { inWords } from '../../../base/words.ts';
import { GRAHAS, HOUSES } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { planetInWords } from '../../../zodiac/planet-words.ts';
import { dignityOf } from '../../base/dignity.ts';
import { nthFrom } from '../../../zodiac/house-math.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { L, navamsaLord, spread } from '../who.ts';
import { aspectingGrahas, aspectsTheHouse, someIn } from '../vocabulary/company.ts';
import { debilitated, exalted, notCombust, strong } from '../vocabulary/dignities.ts';
import { ascendantIs, countedFrom, inHouse, KENDRA, KENDRA_OR_TRIKONA } from '../vocabulary/places.ts';
import { exchange, together, withOrAspectedBy } from '../vocabulary/ties.ts';
import { standsFor, plain, yoga } from '../yoga.ts';
import type { EffectClass, Form, Yoga } from '../yoga.ts';

const row = (id: string, name: string, effect: string, effectClass: EffectClass, source: string, form: Form): Yoga =>
  yoga({ id, name, effectClass, effect, source, forms: [form] });

const LATER = 'TH, PVR';

/** The first house of seven in a row that hold one planet each, or null. */
function garlandFrom({ houses }: Reading): House | null {
  const held = new Set(GRAHAS.map((planet) => houses[planet]));
  if (held.size !== GRAHAS.length) return null;
  return HOUSES.find((house) => GRAHAS.every((_, step) => held.has(nthFrom(house, step + 1)))) ?? null;
}

const garland: Clause = clause({
  holds: (reading) => garlandFrom(reading) !== null,
  planets: () => GRAHAS,
  says: (reading) => `each of seven houses in a row from house ${garlandFrom(reading)} holds one planet`,
  lacks: () => 'the seven planets do not stand one by one in seven houses in a row',
});

const isVargottama: Clause = clause({
  holds: ({ signs, navamsas }) => signs.Moon === navamsas.Moon,
  planets: () => ['Moon'],
  says: () => 'the Moon is vargottama',
  lacks: () => 'the Moon is not vargottama',
});

const manyLookAtTheMoon: Clause = clause({
  holds: (reading) => aspectingGrahas(reading, 'Moon').length >= 4,
  says: (reading) => `the Moon is aspected by ${inWords(aspectingGrahas(reading, 'Moon').map(planetInWords))}`,
  lacks: () => 'fewer than four planets aspect the Moon',
});

/** Exalted or in their moolatrikona, by degree. */
const dignifiedByDegree = ({ chart }: Reading): readonly Planet[] =>
  GRAHAS.filter((planet) => ['EXALTED', 'MOOLATRIKONA'].includes(dignityOf(chart, planet)));

const fourInDignity: Clause = clause({
  holds: (reading) => dignifiedByDegree(reading).length >= 4,
  planets: dignifiedByDegree,
  says: (reading) => `${spread(reading, dignifiedByDegree(reading))} are exalted or in their moolatrikona`,
  lacks: () => 'fewer than four planets are exalted or in their moolatrikona',
});

const EFFORT: readonly House[] = [3, 6, 11];

const every = (kind: 'benefics' | 'malefics', houses: readonly House[], place: string): Clause =>
  clause({
    holds: (reading) => reading[kind].every((planet) => houses.includes(reading.houses[planet])),
    planets: (reading) => reading[kind],
    says: (reading) => `all ${kind} are in ${place}, which are ${spread(reading, reading[kind])}`,
    lacks: () => `not all ${kind} are in ${place}`,
  });

const blessed = (house: 4 | 10): Clause => withOrAspectedBy(L(house), L(5), L(9));

/** Catalogue 2, second stretch: mostly of rule and rank. */
export const RULE_YOGAS: readonly Yoga[] = [
  row(
    'mukuta',
    'Mukuta',
    standsFor('hard leadership'),
    'RAJA',
    LATER,
    plain(countedFrom('Jupiter', [9], L(9)), someIn('benefic', [9], 'Jupiter'), inHouse('Saturn', [10])),
  ),
  row('jaya', 'Jaya', standsFor('success over opposition'), 'RAJA', LATER, plain(debilitated(L(6)), exalted(L(10)))),
  row(
    'chandika',
    'Chandika',
    standsFor('force, charity'),
    'RAJA',
    LATER,
    plain(
      ascendantIs('fixed'),
      aspectsTheHouse(L(6), 1),
      together('Sun', navamsaLord(L(6))),
      together('Sun', navamsaLord(L(9))),
    ),
  ),
  row(
    'budha',
    'Budha',
    standsFor('strength, shrewdness'),
    'RAJA',
    'TH',
    plain(
      inHouse('Jupiter', [1]),
      inHouse('Moon', KENDRA),
      countedFrom('Rahu', [2], 'Moon'),
      countedFrom('Sun', [3], 'Rahu'),
      countedFrom('Mars', [3], 'Rahu'),
    ),
  ),
  row(
    'maruta',
    'Maruta',
    standsFor('trade, means'),
    'DHANA',
    'TH',
    plain(
      countedFrom('Jupiter', [5, 9], 'Venus'),
      countedFrom('Moon', [5], 'Jupiter'),
      countedFrom('Sun', KENDRA, 'Moon'),
    ),
  ),
  row(
    'lakshmi-narayana',
    'Lakshmi Narayana',
    standsFor('comfort with learning'),
    'DHANA',
    '[K]',
    plain(
      together('Mercury', 'Venus'),
      inHouse('Mercury', KENDRA_OR_TRIKONA),
      notCombust('Mercury'),
      notCombust('Venus'),
    ),
  ),
  row(
    'shubhamala',
    'Shubha mala',
    standsFor('public service'),
    'RAJA',
    '[K]',
    plain(someIn('benefic', [5]), someIn('benefic', [6]), someIn('benefic', [7])),
  ),
  row('graha-malika', 'Graha malika', standsFor('a chain of gains by the first house'), 'RAJA', 'TH', plain(garland)),
  row(
    'devendra',
    'Devendra',
    standsFor('leadership, charm'),
    'RAJA',
    LATER,
    plain(ascendantIs('fixed'), exchange(L(1), L(11)), exchange(L(2), L(10))),
  ),
  row(
    'moon-vargottama',
    'Vargottama raja',
    standsFor('rule'),
    'RAJA',
    'PVR',
    plain(strong('Moon'), isVargottama, manyLookAtTheMoon),
  ),
  row('four-dignity', 'Four in dignity', standsFor('a rise from any family'), 'RAJA', 'PVR', plain(fourInDignity)),
  row(
    'ben-kendra-mal-upachaya',
    'Kendra-upachaya',
    standsFor('a rise from any family'),
    'RAJA',
    'PVR',
    plain(every('benefics', KENDRA, 'kendras'), every('malefics', EFFORT, 'houses 3, 6 and 11')),
  ),
  row(
    'l1-l10-exchange',
    'Lagna-karma exchange',
    standsFor('power by own work'),
    'RAJA',
    'PVR',
    plain(exchange(L(1), L(10))),
  ),
  row(
    'l4-l10-trine',
    '4-10 exchange blessed',
    standsFor('property and office'),
    'RAJA',
    'PVR',
    plain(exchange(L(4), L(10)), blessed(4), blessed(10)),
  ),
  row(
    'l5-raja',
    'Fifth lord raja',
    standsFor('authority by merit'),
    'RAJA',
    'PVR',
    plain(inHouse(L(5), [1, 4, 10]), either(together(L(5), L(1)), together(L(5), L(9)))),
  ),
];
