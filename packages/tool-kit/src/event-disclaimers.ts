import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { disclaimerText } from './disclaimers.ts';
import { DISCLAIMER_CLASSES, type DisclaimerClass } from './taxonomy.ts';

const CLASS_OF_TOPIC: Readonly<Partial<Record<Topic, DisclaimerClass>>> = {
  children: 'child',
  money: 'financial',
  property: 'financial',
  legal: 'legal',
  health: 'health',
};

/** Events whose class is not that of their topic. */
const CLASS_OF_EVENT: Readonly<Record<string, DisclaimerClass>> = {
  business_start: 'financial',
  business_partnership: 'financial',
  business_loss: 'financial',
  visa: 'legal',
};

/** The disclaimer class of an event; most have none. */
export const eventClass = ({ key, topic }: NatalEvent): DisclaimerClass | undefined =>
  CLASS_OF_EVENT[key] ?? CLASS_OF_TOPIC[topic];

/** The disclaimers of the classes that some events belong to, each once. */
export function eventDisclaimers(events: readonly NatalEvent[]): readonly string[] {
  const classes = new Set(events.map(eventClass));
  return DISCLAIMER_CLASSES.filter((each) => classes.has(each)).map(disclaimerText);
}
