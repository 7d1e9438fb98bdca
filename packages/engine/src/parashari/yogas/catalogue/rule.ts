import { GRAHAS, HOUSES } from '../../../zodiac/names.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
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
import { plain, row } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';

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
  says: (reading) => say.garland({ house: garlandFrom(reading) ?? 1 }),
  lacks: say.noGarland,
});

const isVargottama: Clause = clause({
  holds: ({ signs, navamsas }) => signs.Moon === navamsas.Moon,
  planets: () => ['Moon'],
  says: () => say.moonVargottama({ met: true }),
  lacks: () => say.moonVargottama({ met: false }),
});

const manyLookAtTheMoon: Clause = clause({
  holds: (reading) => aspectingGrahas(reading, 'Moon').length >= 4,
  says: (reading) => say.moonAspectedBy({ planets: aspectingGrahas(reading, 'Moon') }),
  lacks: say.fewAspectMoon,
});

/** Exalted or in their moolatrikona, by degree. */
const dignifiedByDegree = ({ chart }: Reading): readonly Planet[] =>
  GRAHAS.filter((planet) => ['EXALTED', 'MOOLATRIKONA'].includes(dignityOf(chart, planet)));

const fourInDignity: Clause = clause({
  holds: (reading) => dignifiedByDegree(reading).length >= 4,
  planets: dignifiedByDegree,
  says: (reading) => say.inDignity({ planets: spread(reading, dignifiedByDegree(reading)) }),
  lacks: say.fewInDignity,
});

const EFFORT: readonly House[] = [3, 6, 11];

const every = (
  kind: 'benefics' | 'malefics',
  houses: readonly House[],
  says: (a: { readonly planets: string }) => string,
  lacks: () => string,
): Clause =>
  clause({
    holds: (reading) => reading[kind].every((planet) => houses.includes(reading.houses[planet])),
    planets: (reading) => reading[kind],
    says: (reading) => says({ planets: spread(reading, reading[kind]) }),
    lacks,
  });

const blessed = (house: 4 | 10): Clause => withOrAspectedBy(L(house), L(5), L(9));

/** Catalogue 2, second stretch: mostly of rule and rank. */
export const RULE_YOGAS: readonly Yoga[] = [
  row(
    'mukuta',
    'Mukuta',
    effects.mukuta,
    'RAJA',
    LATER,
    plain(countedFrom('Jupiter', [9], L(9)), someIn('benefic', [9], 'Jupiter'), inHouse('Saturn', [10])),
  ),
  row('jaya', 'Jaya', effects.jaya, 'RAJA', LATER, plain(debilitated(L(6)), exalted(L(10)))),
  row(
    'chandika',
    'Chandika',
    effects.chandika,
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
    effects.budha,
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
    effects.maruta,
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
    effects.lakshmiNarayana,
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
    effects.shubhamala,
    'RAJA',
    '[K]',
    plain(someIn('benefic', [5]), someIn('benefic', [6]), someIn('benefic', [7])),
  ),
  row('graha-malika', 'Graha malika', effects.grahaMalika, 'RAJA', 'TH', plain(garland)),
  row(
    'devendra',
    'Devendra',
    effects.devendra,
    'RAJA',
    LATER,
    plain(ascendantIs('fixed'), exchange(L(1), L(11)), exchange(L(2), L(10))),
  ),
  row(
    'moon-vargottama',
    'Vargottama raja',
    effects.moonVargottama,
    'RAJA',
    'PVR',
    plain(strong('Moon'), isVargottama, manyLookAtTheMoon),
  ),
  row('four-dignity', 'Four in dignity', effects.fourDignity, 'RAJA', 'PVR', plain(fourInDignity)),
  row(
    'ben-kendra-mal-upachaya',
    'Kendra-upachaya',
    effects.benKendraMalUpachaya,
    'RAJA',
    'PVR',
    plain(
      every('benefics', KENDRA, say.allBeneficsInKendras, say.notAllBeneficsInKendras),
      every('malefics', EFFORT, say.allMaleficsInEffort, say.notAllMaleficsInEffort),
    ),
  ),
  row('l1-l10-exchange', 'Lagna-karma exchange', effects.l1L10Exchange, 'RAJA', 'PVR', plain(exchange(L(1), L(10)))),
  row(
    'l4-l10-trine',
    '4-10 exchange blessed',
    effects.l4L10Trine,
    'RAJA',
    'PVR',
    plain(exchange(L(4), L(10)), blessed(4), blessed(10)),
  ),
  row(
    'l5-raja',
    'Fifth lord raja',
    effects.l5Raja,
    'RAJA',
    'PVR',
    plain(inHouse(L(5), [1, 4, 10]), either(together(L(5), L(1)), together(L(5), L(9)))),
  ),
];
