import type { Examples } from '../form.ts';
import { TELUGU_IN_LATIN_FAMILY } from './family.ts';
import { TELUGU_IN_LATIN_LIFE } from './life.ts';
import { TELUGU_IN_LATIN_WORK } from './work.ts';

/** The files of this language. */
export const TELUGU_IN_LATIN: readonly Examples[] = [
  TELUGU_IN_LATIN_FAMILY,
  TELUGU_IN_LATIN_WORK,
  TELUGU_IN_LATIN_LIFE,
];
