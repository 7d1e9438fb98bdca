import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import { z } from 'zod';

/** Lifts the usual hours of an event (docs/api.md#hours-of-the-day). */
export const anyHourInput = z.boolean().default(false).meta({ description: 'Nights too' });

/** Which hours of the day a search looked at, in a sentence. */
export function hoursSentence({ of, named }: SearchedHours): string {
  const everyHour = 'Every hour of day and night was searched.';
  if (of === 'all') return everyHour;
  const { start, end } = named;
  switch (of) {
    case 'sent':
      return start === end ? everyHour : `Only the hours from ${start} to ${end} were searched.`;
    case 'usual':
      return `The search kept to the usual hours, ${start} to ${end}, which any_hour lifts.`;
    case 'outside':
      return `Nothing lies within the usual hours, ${start} to ${end}, so this is the best outside them.`;
  }
}
