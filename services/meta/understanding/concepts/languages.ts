import { ARABIC_WORDS } from './ar.ts';
import { BENGALI_WORDS } from './bn.ts';
import { GERMAN_WORDS } from './de.ts';
import { ENGLISH_WORDS } from './en.ts';
import { SPANISH_WORDS } from './es.ts';
import { FRENCH_WORDS } from './fr.ts';
import { HINDI_WORDS } from './hi.ts';
import { HINDI_IN_LATIN_WORDS } from './hi-latn.ts';
import { INDONESIAN_WORDS } from './id.ts';
import { MARATHI_WORDS } from './mr.ts';
import { PORTUGUESE_WORDS } from './pt.ts';
import { RUSSIAN_WORDS } from './ru.ts';
import { TAMIL_WORDS } from './ta.ts';
import { TAMIL_IN_LATIN_WORDS } from './ta-latn.ts';
import { TELUGU_WORDS } from './te.ts';
import { TELUGU_IN_LATIN_WORDS } from './te-latn.ts';
import { CHINESE_WORDS } from './zh.ts';
import type { Words } from './words.ts';

/** The words of every language; English first. */
export const WORDS: readonly Words[] = [
  ENGLISH_WORDS,
  HINDI_WORDS,
  MARATHI_WORDS,
  BENGALI_WORDS,
  TAMIL_WORDS,
  TELUGU_WORDS,
  SPANISH_WORDS,
  PORTUGUESE_WORDS,
  FRENCH_WORDS,
  GERMAN_WORDS,
  ARABIC_WORDS,
  RUSSIAN_WORDS,
  CHINESE_WORDS,
  INDONESIAN_WORDS,
  HINDI_IN_LATIN_WORDS,
  TAMIL_IN_LATIN_WORDS,
  TELUGU_IN_LATIN_WORDS,
];
