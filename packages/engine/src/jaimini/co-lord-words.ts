import type { CoLordRule } from './strength.ts';

/** Why one of two lords counts, as a sentence goes on after "because". */
export const CO_LORD_RULE_IN_WORDS: Readonly<Record<CoLordRule, string>> = {
  bothInSign: 'both its lords stand in the sign',
  oneInSign: 'its other lord stands in the sign itself',
  1: 'it stands with more planets than its other lord',
  2: 'more of Jupiter, Mercury and its dispositor are with it or see it',
  3: 'it is exalted and its other lord is not',
  4: 'its sign is of the stronger kind (dual before fixed before movable)',
  '5a': 'it gives more years',
  '5b': 'it is further advanced in its sign',
};
