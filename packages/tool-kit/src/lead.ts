import { MOST_CHARACTERS, MOST_SENTENCES } from './answer.ts';

interface Told {
  readonly answer?: unknown;
  readonly summary?: unknown;
  readonly synthesis?: { readonly text?: unknown };
}

/** Room of the text of a synthesis. */
const OF_SYNTHESIS = { sentences: Infinity, characters: 900 };

const BETWEEN_SENTENCES = /(?<=\.) (?=[A-Z0-9])/;

/**
 * Puts a sentence before what a result says first: its `answer`, its `summary` or the text of its synthesis. What an
 * answer then has no room for moves from its end to the notes; so does the sentence where a result says nothing.
 */
export function ledBy<Result extends object>(
  lead: string | undefined,
  result: Result,
  note: (sentence: string) => void,
): Result {
  if (lead === undefined) return result;
  const { answer, summary, synthesis }: Told = result;
  if (typeof answer === 'string') return { ...result, answer: fittingAnswer(`${lead} ${answer}`, note) };
  if (typeof summary === 'string') return { ...result, summary: `${lead} ${summary}` };
  if (typeof synthesis?.text === 'string')
    return {
      ...result,
      synthesis: { ...synthesis, text: fittingAnswer(`${lead} ${synthesis.text}`, note, OF_SYNTHESIS) },
    };
  note(lead);
  return result;
}

/** An answer of the sentences of a text from its beginning, as many as have room; the others go to the notes. */
export function fittingAnswer(
  text: string,
  note: (sentence: string) => void,
  { sentences: most = MOST_SENTENCES, characters = MOST_CHARACTERS } = {},
): string {
  const sentences = text.split(BETWEEN_SENTENCES);
  const moved: string[] = [];
  while (sentences.length > most || sentences.join(' ').length > characters) {
    const last = sentences.pop();
    if (last !== undefined) moved.unshift(last);
  }
  if (moved.length > 0) note(moved.join(' '));
  return sentences.join(' ');
}
