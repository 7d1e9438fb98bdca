import { birthInput } from '@cuspal/tool-kit';
import { z } from 'zod';

/** Birth of the person and of the twin (R16.4). */
export const twinInput = birthInput.extend({
  second_birth_datetime: z.string().max(40).meta({ description: 'The other birth, local, within 24 hours' }),
  second_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Its place; default the same' }),
  second_longitude: z.number().min(-180).max(180).optional().meta({ description: 'With second_latitude' }),
  second_utc_offset_minutes: z
    .number()
    .min(-960)
    .max(960)
    .optional()
    .meta({ description: 'Ahead of UTC at that place; with second_latitude' }),
});
