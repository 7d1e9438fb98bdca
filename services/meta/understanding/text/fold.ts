/** Marks that a typist may leave out: of Latin and Cyrillic letters, of Arabic vowels, the dot below of Devanagari. */
const LEFT_OUT = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}])\p{M}+|[\u064B-\u065F\u0670\u0640\u093C\u09BC]/gu;

const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
  [/ؤ/gu, 'و'],
  [/ئ/gu, 'ي'],
  [/ß/gu, 'ss'],
  [/ı/gu, 'i'],
  [/[ँ]/gu, 'ं'],
  [/[\u200B-\u200D]/gu, ''],
  [/['\u2018\u2019\u02BC`\u00B4]/gu, ''],
];

/** A French word that leans on the next: "l'amour" is two words. */
const ELIDED = /(?<![\p{L}\p{M}])([cdjlmnst]|qu|jusqu|lorsqu|puisqu)['\u2019](?=\p{L}{2})/gu;

/** A text with one letter for those that are typed for each other. */
export function folded(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(ELIDED, '$1 ').normalize('NFD').replace(LEFT_OUT, '');
  return SAME_LETTERS.reduce((so, [letter, one]) => so.replace(letter, one), plain).normalize('NFC');
}

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{Nd}])+/gu;

/** The words of a text; Chinese, which has no breaks between them, sign by sign. */
export const wordsOf = (text: string): readonly string[] => folded(text).match(WORD) ?? [];
