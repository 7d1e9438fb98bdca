import { resolveBirth } from '@cuspal/engine/time/moment';
import { SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { expect, it } from 'vitest';
import { HELD_OUT_6 } from '../../meta/understanding/corpus/held-out-6.ts';
import { HELD_OUT_7 } from '../../meta/understanding/corpus/held-out-7.ts';
import { understand } from '../../meta/understanding/understand.ts';
import { answerInput } from './answer-input.ts';
import { questionOf } from './question.ts';

const birth = SAMPLE_CHARTS[0]?.arguments ?? {};

it('answer_question asks for the event that the plan names, in everyday words', () => {
  const judged = [...HELD_OUT_6, ...HELD_OUT_7].filter(({ events, declined }) => events.length > 0 && !declined);
  const wrong = judged.filter(({ question, events }) => {
    const input = answerInput.parse({ ...birth, question });
    const { event } = questionOf(input, resolveBirth(input), TEST_NOW);
    const planned = understand(question, {}, TEST_NOW).event;
    // The answer about an operation says how one recovers from it.
    const hoped = planned?.label === 'Surgery' ? 'Recovery from Illness' : planned?.label;
    return event?.label !== hoped && !events.includes(event?.label ?? null);
  });
  expect(wrong.map(({ question }) => question)).toEqual([]);
});
