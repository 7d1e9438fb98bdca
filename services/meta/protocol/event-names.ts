import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import type { NatalEvent } from '@cuspal/engine/events/event';
import type { Topic } from '@cuspal/catalog/reading';

/** The topic of the natal catalogue whose events a question is about; muhurta, horary and the like have none. */
const CATALOGUE_TOPICS: Readonly<Partial<Record<Topic, NatalEvent['topic']>>> = {
  marriage: 'marriage',
  career: 'career',
  health: 'health',
  money: 'money',
  children: 'children',
  property: 'property',
  foreign_settlement: 'foreign',
  legal: 'legal',
  education: 'education',
  spiritual: 'spiritual',
};

/**
 * These come only when they are asked for by name (docs/api.md#unwelcome-events); event tools know them all the same.
 */
const NEVER_VOLUNTEERED: ReadonlySet<string> = new Set(['pregnancy_loss', 'imprisonment', 'addiction']);

export const isOffered = ({ key }: NatalEvent): boolean => !NEVER_VOLUNTEERED.has(key);

/** Labels that event tools take for the matters of a topic. */
export function eventNames(topic: Topic | null): readonly string[] {
  const wanted = topic === null ? undefined : CATALOGUE_TOPICS[topic];
  return NATAL_EVENTS.filter((event) => event.topic === wanted && isOffered(event)).map(({ label }) => label);
}
