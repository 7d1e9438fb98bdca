import { inWords } from '@cuspal/engine/base/words';
import { NATAL_EVENTS, natalEvent } from '@cuspal/engine/events/natal';
import { ruleOf } from '@cuspal/catalog/rules';
import { describe, expect, it } from 'vitest';
import { exampleSays } from './example-says.ts';

describe('the example of the rule on houses of matters', () => {
  it('R10', () => {
    for (const key of ['property_purchase', 'foreign_travel']) {
      const { primaryCusp, required, supporting, denial } = natalEvent(key);
      const helped = supporting.length > 0 ? `, helped by ${inWords(supporting)},` : '';
      exampleSays('R10', `judged by cusp ${primaryCusp} with ${inWords(required)}${helped} against ${inWords(denial)}`);
    }
    const topics = new Set(NATAL_EVENTS.map(({ topic }) => topic));
    expect(ruleOf('R10')?.computed).toContain(`${NATAL_EVENTS.length} events in ${topics.size} fields`);
    const { required, denial } = natalEvent('marriage');
    expect(ruleOf('R10')?.statement).toContain(
      `Marriage is cusp 7 with ${inWords(required)} against ${inWords(denial)}`,
    );
  });
});
