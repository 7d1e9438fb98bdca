import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1871,
  verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.any(String)),
  tools: { get_property_decision: { births: 300, argumentsOf: () => ({ horizon_years: 20 }) } },
});

describe('property of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
