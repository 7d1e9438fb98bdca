import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { levelInWords } from '../../kp/kernel/level-words.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side, Verdict } from '../../kp/promise/promise-verdict.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './foreign.messages.ts';

export const FOREIGN_JOB_VERDICTS = ['LIKELY', 'POSSIBLE', 'WORK_AT_HOME', 'TRAVEL_WITHOUT_JOB', 'UNLIKELY'] as const;
export type ForeignJobVerdict = (typeof FOREIGN_JOB_VERDICTS)[number];

export const HALF_GRADES = ['YES', 'PART', 'NO'] as const;
export type HalfGrade = (typeof HALF_GRADES)[number];

/** Work, or a life abroad: YES when both cusps lean for it, PART when one does, else NO. */
interface Half {
  readonly grade: HalfGrade;
  readonly cusps: readonly CuspLean[];
}

interface HalfCusp {
  readonly cusp: House;
  readonly favourable: readonly House[];
}

/** Service: cusps 10 and 6 (R10). */
const WORK: readonly HalfCusp[] = [
  { cusp: 10, favourable: [2, 6, 10, 11] },
  { cusp: 6, favourable: [2, 6, 10, 11] },
];
const AGAINST_WORK: readonly House[] = [5, 8, 12];
/** Abroad: cusps 12 and 9 (R10). */
const ABROAD: readonly HalfCusp[] = [
  { cusp: 12, favourable: [3, 9, 12] },
  { cusp: 9, favourable: [9, 12] },
];
const AGAINST_ABROAD: readonly House[] = [2, 4, 11];

function half(chart: Chart, cusps: readonly HalfCusp[], against: readonly House[]): Half {
  const leans = cusps.map(({ cusp, favourable }) => cuspLean(chart, cusp, favourable, against));
  const favouring = leans.filter(({ lean }) => lean === 'FOR').length;
  return { grade: favouring === 2 ? 'YES' : favouring === 1 ? 'PART' : 'NO', cusps: leans };
}

/** How service abroad comes about. */
export const ROUTE_CODES = [
  'EMPLOYER_POSTING',
  'PARTNER_OR_AGENT',
  'STUDY_FIRST',
  'OWN_SEARCH',
  'FOREIGN_MARK',
] as const;
type RouteCode = (typeof ROUTE_CODES)[number];

interface Route {
  readonly code: RouteCode;
  readonly reason: string;
}

const ROUTES: readonly { readonly code: Exclude<RouteCode, 'FOREIGN_MARK'>; readonly house: House }[] = [
  { code: 'EMPLOYER_POSTING', house: 6 },
  { code: 'PARTNER_OR_AGENT', house: 7 },
  { code: 'STUDY_FIRST', house: 5 },
  { code: 'OWN_SEARCH', house: 9 },
];

const placeInChain = ({ planet, starLord }: Chain['csl']) =>
  planet === 'Rahu' ? 'SUB_LORD' : starLord === 'Rahu' ? 'STAR_OF_SUB_LORD' : 'SUB_OF_SUB_LORD';

function routesOf(chart: Chart): readonly Route[] {
  const { csl } = chain(chart, 12);
  const found = ROUTES.flatMap(({ code, house }): readonly Route[] => {
    if (level(chart, csl.planet, house) === null) return [];
    const at = levelInWords(chart, csl.planet, [house]);
    return [{ code, reason: say.route({ code, csl: csl.planet, house, level: at }) }];
  });
  if (![csl.planet, csl.starLord, csl.subLord].includes('Rahu')) return found;
  return [...found, { code: 'FOREIGN_MARK', reason: say.foreignMark({ place: placeInChain(csl) }) }];
}

/** The variant of the muhurta program: cusps 2, 5 and 11 on 2, 5, 8 (KPM, R11). */
interface KpmVariant {
  readonly met: boolean;
  readonly cusps: readonly { readonly cusp: House; readonly csl: Planet; readonly contact: Level | null }[];
}

function kpmVariant(chart: Chart): KpmVariant {
  const cusps = ([2, 5, 11] as const).map((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return { cusp, csl, contact: contact(chart, csl, [2, 5, 8]) };
  });
  return { met: cusps.every((row) => row.contact !== null), cusps };
}

export interface ForeignJob {
  readonly verdict: ForeignJobVerdict;
  readonly reason: string;
  readonly work: Half;
  readonly abroad: Half;
  readonly route: readonly Route[];
  readonly kpmVariant: KpmVariant;
}

/** Service abroad: its two halves, the verdict, how it comes and the variant of KPM. Throws out_of_range. */
export function foreignJob(chart: Chart): ForeignJob {
  const work = half(chart, WORK, AGAINST_WORK);
  const abroad = half(chart, ABROAD, AGAINST_ABROAD);
  const job = verdictOf(chart, natalEvent('foreign_job')).verdict;
  const career = verdictOf(chart, natalEvent('career_start')).side;
  const verdict = foreignJobVerdict(work.grade, abroad.grade, job, career);
  return {
    verdict,
    reason: `${halvesInWords(work.grade, abroad.grade)} ${say.jobRule({ rule: ruleOf(verdict, work.grade, abroad.grade, career) })}`,
    work,
    abroad,
    route: routesOf(chart),
    kpmVariant: kpmVariant(chart),
  };
}

/** How far work and a life abroad are supported. */
export const halvesInWords = (work: HalfGrade, abroad: HalfGrade): string => say.halves({ work, abroad });

/** The rule that decided. */
function ruleOf(verdict: ForeignJobVerdict, work: HalfGrade, abroad: HalfGrade, career: Side) {
  if (verdict === 'LIKELY') return work === abroad ? 'LIKELY' : 'LIKELY_BY_PROMISE';
  if (verdict !== 'POSSIBLE' || (work === 'PART' && abroad === 'PART')) return verdict;
  return career === 'no' ? 'WITHOUT_START' : 'NOT_CLEAR';
}

/** The verdict from both halves, the catalogue row and the promise of work, without which nothing is LIKELY. */
export function foreignJobVerdict(
  work: HalfGrade,
  abroad: HalfGrade,
  job: Verdict,
  careerStart: Side,
): ForeignJobVerdict {
  if (work === 'NO' || abroad === 'NO') {
    if (work === 'YES') return 'WORK_AT_HOME';
    return abroad === 'YES' ? 'TRAVEL_WITHOUT_JOB' : 'UNLIKELY';
  }
  const whole = work === 'YES' && abroad === 'YES';
  const part = work === 'PART' && abroad === 'PART';
  const likely = whole || (!part && job === 'ACTIVE');
  return likely && careerStart !== 'no' ? 'LIKELY' : 'POSSIBLE';
}
