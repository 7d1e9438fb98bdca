import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkTopic, withholds } from '../test/topic-checks.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1616,
  verify: (call) => {
    checkTopic(call);
    expect(Object.keys(call.result)[0]).toBe('answer');
    expect(Object.keys(call.result).at(-1)).toBe('next');
  },
  tools: { get_education_signature: { births: 300, ...withholds('examWindows') } },
});

describe('education of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
