import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { cuspalSubLord, cuspOf, occupants } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Carrier, Signature, SignatureGroup } from '../shared/signature.ts';
import { jobOrBusiness } from './job-or-business.ts';
import type { JobOrBusiness } from './job-or-business.ts';
import { rankedSignatures, signature } from '../shared/signature.ts';
import { say } from './career.messages.ts';

export const CAREER_CATEGORIES = [
  'it_software',
  'government',
  'business',
  'military_defence',
  'medicine',
  'law',
  'arts_creative',
  'education_academia',
] as const;
export type CareerCategory = (typeof CAREER_CATEGORIES)[number];

export const SECTOR_CLASSES = ['government', 'private', 'self', 'mixed'] as const;
export type SectorClass = (typeof SECTOR_CLASSES)[number];
export const EMPLOYMENT_MODES = ['employment', 'business', 'mixed'] as const;
type EmploymentMode = (typeof EMPLOYMENT_MODES)[number];

export const CAREER_CARRIERS = [
  'CSL_10',
  'STAR_LORD_OF_CSL_10',
  'CSL_6',
  'CSL_2',
  'OCCUPANT_OF_10',
  'SIGN_LORD_OF_10',
] as const;
export type CareerCarrier = (typeof CAREER_CARRIERS)[number];

const [Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke] = PLANETS;

/** Planets by R20.1, houses by R20.3. */
const source = 'R20.1; R20.3';
export const CAREER_GROUPS: readonly (SignatureGroup & { readonly key: CareerCategory })[] = [
  { key: 'it_software', main: [Me, Ra, Ke], helping: [Sa, Ma], houses: [3, 10], source },
  { key: 'government', main: [Su, Ma], helping: [Sa, Ju], houses: [6, 10, 11], source },
  { key: 'business', main: [Me], helping: [Ve, Ju, Sa], houses: [2, 7, 10, 11], source },
  { key: 'military_defence', main: [Ma], helping: [Su, Sa], houses: [3, 6, 8], source },
  { key: 'medicine', main: [Su, Ju], helping: [Ma, Mo, Ke], houses: [6, 8, 12], source },
  { key: 'law', main: [Ju, Me], helping: [Sa, Ve], houses: [6, 9], source },
  { key: 'arts_creative', main: [Ve, Mo], helping: [Me, Ra], houses: [3, 5], source },
  { key: 'education_academia', main: [Ju, Me], helping: [Su], houses: [4, 9], source },
];

/** Three talents (R20.4). */
export const TALENT_GROUPS = {
  leadership: { main: [Su, Ma], helping: [Ju], houses: [1, 10, 11], source: 'R20.4' },
  technical: { main: [Ma, Sa, Me], helping: [Ra, Ke], houses: [3, 6, 10], source: 'R20.4' },
  creative: { main: [Ve, Mo], helping: [Me, Ra], houses: [3, 5, 11], source: 'R20.4' },
} as const satisfies Readonly<Record<string, SignatureGroup>>;

/** What speaks for the work, a hundred points in all; without an occupant of the tenth its ten go to the star lord. */
export function careerCarriers(chart: Chart): readonly Carrier<CareerCarrier>[] {
  const csl = cuspalSubLord(chart, 10);
  const held = occupants(chart, 10);
  const { starLord } = chart.planets[csl];
  return [
    { carrier: 'CSL_10', planet: csl, weight: 30 },
    held.length === 0
      ? {
          carrier: 'STAR_LORD_OF_CSL_10',
          planet: starLord,
          weight: 40,
          note: say.pointsOfEmptyTenth(),
        }
      : { carrier: 'STAR_LORD_OF_CSL_10', planet: starLord, weight: 30 },
    { carrier: 'CSL_6', planet: cuspalSubLord(chart, 6), weight: 10 },
    { carrier: 'CSL_2', planet: cuspalSubLord(chart, 2), weight: 10 },
    ...held.map((planet): Carrier<CareerCarrier> => ({
      carrier: 'OCCUPANT_OF_10',
      planet,
      weight: 10 / held.length,
    })),
    { carrier: 'SIGN_LORD_OF_10', planet: cuspOf(chart, 10).signLord, weight: 10 },
  ];
}

export interface CareerSignature {
  /** By score, highest first. */
  readonly categories: readonly (Signature<CareerCarrier> & { readonly key: CareerCategory; readonly rank: number })[];
  readonly sectorClass: SectorClass;
  readonly sectorReason: string;
  readonly employmentMode: EmploymentMode;
  readonly talents: Readonly<Record<keyof typeof TALENT_GROUPS, Signature<CareerCarrier>>>;
  /** The first two, where no more than three points part them. */
  readonly closeCall: readonly CareerCategory[];
}

const MODE: Readonly<Record<JobOrBusiness['consensus'], EmploymentMode>> = {
  service: 'employment',
  business: 'business',
  mixed: 'mixed',
  inconclusive: 'mixed',
};

const RULERS_OF_STATE: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];

/** Which broad field the tenth cusp leans to, with sector, mode and talents (R20). Throws out_of_range without Placidus. */
export function careerSignature(chart: Chart): CareerSignature {
  const carriers = careerCarriers(chart);
  const categories = rankedSignatures(chart, carriers, CAREER_GROUPS);
  const employmentMode = MODE[jobOrBusiness(chart).consensus];
  const [first, second] = categories;
  return {
    categories,
    ...sectorOf(
      chart,
      categories.slice(0, 2).map(({ key }) => key),
      employmentMode,
    ),
    employmentMode,
    talents: {
      leadership: signature(chart, carriers, TALENT_GROUPS.leadership),
      technical: signature(chart, carriers, TALENT_GROUPS.technical),
      creative: signature(chart, carriers, TALENT_GROUPS.creative),
    },
    closeCall:
      first !== undefined && second !== undefined && first.score - second.score <= 3 ? [first.key, second.key] : [],
  };
}

function sectorOf(
  chart: Chart,
  firstTwo: readonly CareerCategory[],
  mode: EmploymentMode,
): Pick<CareerSignature, 'sectorClass' | 'sectorReason'> {
  const csl = cuspalSubLord(chart, 10);
  const { starLord } = chart.planets[csl];
  const ownWork = verdictOf(chart, natalEvent('self_employment'));
  const self = mode === 'business' && ownWork.side === 'yes';
  const leading = firstTwo.includes('government');
  const rulers = [...new Set([csl, starLord])].filter((planet) => RULERS_OF_STATE.includes(planet));
  const state = leading && rulers.length > 0;
  const sectorClass = self && state ? 'mixed' : self ? 'self' : state ? 'government' : 'private';
  return {
    sectorClass,
    sectorReason: [
      say.governmentLeads({ leading }),
      say.starLordOfTenth({ csl, ownStar: starLord === csl, starLord }),
      say.rulersOfState({ rulers }),
      say.sector({ mode, ownWork: ownWork.side, sector: sectorClass }),
    ].join(' '),
  };
}
