import { FESTIVAL_KINDS } from '@cuspal/engine/almanac/festivals/festival';
import { TRADITIONS } from '@cuspal/engine/almanac/festivals/traditions';
import { WEEKDAYS } from '@cuspal/engine/almanac/limbs';
import { instantText, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';

const dateText = z.string().meta({ description: 'Local date' });

const stretch = z.strictObject({ start: instantText, end: instantText });

const dayShape = z.strictObject({
  date: dateText,
  weekday: z.enum(WEEKDAYS),
  sunrise: instantText.meta({ description: 'Of the upper limb, as it is seen' }),
  sunset: instantText,
  moonrise: instantText.nullable().meta({ description: 'Between this sunrise and the next; null where none' }),
  tithi: z.strictObject({ number: z.int(), name: z.string(), ends: instantText }),
  star: z.strictObject({ number: z.int(), name: z.string(), ends: instantText }),
  lunarMonth: z.string(),
});

const entryShape = z.strictObject({
  id: z.string().meta({ description: 'The same each year' }),
  title: z.string(),
  kind: z.enum(FESTIVAL_KINDS),
  date: dateText,
  start: instantText.optional().meta({ description: 'Of what is no whole day' }),
  end: instantText.optional(),
  lastDate: dateText.optional().meta({ description: 'Of what lasts longer than a day' }),
  what: z.string().meta({ description: 'What puts it on that day' }),
  parana: stretch.optional().meta({ description: 'When the fast may be broken' }),
  sutak: stretch.optional(),
  seen: z.boolean().optional().meta({ description: 'Whether the eclipse is seen there' }),
  rule: z.string(),
});

export const calendarOutput = z.object({
  answer: z.string(),
  year: z.int(),
  month: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string().nullable(),
  traditions: listOf(z.enum(TRADITIONS)),
  entries: listOf(entryShape),
  days: listOf(dayShape).optional().meta({ description: 'Of a month alone' }),
});
