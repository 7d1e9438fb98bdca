import { ENGLISH, FIELDS, isLatin, wordsOf } from '../../scripts/translations/words.ts';

/** What stands in Latin letters in every language: names of tools and fields, codes, what somebody sent. */
const KEPT =
  /[a-z]+(?:_[a-z0-9]+)+|\b[a-z]+(?:[A-Z]\w*)+|\b(?:[A-Z]{1,5}\d*|[A-Z]\d+\w*|[A-Z]+(?:_[A-Z]+)+|UTC|IANA|ISO|KPR\d\w*|HH:MM|YYYY-MM-DD\S*)\b|"[^"]*"|\b[A-Z][a-z]+\/[A-Z][\w/]+/g;

/** The code before a sentence, which programs take. */
const CODE = /^(?:[a-z]+:)?[A-Z_]+: /;

const latin = new Map<string, boolean>();

/** Whether a language is written in the letters of English, which is asked of each of its texts. */
function isInLatin(tag: string): boolean {
  const known = latin.get(tag) ?? isLatin(wordsOf(tag));
  latin.set(tag, known);
  return known;
}

/** Words of English in a text of a language; empty where there are none. */
export function englishIn(text: string, tag: string): readonly string[] {
  const bare = text.replace(CODE, ' ').replaceAll(KEPT, ' ');
  if (isInLatin(tag)) return ENGLISH.exec(bare)?.slice(0, 1) ?? [];
  return (bare.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !FIELDS.has(word));
}
