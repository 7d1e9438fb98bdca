import { BENGALI } from './bengali.ts';
import { HINDI } from './hindi.ts';
import type { LanguageWords } from './language-words.ts';
import { MARATHI } from './marathi.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TAMIL } from './tamil.ts';
import { TELUGU } from './telugu.ts';

/** Names of arguments and members of results that look like words. */
export const FIELDS: ReadonlySet<string> = new Set(
  (
    'event events names relation years gender language page houses gem house detail answer next ' +
    'latitude longitude datetime startDatetime endDatetime utcOffsetMinutes timeZone ayanamsa location tradition ' +
    'chart question person contestant intent kind matches requestId family phase system tool topic true false'
  ).split(' '),
);

/** Words that every English sentence has and that other languages of Latin letters do not. */
export const ENGLISH = /(?<!\p{L})(?:the|and|of|is|are|was|with|which|this|that|from|not|its|for|by)(?!\p{L})/iu;

/** What a program can see of the language of a tag; undefined where nothing is known of it. */
export const wordsOf = (tag: string): LanguageWords | undefined => WORDS[new Intl.Locale(tag).language];

/** Whether a language is written in the letters of English. */
export const isLatin = (words: LanguageWords | undefined): boolean => words === undefined || words.letters.test('a');

const WORDS: Readonly<Record<string, LanguageWords>> = {
  hi: HINDI,
  es: SPANISH,
  ta: TAMIL,
  bn: BENGALI,
  te: TELUGU,
  pt: PORTUGUESE,
  mr: MARATHI,
};
