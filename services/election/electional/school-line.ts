import { counted } from '@cuspal/engine/base/words';
import type { SchoolCheck, SchoolVerdict } from '@cuspal/engine/election/second-school';

/** What the second school says, in a sentence; the tests stand beside it. */
export function schoolLine(verdict: SchoolVerdict, checks: readonly SchoolCheck[]): string {
  const failed = checks.filter(({ passed }) => !passed).length;
  const tests = `${counted(failed, 'test')} of ${checks.length}`;
  switch (verdict) {
    case 'NO_ROW':
      return 'The second school has no rule for this event, so it says nothing.';
    case 'AGREES':
      return 'The second school passes this moment in every test.';
    case 'PARTLY':
      return `The second school passes this moment in its main test, but not in ${tests}.`;
    case 'DISAGREES':
      return `The second school does not pass this moment, because its main test fails, with ${tests} failed.`;
  }
}

/** What a reader must know of the second school. */
export const SCHOOL_NOTES = [
  'The second school uses other houses, such as 1, 3, 7 and 11 for a contract where 2, 6 and 11 are elected.',
  'Where it disagrees, that is information alone, and the books of KP decide.',
] as const;
