import { folded, wordsOf } from '../text/fold.ts';

/** Turns of speech of each language, as parts of a regular expression between two spaces. */
export type Turns = Readonly<Record<string, readonly string[]>>;

/** The words of a question with one space between, before and after them, so that a turn has an edge on both sides. */
export const spaced = (question: string): string => ` ${wordsOf(question).join(' ')} `;

/** Whether a spaced question holds one of the turns, all languages together: what is said tells its language. */
export function saying(turns: Turns): (words: string) => boolean {
  const all = Object.values(turns).flat().map(folded);
  const said = new RegExp(` (?:${all.join('|')})(?= )`, 'u');
  return (words) => said.test(words);
}

/** Up to so many words between two parts of a turn. */
export const upTo = (most: number): string => `(?:[^ ]+ ){0,${most}}`;
