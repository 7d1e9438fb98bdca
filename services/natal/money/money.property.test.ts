import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';
import { checkTopic, withholds } from '../test/topic-checks.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1616,
  verify: checkTopic,
  tools: {
    get_speculative_intraday: { argumentsOf: () => ({ session_start: '04:00', session_end: '20:00' }) },
    get_financial_analysis: { argumentsOf: () => ({ horizon_years: 30 }), ...withholds('gainWindows') },
  },
});

describe('money of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
