import type { LabelledQuestion } from './question.ts';
import { LIFE_QUESTIONS } from './tuned-life.ts';
import { WORLD_QUESTIONS } from './tuned-world.ts';

/** Everyday questions in plain, colloquial and second-language wording; the patterns were made with these in view. */
export const TUNED_QUESTIONS: readonly LabelledQuestion[] = [...LIFE_QUESTIONS, ...WORLD_QUESTIONS];
