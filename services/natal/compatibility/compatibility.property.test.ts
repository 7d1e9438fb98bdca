import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { forEverybody } from '../test/audience.ts';
import { partnerOf } from '../test/partner.ts';
import { sumOf } from '../test/score-sums.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1938,
  verify: forEverybody,
  tools: {
    check_compatibility: { argumentsOf: (life, index) => ({ person2: partnerOf(life, index) }) },
    get_ashta_koota_milan: { argumentsOf: (life, index) => ({ partner: partnerOf(life, index) }) },
    get_compatibility_advanced: {
      argumentsOf: (life, index) => ({ person2: partnerOf(life, index) }),
      verify: ({ result }) => expect(sumOf(result['factors'])).toBe(result['total']),
    },
  },
});

describe('compatibility of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
