import { say } from './events.messages.ts';
/** The person whose matter is read in somebody else's chart (R9.8). */
export const RELATIONS = [
  'self',
  'sibling',
  'mother',
  'child',
  'maternal_uncle',
  'spouse',
  'father',
  'elder_sibling',
  'friend',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Somebody other than the person whose chart it is. */
export type Relative = Exclude<Relation, 'self'>;

/** `the mother`. */
export const relationInWords = (relation: Relation): string => say.relation({ relation });
