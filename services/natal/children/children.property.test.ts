import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { forEverybody } from '../test/audience.ts';
import { partnerOf } from '../test/partner.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1938,
  verify: forEverybody,
  tools: {
    get_fertility_window: {
      births: 300,
      argumentsOf: (life, index) => ({ partner: partnerOf(life, index) }),
      verify: ({ result }) => expect(result['disclaimer']).toMatch(/A doctor decides/),
    },
  },
});

describe('children of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
