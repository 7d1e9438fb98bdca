import type { Condition, ConditionGround } from './condition.ts';

/** How strong a planet is, after `is`. */
export const CONDITION_IN_WORDS: Readonly<Record<Condition, string>> = {
  strong: 'strong',
  medium: 'of medium strength',
  weak: 'weak',
};

/** Why, after `because`, where house and dignity do not tell it. */
export const CONDITION_GROUND_IN_WORDS: Readonly<Record<ConditionGround, string>> = {
  VARGOTTAMA: 'it is vargottama',
  CANCELLED: 'its debility is cancelled',
  COMBUST: 'it is combust',
  FULLY_COMBUST: 'it is fully combust',
  LOST_WAR: 'it loses a planetary war',
};
