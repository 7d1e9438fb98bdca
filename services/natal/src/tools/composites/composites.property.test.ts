import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from '@jest/globals';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1410,
  tools: {
    run_marriage_complete_reading: { births: 300 },
    run_year_outlook_complete: {
      births: 200,
      // A year of life that ends after 2399 cannot be drawn.
      reachYears: 2,
      argumentsOf: (_, index) => ({
        basis: index % 2 === 0 ? 'birthday' : 'calendar',
        include_adverse: index % 3 === 0,
      }),
    },
    run_today_complete: { births: 300 },
    run_triple_dasha_consensus: { births: 300 },
  },
});

describe('composites of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
