import { TRADITIONS } from '@cuspal/engine/almanac/festivals/traditions';
import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 4101,
  tools: {
    get_calendar: {
      births: 60,
      argumentsOf: ({ args: { longitude } }, index) => ({
        // Without a birth.
        birth_datetime: undefined,
        ayanamsa: undefined,
        time_zone: undefined,
        utc_offset_minutes: Math.round(longitude / 15) * 60,
        year: 1900 + ((index * 37) % 201),
        month: 1 + (index % 12),
        tradition: TRADITIONS[index % TRADITIONS.length],
      }),
    },
  },
});

describe('calendars of random places, 1900 to 2100', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
