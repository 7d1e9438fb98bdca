import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkTopic, withholds } from '../test/topic-checks.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1616,
  verify: (call) => {
    checkTopic(call);
    expect(Object.keys(call.result)[0]).toBe('answer');
    expect(Object.keys(call.result).at(-1)).toBe('next');
    expect(call.result['useNote']).toMatch(/Not for decisions to hire, dismiss/);
  },
  tools: {
    get_business_viability: { births: 300, ...withholds('startWindows') },
    get_career_blockage_diagnosis: withholds('resolutionWindows'),
    get_earned_income_panel: withholds('incrementWindows'),
    get_job_change_timing: withholds('windows'),
    get_promotion_verdict: withholds('actualPromotionWindows', 'possibleWindows'),
    get_termination_risk: withholds('riskWindows'),
  },
});

describe('career of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
