/** Longest run of signs without a place where a line may end; the code of a report is shorter and can be copied. */
const MOST_RUN = 60;
const LONG_RUN = new RegExp(`\\S{${MOST_RUN + 1},}`, 'gu');
const ZERO_WIDTH_SPACE = '\u200b';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A run that may end a line after every so many letters; never between a letter and its vowel sign. */
function breakable(run: string): string {
  const letters = [...graphemes.segment(run)].map(({ segment }) => segment);
  return letters.map((letter, at) => (at > 0 && at % MOST_RUN === 0 ? ZERO_WIDTH_SPACE + letter : letter)).join('');
}

/** A text as a string of Typst, in which nothing is code. */
export function quoted(text: string): string {
  const signs = text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu, ' ')
    .replace(LONG_RUN, breakable)
    .replace(/[\\"]/g, '\\$&');
  return `"${signs}"`;
}

/** An array of Typst: one of a single member needs its comma. */
export const array = (members: readonly string[]): string => `(${members.map((member) => `${member},`).join(' ')})`;
