import { familyProperties, narrowedByTurns } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1803,
  tools: {
    // They solve the borders of every row as the birth time moves.
    analyze_natal_promise: { births: 300 },
    get_boundary_warnings: { births: 300, argumentsOf: narrowedByTurns },
    get_significators: { births: 300, argumentsOf: narrowedByTurns },
    get_csl_advanced: { argumentsOf: narrowedByTurns },
  },
});

describe('the core analysis of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
