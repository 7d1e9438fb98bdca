import type { NatalEvent } from '@cuspal/engine/events/event';
import { z } from 'zod';
import { disclaimerText } from './disclaimers.ts';
import { eventClass } from './event-disclaimers.ts';

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
