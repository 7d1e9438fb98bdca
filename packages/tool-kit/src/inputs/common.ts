import { PLANETS } from '@cuspal/engine/zodiac/names';
import { z } from 'zod';

/** query_date, as_of_date, start_date …: resolve it with the engine's `resolveInstant`; absent means now. */
export const instantInput = z.string().max(80).optional().meta({ description: 'Local time; default now' });

export const requiredInstantInput = z.string().max(80).meta({ description: 'Local date or time' });

/** 1-based. */
export const pageInput = z.int().min(1).default(1);

/** A name of either event catalogue: key, label or alias. */
export const eventInput = z.string().min(1).max(200).meta({ description: 'Event name (get_election_catalog)' });

/** Houses in place of an event. */
export const houseGroupInput = z
  .array(z.int().min(1).max(12))
  .min(1)
  .max(12)
  .optional()
  .meta({ description: 'Houses in place of event' });

/** On tools that say how far a reading holds as the birth time moves; to be spread into an input. */
export const birthTimeUncertainty = {
  birth_time_uncertainty_minutes: z.number().min(0).max(120).optional().meta({ description: 'Minutes it may be off' }),
};

/** On the two tools that read a date without its time; to be spread into an input. */
export const birthTimeKnown = {
  birth_time_known: z.boolean().default(true).meta({ description: 'false: birth_datetime is a date alone' }),
};

export const houseInput = z.int().min(1).max(12);
export const planetInput = z.enum(PLANETS);

/** Years to look ahead. */
export const horizonYearsInput = (maximum: number, standard: number, minimum = 1) =>
  z.number().min(minimum).max(maximum).default(standard).meta({ description: 'To look ahead' });

/** On every tool that lists events of its own choice: adverse matters are not volunteered. */
export const includeAdverseInput = z.boolean().default(false).meta({ description: 'Unwelcome events too' });
