import { ADULT_AGE } from '@cuspal/engine/events/life-stage';
import type { Care } from '../understanding.ts';
import { say } from '../understanding.messages.ts';

/**
 * The word of care in the place of a reading. Whoever is too young for adult life is told so, and sent to a grown-up; an
 * age that is not known counts as that of an adult.
 */
export const careFor = (kind: Care, age: number | null): string =>
  say.care({ kind, minor: age !== null && age < ADULT_AGE });
