import type { MedicalQuestion } from '@cuspal/engine/kp/horary/medical-data';
import type { MedicalJudgement, MedicalVerdict } from '@cuspal/engine/kp/horary/medical';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './horary.messages.ts';
import { dashaSentence } from './when-words.ts';
import type { Telling } from './words.ts';

export const medicalReading = (question: MedicalQuestion, verdict: MedicalVerdict): string =>
  verdict === 'WITHHELD' ? say.notReflected() : say.medicalReading({ question, verdict });

/** Advice that stands above every reading: where the course is hindered, and wherever the severity was asked. */
export const cautionOf = (question: MedicalQuestion, verdict: MedicalVerdict): string | null =>
  verdict === 'DETERIORATION' || question === 'severity' ? say.seekCareFirst() : null;

/** What a person could be told; a doctor always comes first. */
export function medicalAnswer(
  question: MedicalQuestion,
  { verdict, tests }: MedicalJudgement,
  windows: readonly HoraryWindow[],
  telling: Omit<Telling, 'soon'>,
): string {
  if (verdict === 'WITHHELD')
    return answerOf(say.notReflected(), say.askWhenMatterPresses(), say.doctorDecides(), telling.castNote);
  const failed = tests.find(({ met }) => !met);
  return answerOf(
    medicalReading(question, verdict),
    (verdict === 'SLOW_RECOVERY' || verdict === 'MIXED') && failed !== undefined && failed.detail,
    verdict === 'DETERIORATION'
      ? say.seekCare()
      : dashaSentence(windows, telling, question === 'diagnosis_accuracy' ? 'CLARITY' : 'RELIEF'),
    telling.castNote,
  );
}
