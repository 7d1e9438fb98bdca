import { electionEvent } from '@cuspal/engine/events/election';
import { natalEvent } from '@cuspal/engine/events/natal';
import type { Matter } from '../matters/matter.ts';
import { isOffered } from '../protocol/event-names.ts';
import { say } from './understanding.messages.ts';
import type { AskedEvent } from './understanding.ts';

/** The event that a matter asks about. */
export const eventOf = (matter: Matter | null): AskedEvent | null => eventsOf(matter)[0] ?? null;

/**
 * Labels of the events beside it, that of a second matter first; an unwelcome one is asked for by its name or not at
 * all.
 */
export function eventsBeside(matter: Matter | null, second: Matter | null = null): readonly string[] {
  const [own, ...others] = eventsOf(matter);
  const beside = others.filter(({ catalogue, key }) => catalogue === 'election' || isOffered(natalEvent(key)));
  const labels = [...eventsOf(second).slice(0, 1), ...beside].map(({ label }) => label);
  return [...new Set(labels)].filter((label) => label !== own?.label);
}

const eventsOf = (matter: Matter | null): readonly AskedEvent[] => [
  ...(matter?.natal ?? []).map((key): AskedEvent => ({ catalogue: 'natal', key, label: natalEvent(key).label })),
  ...(matter?.election ?? []).map((key): AskedEvent => ({
    catalogue: 'election',
    key,
    label: electionEvent(key).label,
  })),
];

/** Says why no event stands for a question; null where one does. */
export function reasonForNoEvent(matter: Matter | null): string | null {
  if (matter === null) return say.noEvent({ asked: 'NO_SINGLE_MATTER' });
  return eventOf(matter) === null ? say.noEvent({ asked: matter.topic ?? 'chart' }) : null;
}
