import type { Words } from './words.ts';

export const TELUGU_IN_LATIN_WORDS: Words = {
  manglik: 'kuja',
  today: 'eeroju',
  when: 'eppudu',
  who: 'evaritho | evarini | evaru',
};
