import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1871,
  verify: ({ result }) => expect(result['disclaimer']).toEqual(expect.any(String)),
  tools: {
    get_gemstone_recommendation: { argumentsOf: () => ({ purpose: 'money' }) },
    get_mantra_recommendation: { argumentsOf: () => ({ purpose: 'children' }) },
  },
});

describe('remedies of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
