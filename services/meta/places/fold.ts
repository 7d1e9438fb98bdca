/** Marks that spellings of one name disagree on: Latin and Greek accents, Hebrew and Arabic points, nukta, tatweel. */
const LOOSE_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u093c\u09bc\u0a3c]/gu;
/** Letters that stand for each other and have no decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
};
const SHORT_WORDS: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };
/** Compatibility forms can decompose to eighteen letters each; no name of a place is longer than this. */
const LONGEST = 200;

/**
 * The words of a name without what spellings disagree on: case, accents, width of characters, apostrophes, hyphens.
 * Vowel signs of Indian scripts stay, because they are letters there. At most 200 characters are read.
 */
export function foldedWords(text: string): readonly string[] {
  return [...text.slice(0, LONGEST).normalize('NFKD').toLowerCase().replaceAll(LOOSE_MARKS, '').normalize('NFC')]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .replaceAll(/['’‘ʻʼ`´ʿʾ\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT_WORDS[word] ?? word);
}

/** Folds a name to a key without spaces, because spellings also disagree on where words are divided. */
export const foldedKey = (text: string): string => foldedWords(text).join('');
