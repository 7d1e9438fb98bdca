import type { Chart } from '../../chart/chart.ts';
import { principal } from '../../kp/kernel/house-significators.ts';
import { cuspalSubLord, cuspOf, occupants, owner } from '../../chart/placement.ts';
import { kthSign } from '../../parashari/base/frame.ts';
import { vargaSign } from '../../parashari/vargas/vargas.ts';
import { separation } from '../../base/angles.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { meridian } from './meridian.ts';
import { planetField } from './planet-fields.ts';
import { housesByLevel, workTemper } from './profession.ts';
import { say } from './work.messages.ts';

export const PROFESSION_INDICATORS = [
  'MERIDIAN_SIGN_LORD',
  'MERIDIAN_STAR_LORD',
  'MERIDIAN_SUB_LORD',
  'MERIDIAN_PAIR',
  'NEAREST_TO_CUSP_10',
  'OCCUPANTS_OF_10',
  'OWNER_OF_10',
  'CSL_10',
  'STAR_LORD_OF_CSL_10',
  'CSL_6',
  'CSL_2',
  'PRINCIPAL_OF_2',
  'PRINCIPAL_OF_6',
  'PRINCIPAL_OF_10',
  'RUNNING_MD_LORD',
  'MERIDIAN_SIGN',
  'NAVAMSA_FROM_LAGNA',
  'NAVAMSA_FROM_MOON',
  'NAVAMSA_FROM_SUN',
] as const;
type ProfessionIndicatorId = (typeof PROFESSION_INDICATORS)[number];

interface ProfessionIndicator {
  readonly id: ProfessionIndicatorId;
  readonly planets: readonly Planet[];
  readonly field: string;
  readonly houses?: readonly House[];
  readonly source: string;
  /** False: a rule from outside KP, not counted. */
  readonly kp: boolean;
}

export interface ProfessionIndicators {
  readonly indicators: readonly ProfessionIndicator[];
  /** How many KP rows name each planet, most first. */
  readonly frequency: readonly { readonly planet: Planet; readonly count: number }[];
  readonly leadingPlanet: Planet;
  readonly leadingField: string;
}

/** Degrees within which a planet counts as near the tenth cusp. */
const NEAR = 10;
const NAMED_HOUSES = 3;

function row(id: ProfessionIndicatorId, planets: readonly Planet[], source = 'KPR2; R20.1'): ProfessionIndicator {
  const field = planets.map((planet) => say.planetFact({ planet, field: planetField(planet) })).join('; ');
  return { id, planets, field: field || 'none', source, kp: true };
}

function nearestToCusp(chart: Chart): readonly Planet[] {
  const { longitude } = cuspOf(chart, 10);
  const [nearest] = PLANETS.map((planet) => ({ planet, arc: separation(chart.planets[planet].longitude, longitude) }))
    .filter(({ arc }) => arc <= NEAR)
    .sort((a, b) => a.arc - b.arc);
  return nearest === undefined ? [] : [nearest.planet];
}

/** Sign lord of the navamsa of the lord of the tenth sign from a place (BJ 10). */
function navamsaRow(chart: Chart, id: ProfessionIndicatorId, fromSign: number): ProfessionIndicator {
  const lord = signLordOf(kthSign(fromSign, 10));
  const planet = signLordOf(vargaSign('D9', chart.planets[lord].longitude));
  return { ...row(id, [planet], 'BJ 10'), kp: false };
}

/**
 * Every pointer to the profession without a verdict (R20.1, KPR3p; three rows of Brihat Jataka beside). The lord of the
 * running mahadasha is null where none runs. Throws out_of_range without Placidus.
 */
export function professionIndicators(chart: Chart, runningMd: Planet | null): ProfessionIndicators {
  const lords = meridian(chart);
  const csl = lords.subLord;
  const { starLord } = chart.planets[csl];
  const houses = housesByLevel(chart, csl).slice(0, NAMED_HOUSES);
  const indicators: readonly ProfessionIndicator[] = [
    row('MERIDIAN_SIGN_LORD', [lords.signLord]),
    row('MERIDIAN_STAR_LORD', [lords.starLord]),
    row('MERIDIAN_SUB_LORD', [csl]),
    { ...row('MERIDIAN_PAIR', [...new Set(lords.pair)], lords.pairSource), field: lords.pairField },
    row('NEAREST_TO_CUSP_10', nearestToCusp(chart)),
    row('OCCUPANTS_OF_10', occupants(chart, 10)),
    row('OWNER_OF_10', [owner(chart, 10)]),
    {
      ...row('CSL_10', [csl], 'KPR3p'),
      field: houses.map((house) => say.houseField({ house, work: say.houseWork({ house }) })).join('; '),
      houses,
    },
    row('STAR_LORD_OF_CSL_10', [starLord]),
    row('CSL_6', [cuspalSubLord(chart, 6)]),
    row('CSL_2', [cuspalSubLord(chart, 2)]),
    row('PRINCIPAL_OF_2', [principal(chart, 2)], 'R5.2; R20.1'),
    row('PRINCIPAL_OF_6', [principal(chart, 6)], 'R5.2; R20.1'),
    row('PRINCIPAL_OF_10', [principal(chart, 10)], 'R5.2; R20.1'),
    row('RUNNING_MD_LORD', runningMd === null ? [] : [runningMd], 'R13.1; R20.1'),
    { ...row('MERIDIAN_SIGN', [], 'KPR2'), field: workTemper(chart) },
    navamsaRow(chart, 'NAVAMSA_FROM_LAGNA', chart.ascendant.signIndex),
    navamsaRow(chart, 'NAVAMSA_FROM_MOON', chart.planets.Moon.signIndex),
    navamsaRow(chart, 'NAVAMSA_FROM_SUN', chart.planets.Sun.signIndex),
  ];
  // Planets that are named equally often go in this order.
  const precedence = [csl, starLord, lords.starLord, ...PLANETS];
  const frequency = PLANETS.map((planet) => ({
    planet,
    count: indicators.filter(({ kp, planets }) => kp && planets.includes(planet)).length,
  })).sort((a, b) => b.count - a.count || precedence.indexOf(a.planet) - precedence.indexOf(b.planet));
  const leadingPlanet = frequency[0]?.planet ?? csl;
  return { indicators, frequency, leadingPlanet, leadingField: planetField(leadingPlanet) };
}
