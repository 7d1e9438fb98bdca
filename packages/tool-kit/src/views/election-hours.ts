import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import { z } from 'zod';
import { say } from './views.messages.ts';

/** Lifts the usual hours of an event (docs/api.md#hours-of-the-day). */
export const anyHourInput = z.boolean().default(false).meta({ description: 'Nights too' });

/** Which hours of the day a search looked at, in a sentence. */
export function hoursSentence({ of, named }: SearchedHours): string {
  if (of === 'all') return say.everyHour();
  const { start, end } = named;
  switch (of) {
    case 'sent':
      return start === end ? say.everyHour() : say.hoursSent({ start, end });
    case 'usual':
      return say.usualHours({ start, end });
    case 'outside':
      return say.outsideUsualHours({ start, end });
  }
}
