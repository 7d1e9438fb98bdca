import { inLanguage, spare } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { fittingAnswer, ledBy, openingOf } from './leading-sentence.ts';

const LEAD = 'The person is 12.';

function led(result: object) {
  const notes: string[] = [];
  return { result: ledBy(LEAD, result, (sentence) => notes.push(sentence)), notes };
}

describe('what must be known first', () => {
  it('stands before the answer, the summary and the text of a synthesis', () => {
    expect(led({ summary: 'Yes.' }).result).toEqual({ summary: `${LEAD} Yes.` });
    expect(led({ synthesis: { text: 'Yes.', answer: 'YES' } }).result).toEqual({
      synthesis: { text: `${LEAD} Yes.`, answer: 'YES' },
    });
    expect(led({ answer: 'Yes.', summary: 'Yes. More.' }).result).toEqual({
      answer: `${LEAD} Yes.`,
      summary: `${LEAD} Yes. More.`,
    });
    expect(led({ answer: 'Yes.', summary: 'Otherwise.' }).result).toEqual({
      answer: `${LEAD} Yes.`,
      summary: 'Otherwise.',
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

  it('leaves a longer text all that its answer has no room for, so that it still begins with the answer', () => {
    const answer = 'One. Two. The first good one is from 1 to 2 March 2031. Four. Five. Six.';
    const text = `${answer} Seven.`;
    const { result, notes } = led({ answer, synthesis: { text } });
    expect(result).toEqual({
      answer: `${LEAD} One. Two. Four. Five. Six.`,
      synthesis: { text: `${LEAD} One. Two. Four. Five. Six. The first good one is from 1 to 2 March 2031. Seven.` },
    });
    expect(notes).toEqual([]);
    expect(led({ answer, summary: answer }).result).toMatchObject({
      summary: `${LEAD} One. Two. Four. Five. Six. The first good one is from 1 to 2 March 2031.`,
    });
  });
});

it('fits an answer that is too long by itself, and leaves one that is not', () => {
  const notes: string[] = [];
  const sentence = `${'Long '.repeat(50)}one.`;
  const note = (moved: string) => notes.push(moved);
  expect(ledBy(undefined, { answer: `${sentence} ${sentence}` }, note)).toEqual({ answer: sentence });
  expect(notes).toEqual([sentence]);
  expect(ledBy(undefined, { answer: sentence }, note)).toEqual({ answer: sentence });
});

describe('openingOf', () => {
  it('is as many of the first sentences as an answer has room for', () => {
    expect(openingOf('One. Two 2.5 of 3. Three.')).toBe('One. Two 2.5 of 3. Three.');
    expect(openingOf('1. 2. 3. 4. 5. 6. 7.')).toBe('1. 2. 3. 4. 5. 6.');
    const long = `${'a'.repeat(198)}.`;
    expect(openingOf(`${long} ${long} One.`)).toBe(`${long} ${long}`);
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

it('an answer of more than 400 characters ends with the last sentence that has room', () => {
  const notes: string[] = [];
  const sentence = `${'Long '.repeat(30)}sentence.`;
  expect(fittingAnswer(`${sentence} ${sentence} ${sentence}`, (note) => notes.push(note))).toBe(
    `${sentence} ${sentence}`,
  );
  expect(notes).toEqual([sentence]);
});

it('an answer in another language spares what was said to be spared, by its order', async () => {
  const notes: string[] = [];
  const answer = await inLanguage('hi', () => {
    const text = [spare(1, 'दो।'), spare(0, 'एक।'), 'तीन।', 'चार।', 'पाँच।', 'छह।', 'सात।', 'आठ।'].join(' ');
    return fittingAnswer(text, (note) => notes.push(note), { sentences: 6 });
  });
  expect(answer).toBe('तीन। चार। पाँच। छह। सात। आठ।');
  expect(notes).toEqual(['दो। एक।']);
});
