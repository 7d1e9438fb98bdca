/** Marks that a typist may leave out: of Latin and Cyrillic letters, of Arabic vowels, the dot below of Devanagari. */
const LEFT_OUT = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}])\p{M}+|[\u064B-\u065F\u0670\u0640\u093C\u09BC]/gu;

/** Letters that are typed for each other, by the one that stands for them; those without one are left out. */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ß: 'ss',
  ı: 'i',
  '\u0901': '\u0902',
};
const OF_SAME_LETTERS = /[أإآٱىةؤئßı\u0901\u200B-\u200D'\u2018\u2019\u02BC`\u00B4]/gu;

/** Letters and marks of no other language than English, which need less reading. */
const PLAIN = /^[ -~]*$/u;

/** A French word that leans on the next: "l'amour" is two words. */
const ELIDED = /(?<![\p{L}\p{M}])([cdjlmnst]|qu|jusqu|lorsqu|puisqu)['\u2019](?=\p{L}{2})/gu;

/** A text with one letter for those that are typed for each other. */
export function folded(text: string): string {
  const lower = PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFKC').toLowerCase();
  const parted = lower.replace(ELIDED, '$1 ');
  const bare = PLAIN.test(parted) ? parted : parted.normalize('NFD').replace(LEFT_OUT, '');
  const one = bare.replace(OF_SAME_LETTERS, (letter) => SAME_LETTERS[letter] ?? '');
  return PLAIN.test(one) ? one : one.normalize('NFC');
}

/** A pattern as it fits folded texts: without the dots of Devanagari and Bengali. */
export const fittingFolded = (pattern: string): string =>
  pattern
    .normalize('NFD')
    .replace(/[\u093C\u09BC]/gu, '')
    .normalize('NFC');

/** Figures of Devanagari, Bengali, Tamil, Telugu and Arabic, by the code of their nought. */
const NOUGHTS = [0x0966, 0x09e6, 0x0be6, 0x0c66, 0x0660, 0x06f0];
const OTHER_FIGURES = /[\u0966-\u096F\u09E6-\u09EF\u0BE6-\u0BEF\u0C66-\u0C6F\u0660-\u0669\u06F0-\u06F9]/gu;

/** A text with the figures 0 to 9 for those of other scripts. */
export const withPlainFigures = (text: string): string =>
  text.replace(OTHER_FIGURES, (figure) => {
    const code = figure.charCodeAt(0);
    return String(code - (NOUGHTS.find((nought) => code >= nought && code < nought + 10) ?? code));
  });

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{Nd}])+/gu;

/** The words of a text; Chinese, which has no breaks between them, sign by sign. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(WORD) ?? [];
