import { describe, expect, it } from 'vitest';
import { answerAndSummary } from './answer-and-summary.ts';

const sentence = (letter: string, length: number): string => `${letter.repeat(length - 1)}.`;

describe('answerAndSummary', () => {
  it('says both alike where there is room', () => {
    expect(answerAndSummary(['It is so.', 'It stays so.'])).toEqual({
      answer: 'It is so. It stays so.',
      summary: 'It is so. It stays so.',
    });
  });

  it('leaves to the summary what has no room in 400 characters, and all that comes after it', () => {
    const [first, second] = [sentence('A', 200), sentence('B', 199)];
    expect(answerAndSummary([first, second, 'More.', 'It.'])).toEqual({
      answer: `${first} ${second}`,
      summary: `${first} ${second} More. It.`,
    });
    expect(answerAndSummary([first, sentence('B', 200), 'It.']).answer).toBe(first);
  });

  it('takes six sentences at most, and none of a part that has a seventh', () => {
    const parts = ['One. Two.', 'Three.', 'Four.', 'Five.', 'Six. Seven.'];
    expect(answerAndSummary(parts).answer).toBe('One. Two. Three. Four. Five.');
  });

  it('refuses a first sentence without room', () => {
    expect(() => answerAndSummary([sentence('A', 401)])).toThrow('No room');
  });
});
