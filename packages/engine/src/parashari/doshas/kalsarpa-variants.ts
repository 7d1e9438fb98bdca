import { HOUSES } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { say } from './doshas.messages.ts';

/** By the house of Rahu, first house first (R28.4). */
export const KALSARPA_NAMES = [
  'Ananta',
  'Kulika',
  'Vasuki',
  'Shankhapala',
  'Padma',
  'Mahapadma',
  'Takshaka',
  'Karkotaka',
  'Shankhachuda',
  'Ghataka',
  'Vishadhara',
  'Sheshanaga',
] as const;
type KalsarpaName = (typeof KALSARPA_NAMES)[number];

/** A name of Kala Sarpa with the houses of the nodes it belongs to. */
export interface KalsarpaVariant {
  readonly number: House;
  readonly name: KalsarpaName;
  readonly rahuHouse: House;
  readonly ketuHouse: House;
}

/** Rahu in a house has Ketu in the seventh from it. */
const variantOf = (house: House): KalsarpaVariant => ({
  number: house,
  name: KALSARPA_NAMES[house - 1] ?? 'Ananta',
  rahuHouse: house,
  ketuHouse: HOUSES[(house + 5) % 12] ?? 1,
});

export const KALSARPA_VARIANTS: readonly KalsarpaVariant[] = HOUSES.map(variantOf);

/** The two fields of life on the axis that has Rahu in a house, the lower house first. */
export function axisAreas(rahuHouse: House): readonly [string, string] {
  const lower = ((rahuHouse - 1) % 6) + 1;
  return [say.lifeArea({ house: lower }), say.lifeArea({ house: lower + 6 })];
}
