import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1802,
  tools: {
    get_ephemeris: {
      argumentsOf: ({ now }) => ({ year: new Date(now).getUTCFullYear(), month: 1 + new Date(now).getUTCMonth() }),
    },
    get_sub_lord_table: { argumentsOf: (_, index) => ({ number: 1 + (index % 249), include_sub_sub: true }) },
  },
});

describe('the reference sky of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
