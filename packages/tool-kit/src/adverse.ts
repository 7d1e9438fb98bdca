import type { NatalEvent } from '@cuspal/engine/events/event';
import { z } from 'zod';
import { disclaimerText } from './disclaimers.ts';
import { eventClass } from './event-disclaimers.ts';

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

export const adverseFields = (event: NatalEvent) => {
  const of = eventClass(event);
  return event.polarity === 'adverse'
    ? { adverse: true as const, ...(of !== undefined && { disclaimer: disclaimerText(of) }) }
    : {};
};
