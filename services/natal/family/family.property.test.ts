import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';
import { forEverybody } from '../test/audience.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1938,
  verify: forEverybody,
});

describe('the family of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
