import { expect, it } from 'vitest';
import { LEXICON } from './concepts/concepts.ts';
import { COUNTED } from './model/counted.ts';
import { TAUGHT } from './model/taught.ts';
import { SLIPS } from './reading.ts';
import { understand } from './understand.ts';
import { warmUp } from './warm-up.ts';

it('learns step by step, lets others in between, and leaves nothing for the first question', async () => {
  let rounds = 0;
  let ends = 0;
  const left: boolean[] = [];
  const others = setInterval(() => (rounds += 1), 0);
  try {
    const heard = async () => void left.push(...stillToLearn());
    warmUp(heard, 0, () => (ends += 1));
    await expect.poll(() => rounds, { interval: 1 }).toBeGreaterThan(20);
    // A question that comes while it learns is answered at once.
    expect(understand('when will I marry').matter?.key).toBe('marriage_when');
    expect(stillToLearn()).toEqual([false, false, false, false]);
    await expect.poll(() => left).toEqual([false, false, false, false]);
    await expect.poll(() => ends).toBe(1);
  } finally {
    clearInterval(others);
  }
});

it('goes on where the first question cannot be heard', async () => {
  let heard = 0;
  const fails = (): Promise<never> => {
    heard += 1;
    return Promise.reject(new Error('not heard'));
  };
  let ends = 0;
  warmUp(fails, 0, () => (ends += 1));
  await expect.poll(() => [heard, ends]).toEqual([1, 1]);
});

const stillToLearn = (): readonly boolean[] => [LEXICON, SLIPS, COUNTED, TAUGHT].map((each) => each.step());
