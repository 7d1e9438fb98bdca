import type { JudgedEvent } from '@cuspal/engine/events/event';
import { natalEvent } from '@cuspal/engine/events/natal';
import { usually } from '@cuspal/engine/kp/promise/base-rate';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { ScholarshipLikelihood, StudyLevel, StudyTrack } from '@cuspal/engine/topics/education/education';
import type { StudyAbroadVerdict } from '@cuspal/engine/topics/education/study-abroad';
import { answerWithin, type TopicWindows } from '@cuspal/tool-kit';
import { say } from './education.messages.ts';

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
  const usual =
    level === 'HIGHER' ? usually(natalEvent('higher_education'), higher) : ({ usual: 'NONE', rate: 0 } as const);
  return answerWithin(
    note,
    best !== undefined && say.bestCourse({ course: best.key, score: best.score }),
    say.level({ level, ...usual }),
    say.scholarshipAndAbroad({ scholarship, abroad }),
    exams.withheldReason === undefined ? exams.said : say.noExamDate({ event: event.label }),
  );
}
