import type { House, Planet } from '../../zodiac/names.ts';

export const RELATIONS = [
  'spouse',
  'father',
  'mother',
  'younger_sibling',
  'elder_sibling',
  'first_child',
  'second_child',
  'third_child',
  'maternal_uncle',
  'paternal_uncle',
  'friend',
  'grandfather_paternal',
  'grandfather_maternal',
  'in_law_father',
  'in_law_mother',
] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelationRow {
  readonly house: House;
  /** By other writers. */
  readonly alternateHouse?: House;
  /** Natural significator; null where none is named. */
  readonly karaka: Planet | null;
  /** A parent reads it: no word on the child's health. */
  readonly child: boolean;
  readonly source: string;
}

/** The house each relative is read from and the natural karaka (R9.8, R9.9, R39). */
export const RELATION_ROWS: Readonly<Record<Relation, RelationRow>> = {
  spouse: { house: 7, karaka: 'Venus', child: false, source: 'R9.8 (TW)' },
  father: { house: 9, alternateHouse: 10, karaka: 'Sun', child: false, source: 'R9.9 (KSK); 10 by others' },
  mother: { house: 4, karaka: 'Moon', child: false, source: 'R9.8 (TW)' },
  younger_sibling: { house: 3, karaka: 'Mars', child: false, source: 'R9.8 (TW)' },
  elder_sibling: { house: 11, karaka: 'Jupiter', child: false, source: 'R9.8 (TW)' },
  first_child: { house: 5, karaka: 'Jupiter', child: true, source: 'R9.8 (TW)' },
  second_child: { house: 7, karaka: 'Jupiter', child: true, source: 'R9.9' },
  third_child: { house: 9, karaka: 'Jupiter', child: true, source: 'R9.9' },
  maternal_uncle: { house: 6, karaka: 'Mercury', child: false, source: 'R9.8 (TW)' },
  paternal_uncle: { house: 12, karaka: null, child: false, source: 'R9.8 (TW)' },
  friend: { house: 11, karaka: 'Mercury', child: false, source: 'R9.8 (TW)' },
  grandfather_paternal: { house: 5, karaka: 'Rahu', child: false, source: '9th from 9; R39' },
  grandfather_maternal: { house: 12, karaka: 'Ketu', child: false, source: '9th from 4; R39' },
  in_law_father: { house: 3, karaka: null, child: false, source: '9th from 7' },
  in_law_mother: { house: 10, karaka: null, child: false, source: '4th from 7' },
};
