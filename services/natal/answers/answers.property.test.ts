import { eventOf, familyProperties } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';
import { BUDGETS, VOICES } from './answer-input.ts';

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 4320,
  tools: {
    answer_question: {
      births: 120,
      argumentsOf: (_, index) => ({
        event: eventOf(index),
        budget: BUDGETS[index % BUDGETS.length],
        voice: VOICES[Math.floor(index / 3) % VOICES.length],
      }),
    },
  },
});

describe('answers of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
