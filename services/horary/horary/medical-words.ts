import type { MedicalQuestion } from '@cuspal/engine/kp/horary/medical-data';
import type { MedicalJudgement, MedicalVerdict } from '@cuspal/engine/kp/horary/medical';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import { answerOf } from '@cuspal/tool-kit';
import { dashaSentence } from './when-words.ts';
import { type Telling, WITHHELD_READING } from './words.ts';

type Judged = Exclude<MedicalVerdict, 'WITHHELD'>;

/** The verdict in the words of the question. */
const READINGS: Readonly<Record<MedicalQuestion, Readonly<Record<Judged, string>>>> = {
  recovery: {
    RECOVERY: 'The chart shows recovery.',
    SLOW_RECOVERY: 'The chart shows recovery, but slowly.',
    DETERIORATION: 'The chart does not show recovery by itself, so more care is needed.',
    MIXED: 'The chart leaves the course of the illness open.',
  },
  operation_success: {
    RECOVERY: 'The chart supports success of the operation.',
    SLOW_RECOVERY: 'The chart supports success of the operation, with a slow recovery or with complications.',
    DETERIORATION: 'The chart does not support the operation by itself, so more care is needed.',
    MIXED: 'The chart leaves the success of the operation open.',
  },
  severity: {
    RECOVERY: 'The chart reads the illness as mild and passing.',
    SLOW_RECOVERY: 'The chart reads the illness as curable, but slow to pass.',
    DETERIORATION: 'The chart reads the illness as serious, so more care is needed.',
    MIXED: 'The chart leaves open how serious the illness is.',
  },
  diagnosis_accuracy: {
    RECOVERY: 'The chart reads the diagnosis as sound.',
    SLOW_RECOVERY: 'The chart reads the diagnosis as sound, with doubts.',
    DETERIORATION: 'The chart reads the diagnosis as unsound, so a second opinion is worth asking for.',
    MIXED: 'The chart leaves open whether the diagnosis is sound.',
  },
  change_of_treatment: {
    RECOVERY: 'The chart reads a change of treatment as better.',
    SLOW_RECOVERY: 'The chart reads a change of treatment as better, but slowly.',
    DETERIORATION: 'The chart reads a change of treatment as worse, so ask the doctor before any change.',
    MIXED: 'The chart leaves open whether a change of treatment is better.',
  },
};

export const medicalReading = (question: MedicalQuestion, verdict: MedicalVerdict): string =>
  verdict === 'WITHHELD' ? WITHHELD_READING : READINGS[question][verdict];

const SEEK_CARE = 'Seek medical care now, and keep to what the doctor says. No reading is a reason to wait.';

/** Advice that stands above every reading: where the course is hindered, and wherever the severity was asked. */
export const cautionOf = (question: MedicalQuestion, verdict: MedicalVerdict): string | null =>
  verdict === 'DETERIORATION' || question === 'severity' ? SEEK_CARE : null;

/** What a person could be told; a doctor always comes first. */
export function medicalAnswer(
  question: MedicalQuestion,
  { verdict, tests }: MedicalJudgement,
  windows: readonly HoraryWindow[],
  telling: Omit<Telling, 'soon'>,
): string {
  if (verdict === 'WITHHELD')
    return answerOf(
      WITHHELD_READING,
      'Ask again with a new number when the matter presses.',
      'Whatever it says, a doctor decides.',
      telling.castNote,
    );
  const failed = tests.find(({ met }) => !met);
  return answerOf(
    medicalReading(question, verdict),
    (verdict === 'SLOW_RECOVERY' || verdict === 'MIXED') && failed !== undefined && failed.detail,
    verdict === 'DETERIORATION'
      ? 'Seek medical care now.'
      : dashaSentence(windows, telling, question === 'diagnosis_accuracy' ? 'clarity' : 'relief'),
    telling.castNote,
  );
}
