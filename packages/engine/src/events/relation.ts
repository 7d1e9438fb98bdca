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

const IN_WORDS: Readonly<Record<Relation, string>> = {
  self: 'person who asks',
  sibling: 'younger sibling',
  mother: 'mother',
  child: 'child',
  maternal_uncle: 'maternal uncle',
  spouse: 'spouse',
  father: 'father',
  elder_sibling: 'elder sibling',
  friend: 'friend',
};

/** `the mother`. */
export const relationInWords = (relation: Relation): string => `the ${IN_WORDS[relation]}`;
