import { familyProperties, type CallResult } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../test/score-sums.ts';

const accusesNobody = ({ result }: CallResult): void => {
  expect(result['disclaimer']).toMatch(/must not be used to accuse/);
  expect(sumOf(result['factors'])).toBe(result['score']);
};
const FOR_ADVISERS = {
  get_marital_separation: { fromAge: 18, verify: accusesNobody },
  get_extramarital_signature: { fromAge: 18, verify: accusesNobody },
};

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1938,
  verify: ({ result }, { name }) => {
    expect(result['audience']).toBe(Object.hasOwn(FOR_ADVISERS, name) ? 'advisor-only' : undefined);
  },
  tools: {
    ...FOR_ADVISERS,
    get_marriage_delay: { verify: ({ result }) => expect(sumOf(result['factors'])).toBe(result['delayScore']) },
  },
});

describe('marriage of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
