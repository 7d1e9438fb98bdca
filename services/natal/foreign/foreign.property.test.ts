import { VISA_TYPES } from '@cuspal/engine/topics/foreign/visa-data';
import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1871,
  tools: {
    get_foreign_job_verdict: { births: 300, argumentsOf: () => ({ horizon_years: 30 }) },
    get_foreign_settlement: { argumentsOf: () => ({ horizon_years: 30 }) },
    get_relocation_chart: { argumentsOf: () => ({ target_latitude: -33.9, target_longitude: 151.2 }) },
    get_visa_documentation: {
      births: 100,
      argumentsOf: (_, index) => ({ horizon_years: 30, visa_type: VISA_TYPES[index % VISA_TYPES.length] }),
      verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.any(String)),
    },
  },
});

describe('foreign lands of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
