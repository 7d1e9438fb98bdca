import { describe, expect, it } from 'vitest';
import { gradeOf, readsEasily, syllablesIn } from './readability.ts';

describe('syllablesIn', () => {
  it.each([
    [1, 'a the house sub lord times sign year weak birth day point change good'],
    [2, 'houses wanted promised table marriage ruling planet money person likely oppose dasha being trial'],
    [3, 'period opposes signifies November December idea transiting probable together recommend family certainty'],
    [4, 'situation January ascertaining astrology indicated material'],
    [5, 'possibility opportunity'],
    [2, 'nation special patience people treated'],
  ])('hears %i in each of %s', (count, words) => {
    for (const word of words.split(' ')) expect([word, syllablesIn(word)]).toEqual([word, count]);
  });
});

describe('gradeOf', () => {
  it('is the formula of Flesch and Kincaid', () => {
    // 7 words, 1 sentence, 7 syllables; then 4 words a sentence and 3 syllables a word.
    expect(gradeOf('The cat sat on the small mat.')).toBeCloseTo(0.39 * 7 + 11.8 - 15.59, 9);
    expect(gradeOf('Signifies period signifies. Family opposes together period November.')).toBeCloseTo(
      0.39 * 4 + 11.8 * 3 - 15.59,
      9,
    );
  });

  it('leaves out the names of planets, events and tools, and takes a number for a word', () => {
    expect(gradeOf('Ask for Recovery of Money Lent with Mercury by get_event_dasha in 2031.')).toBeCloseTo(
      gradeOf('Ask for with by in one.'),
      9,
    );
  });
});

it('the median answer of a tool asks for eight years of school at most', () => {
  const hard = 'Astrological possibilities materialise unequivocally.';
  expect(() => readsEasily('get_sample', ['It is so.', 'It is so.', hard])).not.toThrow();
  expect(() => readsEasily('get_sample', ['It is so.', hard, hard])).toThrow(/get_sample answers at grade \d\d/);
});
