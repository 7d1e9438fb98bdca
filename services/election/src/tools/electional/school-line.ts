import { inWords } from '@cuspal/engine/base/words';
import type { SchoolCheck, SchoolVerdict } from '@cuspal/engine/election/second-school';

const NAMES: Readonly<Record<string, string>> = {
  LAGNA: 'the Lagna',
  DBAS_MD: 'the star lord of the Moon',
  DBAS_AD: 'the sub lord of the Moon',
  DBAS_PD: 'the sub-sub lord of the Moon',
  DBAS_SD: 'the fourth lord of the Moon',
};

const nameOf = (name: string): string => {
  const [kind, cusp] = name.split('_');
  return NAMES[name] ?? (kind === 'FORBID' ? `the houses against cusp ${cusp}` : `cusp ${cusp}`);
};

/** What the second school says, in a sentence (E11). */
export function schoolLine(verdict: SchoolVerdict, checks: readonly SchoolCheck[]): string {
  const failed = checks.filter(({ passed }) => !passed).map(({ name }) => nameOf(name));
  switch (verdict) {
    case 'NO_ROW':
      return 'The second school has no rule for this event, so it says nothing.';
    case 'AGREES':
      return 'The second school passes this moment in every test.';
    case 'PARTLY':
      return `The second school passes this moment in its main test, but not by ${inWords(failed)}.`;
    case 'DISAGREES':
      return `The second school does not pass this moment, because it fails by ${inWords(failed)}.`;
  }
}
