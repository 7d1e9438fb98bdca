import { isEmergency } from './emergency.ts';
import { spaced } from './turns.ts';
import { isViolence } from './violence.ts';

/** What is answered by care for a person, and never by a chart. */
export type Danger = 'emergency' | 'violence';

/** The danger that a question tells of, by turns of speech that leave no doubt; null where none is told. */
export function dangerIn(question: string): Danger | null {
  const words = spaced(question);
  if (isEmergency(words)) return 'emergency';
  return isViolence(words) ? 'violence' : null;
}
