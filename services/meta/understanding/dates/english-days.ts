const MONTHS = 'january february march april may june july august september october november december';
const OTHER_NAMES = 'monday tuesday wednesday thursday friday saturday sunday christmas';
const NAMES = new RegExp(`\\b(?:${`${MONTHS} ${OTHER_NAMES}`.replaceAll(' ', '|')})\\b`, 'g');

/** The words with which days are named in English. */
const WORDS: ReadonlySet<string> = new Set(
  `${MONTHS} ${OTHER_NAMES} jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter st nd rd th
   the this next last coming following in on at by before after until till up to not no later than within over during for
   around of or and from between a an one two three four five six seven eight nine ten eleven twelve few couple day days
   week weeks weekend month months year years new end today tonight tomorrow xmas`.split(/\s+/),
);

/** Whether words for days are English, or figures alone, which belong to every language. */
export function languageOfDays(said: string): 'english' | 'other' | 'any' {
  const words = said.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0) return 'any';
  return words.every((word) => WORDS.has(word)) ? 'english' : 'other';
}

/** Words for days with the capitals that English gives to names. */
export const withCapitals = (said: string): string =>
  said.replace(NAMES, (name) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`);
