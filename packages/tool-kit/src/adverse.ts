import type { NatalEvent, Topic } from '@cuspal/engine/events/event';
import { z } from 'zod';
import { disclaimerText } from './disclaimers.ts';
import type { DisclaimerClass } from './taxonomy.ts';

/** The class of disclaimer of a topic's events; topics without one are left out. */
const CLASS_OF_TOPIC: Partial<Record<Topic, DisclaimerClass>> = {
  marriage: 'relationship',
  children: 'child',
  money: 'financial',
  property: 'financial',
  legal: 'legal',
  health: 'health',
};

/** Adverse events are listed only for one who asked for them (conventions §2). */
export const includeAdverseInput = z
  .boolean()
  .default(false)
  .meta({ description: 'List unwelcome events too; never pregnancy loss, imprisonment or addiction' });

/** What a row on an event adds when the event is adverse. */
export const adverseShape = {
  adverse: z.literal(true).optional().meta({ description: 'A tendency that many charts share' }),
  disclaimer: z.string().optional(),
};

export const adverseFields = ({ polarity, topic }: NatalEvent) => {
  const of = CLASS_OF_TOPIC[topic];
  return polarity === 'adverse'
    ? { adverse: true as const, ...(of !== undefined && { disclaimer: disclaimerText(of) }) }
    : {};
};

/** The disclaimers of the events that a result names, each once. */
export const disclaimersOf = (events: readonly NatalEvent[]): readonly string[] =>
  [...new Set(events.flatMap(({ topic }) => CLASS_OF_TOPIC[topic] ?? []))].map(disclaimerText);
