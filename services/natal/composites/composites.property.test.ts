import { familyProperties } from '@cuspal/tool-kit/testing';
import { partnerOf } from '../test/partner.ts';
import { describe, it } from 'vitest';

const MATCH_FRAMES = ['kp', 'lahiri', 'raman', 'true_chitra'];

// The tests of each tool show it 300 more, with its members called alone.
const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1410,
  tools: {
    run_kundli_match_complete: {
      births: 30,
      argumentsOf: (life, index) => ({ partner: partnerOf(life, index), ayanamsa: MATCH_FRAMES[index % 4] }),
    },
    run_career_complete_reading: { births: 40 },
    run_marriage_complete_reading: { births: 40 },
    run_year_outlook_complete: {
      births: 30,
      // A year of life that ends after 2399 cannot be drawn.
      reachYears: 2,
      argumentsOf: (_, index) => ({
        basis: index % 2 === 0 ? 'birthday' : 'calendar',
        include_adverse: index % 3 === 0,
      }),
    },
    run_today_complete: { births: 40 },
    run_triple_dasha_consensus: { births: 40 },
  },
});

describe('composites of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
