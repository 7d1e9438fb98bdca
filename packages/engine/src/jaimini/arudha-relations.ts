import { countSigns } from '../parashari/base/frame.ts';
import type { House } from '../zodiac/names.ts';

/** How one sign stands to another by their distance. */
export const SIGN_RELATIONS = ['kendra', 'trikona', 'sixEight', 'twoTwelve', 'other'] as const;
export type SignRelation = (typeof SIGN_RELATIONS)[number];

const RELATION_OF_COUNT: Readonly<Record<House, SignRelation>> = {
  1: 'kendra',
  2: 'twoTwelve',
  3: 'other',
  4: 'kendra',
  5: 'trikona',
  6: 'sixEight',
  7: 'kendra',
  8: 'sixEight',
  9: 'trikona',
  10: 'kendra',
  11: 'other',
  12: 'twoTwelve',
};

/** The pairs of arudhas that are weighed, by the houses they belong to: AL-A7, AL-UL, AL-A11, A7-UL. */
export const ARUDHA_PAIRS = [
  { pair: 'AL-A7', from: 1, to: 7 },
  { pair: 'AL-UL', from: 1, to: 12 },
  { pair: 'AL-A11', from: 1, to: 11 },
  { pair: 'A7-UL', from: 7, to: 12 },
] as const;

/** The count from one sign to another and what it makes of them (get_arudha_padas). */
export function signRelation(from: number, to: number): { readonly distance: House; readonly kind: SignRelation } {
  const distance = countSigns(from, to);
  return { distance, kind: RELATION_OF_COUNT[distance] };
}
