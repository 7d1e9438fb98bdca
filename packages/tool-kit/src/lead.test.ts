import { describe, expect, it } from 'vitest';
import { fittingAnswer, ledBy } from './lead.ts';

const LEAD = 'The person is 12.';

function led(result: object) {
  const notes: string[] = [];
  return { result: ledBy(LEAD, result, (sentence) => notes.push(sentence)), notes };
}

describe('what must be known first', () => {
  it('comes before the answer, the summary or the text of a synthesis', () => {
    expect(led({ answer: 'Yes.', summary: 'Yes. So it stays.' })).toEqual({
      result: { answer: `${LEAD} Yes.`, summary: `${LEAD} Yes. So it stays.` },
      notes: [],
    });
    expect(led({ summary: 'Yes.' }).result).toEqual({ summary: `${LEAD} Yes.` });
    expect(led({ synthesis: { text: 'Yes.', answer: 'YES' } }).result).toEqual({
      synthesis: { text: `${LEAD} Yes.`, answer: 'YES' },
    });
  });

  it('is a note of a result that says nothing, and nothing where there is nothing', () => {
    expect(led({ planets: [] })).toEqual({ result: { planets: [] }, notes: [LEAD] });
    expect(ledBy(undefined, { answer: 'Yes.' }, () => {})).toEqual({ answer: 'Yes.' });
  });

  it('moves what an answer has no room for from its end to the notes', () => {
    const { result, notes } = led({ answer: 'One. Two. Three. Four. Five. Six.' });
    expect(result).toEqual({ answer: `${LEAD} One. Two. Three. Four. Five.` });
    expect(notes).toEqual(['Six.']);
  });
});

it('spares the share of a lifetime and further periods before it moves a sentence from its end', () => {
  const notes: string[] = [];
  const text =
    'One. Two. Three. The first good one is from 1 to 2 March 2031. They fill about 29 % of a lifetime, so take care. Four. Five. Six.';
  expect(fittingAnswer(text, (note) => notes.push(note))).toBe('One. Two. Three. Four. Five. Six.');
  expect(notes).toEqual([
    'The first good one is from 1 to 2 March 2031. They fill about 29 % of a lifetime, so take care.',
  ]);
});

it('an answer of more than 700 characters ends with the last sentence that has room', () => {
  const notes: string[] = [];
  const sentence = `${'Long '.repeat(60)}sentence.`;
  expect(fittingAnswer(`${sentence} ${sentence} ${sentence}`, (note) => notes.push(note))).toBe(
    `${sentence} ${sentence}`,
  );
  expect(notes).toEqual([sentence]);
});
