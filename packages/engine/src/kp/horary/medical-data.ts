import type { House } from '../../zodiac/names.ts';

/** Questions on an illness. */
export const MEDICAL_QUESTIONS = [
  'recovery',
  'operation_success',
  'severity',
  'diagnosis_accuracy',
  'change_of_treatment',
] as const;
export type MedicalQuestion = (typeof MEDICAL_QUESTIONS)[number];

export interface MedicalRow {
  /** Main and second cusp, whose sub lords judge. */
  readonly main: House;
  readonly second: House;
  readonly favourable: readonly House[];
  readonly against: readonly House[];
  /** `CURE`: house 11 together with 1 or 5. `TWO`: two favourable houses. */
  readonly joins: 'CURE' | 'TWO';
  /** The sub lord of cusp 8 shows complications. */
  readonly eighth: boolean;
  /** Houses of our own choice, not of a book. */
  readonly ours: boolean;
}

/** Houses of each question, counted from the patient (R19.4, R10; the last two are ours). */
export const MEDICAL_ROWS: Readonly<Record<MedicalQuestion, MedicalRow>> = {
  recovery: row(6, 11, [1, 5, 11], [6, 8, 12]),
  operation_success: row(11, 6, [1, 5, 11], [6, 8, 12], { eighth: true }),
  severity: row(6, 1, [1, 5, 11], [8, 12]),
  diagnosis_accuracy: row(9, 6, [3, 9, 11], [8, 12], { joins: 'TWO', ours: true }),
  change_of_treatment: row(5, 11, [5, 9, 11], [4, 8, 12], { joins: 'TWO', ours: true }),
};

function row(
  main: House,
  second: House,
  favourable: readonly House[],
  against: readonly House[],
  rest: Partial<Pick<MedicalRow, 'joins' | 'eighth' | 'ours'>> = {},
): MedicalRow {
  return { main, second, favourable, against, joins: 'CURE', eighth: false, ours: false, ...rest };
}
