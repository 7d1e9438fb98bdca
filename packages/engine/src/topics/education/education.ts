import type { KpPromise } from '../../kp/promise/promise.ts';
import { rankedSignatures } from '../shared/signature.ts';
import type { Carrier, Signature, SignatureGroup } from '../shared/signature.ts';
import type { Chart } from '../../chart/chart.ts';
import { levelInWords } from '../../kp/kernel/level-words.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { judgedGroup } from '../../events/resolve.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise, verdictOf } from '../../kp/promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { say } from './education.messages.ts';

export const STUDY_TRACKS = [
  'science_engineering',
  'medicine',
  'commerce_finance',
  'law',
  'arts_humanities',
  'computing_mathematics',
  'teaching_research',
] as const;
export type StudyTrack = (typeof STUDY_TRACKS)[number];
export const STUDY_LEVELS = ['RESEARCH', 'HIGHER', 'BASIC', 'INTERRUPTED', 'WEAK'] as const;
export type StudyLevel = (typeof STUDY_LEVELS)[number];
export const SCHOLARSHIP_LIKELIHOODS = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type ScholarshipLikelihood = (typeof SCHOLARSHIP_LIKELIHOODS)[number];
export const EXAM_KINDS = ['any', 'board', 'competitive', 'professional'] as const;
export type ExamKind = (typeof EXAM_KINDS)[number];

export const STUDY_CARRIERS = [
  'CSL_4',
  'CSL_9',
  'STAR_LORD_OF_CSL_4',
  'STAR_LORD_OF_CSL_9',
  'MERCURY',
  'JUPITER',
] as const;
export type StudyCarrier = (typeof STUDY_CARRIERS)[number];

const [Su, Mo, Ma, Me, Ju, Ve, Sa, Ra, Ke] = PLANETS;

/** Planets by R20.1, houses by R20.3 and R10. */
const source = 'R10; R20.1; R20.3';
const STUDY_GROUPS: readonly (SignatureGroup & { readonly key: StudyTrack })[] = [
  { key: 'science_engineering', main: [Ma, Sa], helping: [Me, Su], houses: [3, 4, 10], source },
  { key: 'medicine', main: [Su, Ju], helping: [Ma, Ke, Mo], houses: [6, 8, 12], source },
  { key: 'commerce_finance', main: [Me, Ju], helping: [Ve], houses: [2, 7, 11], source },
  { key: 'law', main: [Ju, Me], helping: [Sa], houses: [6, 9], source },
  { key: 'arts_humanities', main: [Ve, Mo], helping: [Me, Ju], houses: [3, 5], source },
  { key: 'computing_mathematics', main: [Me, Ke], helping: [Ra, Sa], houses: [3, 10], source },
  { key: 'teaching_research', main: [Ju, Sa], helping: [Me], houses: [4, 9, 12], source },
];

/** What speaks for a course of study, a hundred points in all. */
export function studyCarriers(chart: Chart): readonly Carrier<StudyCarrier>[] {
  const [fourth, ninth] = [cuspalSubLord(chart, 4), cuspalSubLord(chart, 9)];
  return [
    { carrier: 'CSL_4', planet: fourth, weight: 25 },
    { carrier: 'CSL_9', planet: ninth, weight: 25 },
    { carrier: 'STAR_LORD_OF_CSL_4', planet: chart.planets[fourth].starLord, weight: 15 },
    { carrier: 'STAR_LORD_OF_CSL_9', planet: chart.planets[ninth].starLord, weight: 15 },
    { carrier: 'MERCURY', planet: 'Mercury', weight: 10 },
    { carrier: 'JUPITER', planet: 'Jupiter', weight: 10 },
  ];
}

/** The seven courses by score (a service extension). Throws out_of_range without Placidus. */
export const studyTracks = (
  chart: Chart,
): readonly (Signature<StudyCarrier> & { readonly key: StudyTrack; readonly rank: number })[] =>
  rankedSignatures(chart, studyCarriers(chart), STUDY_GROUPS);

/** The rule that decided the level, with the sub lords of the fourth and the ninth cusp that it rests on. */
export function studyLevelReason(chart: Chart): string {
  const of = (key: string): KpPromise => promise(chart, natalEvent(key));
  const level = studyLevel(chart);
  const broken = of('education_break').side === 'yes' && level !== 'INTERRUPTED';
  return [
    ...levelSentences(chart, level, {
      broken: of('education_break'),
      research: of('research'),
      higher: of('higher_education'),
      school: of('school'),
    }),
    ...(broken ? [say.breakToo()] : []),
  ].join(' ');
}

const levelOf = (chart: Chart, { csl, required, bestRequiredLevel }: KpPromise): string =>
  bestRequiredLevel === null ? 'none' : levelInWords(chart, csl, required);

function levelSentences(
  chart: Chart,
  level: StudyLevel,
  { broken, research, higher, school }: Readonly<Record<'broken' | 'research' | 'higher' | 'school', KpPromise>>,
): readonly string[] {
  const { csl: fourth } = school;
  const { csl: ninth } = higher;
  const higherSaid = say.higherSide({ csl: ninth, side: higher.side });
  switch (level) {
    case 'INTERRUPTED':
      return [
        say.breakOutranks({ csl: fourth, breakLevel: levelOf(chart, broken), schoolLevel: levelOf(chart, school) }),
      ];
    case 'RESEARCH':
      return [say.research({ csl: ninth })];
    case 'HIGHER':
      return [say.higher({ csl: ninth, research: research.side })];
    case 'BASIC':
      return [say.school({ csl: fourth }), higherSaid];
    case 'WEAK':
      return [say.schoolSide({ csl: fourth, side: school.side }), higherSaid];
  }
}

/** How far study goes: a break that outranks school first, then the highest level promised (R10). */
export function studyLevel(chart: Chart): StudyLevel {
  const school = promise(chart, natalEvent('school'));
  const broken = promise(chart, natalEvent('education_break'));
  const higher = promise(chart, natalEvent('higher_education'));
  if (broken.verdict === 'ACTIVE' && (broken.bestRequiredLevel ?? 9) < (school.bestRequiredLevel ?? 9))
    return 'INTERRUPTED';
  if (verdictOf(chart, natalEvent('research')).side === 'yes' && higher.verdict === 'ACTIVE') return 'RESEARCH';
  if (higher.side === 'yes') return 'HIGHER';
  return school.side === 'yes' ? 'BASIC' : 'WEAK';
}

/** The promise of a scholarship (R10) in three steps. Throws out_of_range without Placidus. */
export function scholarshipLikelihood(chart: Chart): ScholarshipLikelihood {
  const { verdict } = verdictOf(chart, natalEvent('scholarship'));
  if (verdict === 'ACTIVE') return 'HIGH';
  return verdict === 'MIXED_ACTIVE' || verdict === 'PARTIALLY_ACTIVE' ? 'MEDIUM' : 'LOW';
}

/** A professional paper: study, rivals and its end in office (judged from cusp 6). */
const PROFESSIONAL_EXAM: JudgedEvent = {
  ...judgedGroup([6, 4, 9, 10, 11], { denial: [3, 5, 8] }),
  label: 'Professional examination (4, 6, 9, 10, 11)',
  ages: natalEvent('competitive_exam').ages,
};

/** The matter an examination is judged and timed on (R10). */
export function examEvent(exam: ExamKind): JudgedEvent {
  switch (exam) {
    case 'any':
    case 'board':
      return natalEvent('exam_success');
    case 'competitive':
      return natalEvent('competitive_exam');
    case 'professional':
      return PROFESSIONAL_EXAM;
  }
}
