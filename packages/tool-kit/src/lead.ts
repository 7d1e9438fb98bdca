import { MOST_CHARACTERS, MOST_SENTENCES } from './answer.ts';

interface Told {
  readonly answer?: unknown;
  readonly summary?: unknown;
  readonly synthesis?: { readonly text?: unknown };
}

/** Room of the text of a synthesis. */
const OF_SYNTHESIS = { sentences: Infinity, characters: 900 };

const BETWEEN_SENTENCES = /(?<=\.) (?=[A-Z0-9])/;

/** Splits what a result says into its sentences. */
export const sentencesIn = (text: string): readonly string[] => text.split(BETWEEN_SENTENCES);

/**
 * Puts a sentence before what a result says first: its `answer`, its `summary` or the text of its synthesis. What an
 * answer then has no room for moves from its end to the notes, unless a summary says it; so does the sentence where a
 * result says nothing.
 */
export function ledBy<Result extends object>(
  lead: string | undefined,
  result: Result,
  note: (sentence: string) => void,
): Result {
  if (lead === undefined) return result;
  const { answer, summary, synthesis }: Told = result;
  if (typeof answer === 'string' && typeof summary === 'string')
    return { ...result, answer: fittingAnswer(`${lead} ${answer}`, () => undefined), summary: `${lead} ${summary}` };
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

/** What an answer can spare: how much of a lifetime such periods fill, and periods beside the one it names first. */
const SPARED: readonly RegExp[] = [/ of a lifetime, so /, /^The first (?:good )?one /, /\b[Aa] weaker one, in which /];

/**
 * An answer of as many sentences of a text as have room. The others go to the notes: first what can be spared, then from
 * its end.
 */
export function fittingAnswer(
  text: string,
  note: (sentence: string) => void,
  { sentences: most = MOST_SENTENCES, characters = MOST_CHARACTERS } = {},
): string {
  const all = sentencesIn(text);
  const kept = new Set(all.keys());
  const told = (): readonly string[] => all.filter((_, index) => kept.has(index));
  while (kept.size > most || told().join(' ').length > characters) {
    const spared = SPARED.map((pattern) => all.findIndex((each, index) => kept.has(index) && pattern.test(each)));
    kept.delete(spared.find((index) => index >= 0) ?? Math.max(...kept));
  }
  const moved = all.filter((_, index) => !kept.has(index));
  if (moved.length > 0) note(moved.join(' '));
  return told().join(' ');
}
