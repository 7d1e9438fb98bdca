import { MARATHI } from './accepted/marathi.ts';
import { PORTUGUESE } from './accepted/portuguese.ts';
import { BENGALI } from './accepted/bengali.ts';
import { HINDI } from './accepted/hindi.ts';
import { SPANISH } from './accepted/spanish.ts';
import { TAMIL } from './accepted/tamil.ts';
import { TELUGU } from './accepted/telugu.ts';
import type { Accepted } from './language-words.ts';

/** Faults that were looked at and are none, by language. */
export const ACCEPTED: Readonly<Record<string, Accepted>> = {
  hi: HINDI,
  es: SPANISH,
  ta: TAMIL,
  te: TELUGU,
  bn: BENGALI,
  pt: PORTUGUESE,
  mr: MARATHI,
};
