import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1803,
  tools: { get_tara_bala: { reachYears: 1, argumentsOf: (_, index) => ({ days: 1 + ((index * 7) % 60) }) } },
});

describe('the almanac of random moments, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
