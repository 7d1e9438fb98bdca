import { capitalised } from '@cuspal/engine/base/words';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { natalEvent } from '@cuspal/engine/events/natal';
import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { ScholarshipLikelihood, StudyLevel, StudyTrack } from '@cuspal/engine/topics/education/education';
import type { StudyAbroadVerdict } from '@cuspal/engine/topics/education/study-abroad';
import { answerWithin, type TopicWindows } from '@cuspal/tool-kit';

const TRACK_IN_WORDS: Readonly<Record<StudyTrack, string>> = {
  science_engineering: 'science or engineering',
  medicine: 'medicine',
  commerce_finance: 'commerce or finance',
  law: 'law',
  arts_humanities: 'the arts or humanities',
  computing_mathematics: 'computing or mathematics',
  teaching_research: 'teaching or research',
};

const LEVEL_IN_WORDS: Readonly<Record<StudyLevel, string>> = {
  RESEARCH: 'study up to research is indicated',
  HIGHER: 'higher education is indicated',
  BASIC: 'school is indicated, but no clear higher education',
  INTERRUPTED: 'a break in study is indicated',
  WEAK: 'neither school nor higher education is clearly promised',
};

const SCHOLARSHIP_IN_WORDS: Readonly<Record<ScholarshipLikelihood, string>> = {
  HIGH: 'likely',
  MEDIUM: 'possible',
  LOW: 'unlikely',
};

const ABROAD_IN_WORDS: Readonly<Record<StudyAbroadVerdict, string>> = {
  PROMISED: 'promised',
  CONDITIONAL: 'open under conditions',
  NOT_PROMISED: 'not promised',
};

interface EducationFacts {
  readonly tracks: readonly { readonly key: StudyTrack; readonly score: number }[];
  readonly level: StudyLevel;
  /** Side of the promise of higher education. */
  readonly higher: Side;
  readonly scholarship: ScholarshipLikelihood;
  readonly abroad: StudyAbroadVerdict;
  readonly event: JudgedEvent;
  readonly exams: TopicWindows;
}

/** The course and level, scholarship and study abroad, and the first period for the examination. */
export function educationAnswer(
  { tracks, level, higher, scholarship, abroad, event, exams }: EducationFacts,
  note: (sentence: string) => void,
): string {
  const [best] = tracks;
  const usual = level === 'HIGHER' ? baseRateWords(natalEvent('higher_education'), higher) : null;
  return answerWithin(
    note,
    best !== undefined && `The course that fits best is ${TRACK_IN_WORDS[best.key]} (${best.score} of 100).`,
    `${capitalised(LEVEL_IN_WORDS[level])}${usual === null ? '' : `, ${usual.words}`}.`,
    `A scholarship is ${SCHOLARSHIP_IN_WORDS[scholarship]}, and study abroad is ${ABROAD_IN_WORDS[abroad]}.`,
    exams.withheldReason === undefined
      ? exams.said
      : `No date of an examination is given, because the chart does not promise ${event.label}.`,
  );
}
