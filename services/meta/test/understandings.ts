import { electionEvent } from '@cuspal/engine/events/election';
import { natalEvent } from '@cuspal/engine/events/natal';
import type { Matter } from '../matters/matter.ts';
import type { AskedEvent, Understanding } from '../understanding/understanding.ts';

function eventOf({ natal: [natal] = [], election: [election] = [] }: Matter): AskedEvent | null {
  if (natal !== undefined) return { catalogue: 'natal', key: natal, label: natalEvent(natal).label };
  if (election === undefined) return null;
  return { catalogue: 'election', key: election, label: electionEvent(election).label };
}

/** A question that is about a matter, and says nothing else. */
export const aboutMatter = (matter: Matter, further: Partial<Understanding> = {}): Understanding => ({
  tier: matter.tier ?? 'focused',
  topic: matter.topic ?? null,
  matter,
  second: null,
  event: eventOf(matter),
  noEventReason: null,
  also: [],
  dates: null,
  counted: null,
  past: false,
  about: 'self',
  secondPerson: false,
  number: null,
  occupation: null,
  adviser: false,
  outOfScope: null,
  unclear: false,
  nearest: [],
  classifiedBy: 'T3',
  matched: [],
  ...further,
});
