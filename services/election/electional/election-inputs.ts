import { GRANULARITIES } from '@cuspal/engine/election/election-topic';
import { birthInput, eventInput, pageInput, PERSON_ALIASES, personInput } from '@cuspal/tool-kit';
import { anyHourInput } from '@cuspal/tool-kit/views/election-hours';
import { z } from 'zod';

/** Where the event takes place and what its clock shows. */
const placeFields = {
  event_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Default birth place' }),
  event_longitude: z.number().min(-180).max(180).optional(),
  event_utc_offset_minutes: z.number().min(-960).max(960).optional().meta({ description: 'Ahead of UTC' }),
  event_time_zone: z.string().max(100).optional().meta({ description: 'IANA' }),
};

const hours = z
  .strictObject({
    start: z.string().max(20),
    end: z.string().max(20),
    label: z.string().max(100).optional().meta({ description: 'Repeated' }),
  })
  .optional()
  .meta({ description: 'HH:MM; default usual hours', unlisted: ['label'] });

const granularity = z.enum(GRANULARITIES).optional();

/** The place of the event and the hours that suit, of every tool that elects. */
export const occasionFields = { preferred_time_of_day: hours, any_hour: anyHourInput, ...placeFields };

/** Start and length of the scan. */
export const spanFields = {
  scan_start: z.string().max(80).optional().meta({ description: 'Default now' }),
  scan_days: z.number().min(0.05).max(10_000).default(7).meta({ description: 'Days to scan' }),
};

export const granularityField = {
  granularity: granularity.meta({ description: 'Default of the event' }),
};

export const lensField = {
  second_school_lens: z.boolean().default(false).meta({ description: 'Ask the user first' }),
};

/** The common arguments of one election, birth included. */
export const electionInput = birthInput.extend({
  ...spanFields,
  ...granularityField,
  ...occasionFields,
  ...lensField,
  max_windows: z.int().min(1).max(25).optional().meta({ description: 'If the user asks' }),
  max_per_day: z.int().min(1).max(25).optional().meta({ description: 'Of one date, with max_windows', unlisted: true }),
  page: pageInput,
});

const role = (standard: string) =>
  z
    .string()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: `Default ${standard}` });

/** The names that the two people have in a result. */
export const roleFields = { primary_role: role('primary'), secondary_role: role('secondary') };

/** What a person who is compared and not elected for need not send. */
export const COMPARED = { ...PERSON_ALIASES, unlisted: ['ayanamsa', 'gender', 'name', 'utcOffsetMinutes'] };

/** A second person whose chart checks what the first one elects. */
export const secondPersonFields = (who: string) => ({
  person2: personInput.optional().meta({ ...COMPARED, description: who }),
  ...roleFields,
});

/** An event of either catalogue. */
export const electedEventInput = eventInput.meta({ description: 'Event name (get_election_catalog)' });
