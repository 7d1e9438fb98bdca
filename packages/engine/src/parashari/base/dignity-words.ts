import type { Dignity } from './dignity.ts';

/** Where a planet of a dignity stands, after `is`. */
export const DIGNITY_IN_WORDS: Readonly<Record<Dignity, string>> = {
  EXALTED: 'exalted',
  MOOLATRIKONA: 'in its moolatrikona',
  OWN: 'in its own sign',
  GREAT_FRIEND: "in a great friend's sign",
  FRIEND: "in a friend's sign",
  NEUTRAL: 'in a neutral sign',
  ENEMY: "in an enemy's sign",
  GREAT_ENEMY: "in a great enemy's sign",
  DEBILITATED: 'debilitated',
};
