import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

/** A year of life that ends after 2399 cannot be drawn. */
const annual = { reachYears: 1.1 };

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 3101,
  tools: {
    get_varshaphala_chart: annual,
    get_tajik_strengths: {
      ...annual,
      argumentsOf: (_, index) => (index % 2 === 0 ? {} : { month: (index % 12) + 1 }),
    },
    get_tajik_yogas: {
      ...annual,
      argumentsOf: (_, index) => ({
        matter_house: 2 + (index % 11),
        ...(index % 4 === 0 ? { chart: 'natal' } : {}),
      }),
    },
    // Some hundred instants are solved for each.
    get_mudda_dasha: { ...annual, births: 250 },
    get_sahams: {
      ...annual,
      argumentsOf: (_, index) => ({
        chart: index % 2 === 0 ? 'natal' : 'annual',
        set: index % 3 === 0 ? 'fifteen' : 'all',
      }),
    },
    get_tithi_pravesha: { ...annual, births: 500 },
  },
});

describe('the Tajik family of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
