import type { Condition } from './condition.ts';

/** How strong a planet is, after `is`. */
export const CONDITION_IN_WORDS: Readonly<Record<Condition, string>> = {
  strong: 'strong',
  medium: 'of medium strength',
  weak: 'weak',
};
