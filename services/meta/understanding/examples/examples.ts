import { ARABIC } from './ar/index.ts';
import { BENGALI } from './bn/index.ts';
import { GERMAN } from './de/index.ts';
import { ENGLISH } from './en/index.ts';
import { SPANISH } from './es/index.ts';
import { FRENCH } from './fr/index.ts';
import { HINDI } from './hi/index.ts';
import { HINDI_IN_LATIN } from './hi-latn/index.ts';
import { INDONESIAN } from './id/index.ts';
import { MARATHI } from './mr/index.ts';
import { PORTUGUESE } from './pt/index.ts';
import { RUSSIAN } from './ru/index.ts';
import { TAMIL } from './ta/index.ts';
import { TAMIL_IN_LATIN } from './ta-latn/index.ts';
import { TELUGU } from './te/index.ts';
import { TELUGU_IN_LATIN } from './te-latn/index.ts';
import { CHINESE } from './zh/index.ts';
import type { Examples } from './form.ts';

/** The example utterances of every language, file by file. */
export const EXAMPLES: Readonly<Record<string, readonly Examples[]>> = {
  en: ENGLISH,
  hi: HINDI,
  'hi-latn': HINDI_IN_LATIN,
  mr: MARATHI,
  bn: BENGALI,
  ta: TAMIL,
  'ta-latn': TAMIL_IN_LATIN,
  te: TELUGU,
  'te-latn': TELUGU_IN_LATIN,
  es: SPANISH,
  pt: PORTUGUESE,
  fr: FRENCH,
  de: GERMAN,
  ar: ARABIC,
  ru: RUSSIAN,
  zh: CHINESE,
  id: INDONESIAN,
};
