import type { House } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';

export const SAHAMS = [
  'Punya',
  'Vidya',
  'Yasas',
  'Mitra',
  'Mahatmya',
  'Asha',
  'Samartha',
  'Bhratri',
  'Gaurava',
  'Pitri',
  'Rajya',
  'Matri',
  'Putra',
  'Jeeva',
  'Karma',
  'Roga',
  'Kali',
  'Sastra',
  'Bandhu',
  'Mrityu',
  'Paradesa',
  'Artha',
  'Paradara',
  'Vanik',
  'Karyasiddhi',
  'Vivaha',
  'Santapa',
  'Sraddha',
  'Preeti',
  'Jadya',
  'Vyapara',
  'Satru',
  'Jalapatana',
  'Bandhana',
  'Apamrityu',
  'Labha',
] as const;
export type SahamName = (typeof SAHAMS)[number];

/** A term of a formula: a planet, the lagna, another saham, a house, the lord of one, or 15 degrees of Cancer. */
export type SahamTerm =
  | { readonly of: 'planet'; readonly planet: Graha }
  | { readonly of: 'lagna' }
  | { readonly of: 'saham'; readonly saham: SahamName }
  | { readonly of: 'house'; readonly house: House }
  | { readonly of: 'lord'; readonly house: House }
  | { readonly of: 'signLord'; readonly planet: 'Sun' | 'Moon' }
  | { readonly of: 'cancer15' };

/** Added - subtracted + base. */
export interface SahamFormula {
  readonly added: SahamTerm;
  readonly subtracted: SahamTerm;
  readonly base: SahamTerm;
}

export interface SahamRow {
  /** By day. */
  readonly day: SahamFormula;
  /** At night: added and subtracted in turn, unless the row says otherwise. */
  readonly night: SahamFormula;
  /** Null for the four of which only the name is given. */
  readonly meaning: string | null;
}

const planet = (name: Graha): SahamTerm => ({ of: 'planet', planet: name });
const saham = (name: SahamName): SahamTerm => ({ of: 'saham', saham: name });
const house = (number: House): SahamTerm => ({ of: 'house', house: number });
const lord = (number: House): SahamTerm => ({ of: 'lord', house: number });
const LAGNA: SahamTerm = { of: 'lagna' };
const SUN = planet('Sun');
const MOON = planet('Moon');
const MARS = planet('Mars');
const MERCURY = planet('Mercury');
const JUPITER = planet('Jupiter');
const VENUS = planet('Venus');
const SATURN = planet('Saturn');

/** Reversed at night. */
const turning = (
  meaning: string | null,
  added: SahamTerm,
  subtracted: SahamTerm,
  base: SahamTerm = LAGNA,
): SahamRow => ({
  meaning,
  day: { added, subtracted, base },
  night: { added: subtracted, subtracted: added, base },
});

/** The same by day and at night. */
const same = (meaning: string | null, added: SahamTerm, subtracted: SahamTerm): SahamRow => {
  const formula = { added, subtracted, base: LAGNA };
  return { meaning, day: formula, night: formula };
};

/** R31.7. Samartha has another formula where Mars owns the lagna: SAMARTHA_OF_MARS. */
export const SAHAM_TABLE: Readonly<Record<SahamName, SahamRow>> = {
  Punya: turning('fortune', MOON, SUN),
  Vidya: turning('learning', SUN, MOON),
  Yasas: turning('fame', JUPITER, saham('Punya')),
  Mitra: turning('friends', JUPITER, saham('Punya'), VENUS),
  Mahatmya: turning('greatness', saham('Punya'), MARS),
  Asha: turning('wishes', SATURN, MARS),
  Samartha: turning('enterprise', MARS, lord(1)),
  Bhratri: same('brothers', JUPITER, SATURN),
  Gaurava: turning('respect', JUPITER, MOON, SUN),
  Pitri: turning('father', SATURN, SUN),
  Rajya: turning('rule', SATURN, SUN),
  Matri: turning('mother', MOON, VENUS),
  Putra: turning('children', JUPITER, MOON),
  Jeeva: turning('vitality', SATURN, JUPITER),
  Karma: turning('work', MARS, MERCURY),
  Roga: same('illness', LAGNA, MOON),
  Kali: turning('misfortune', JUPITER, MARS),
  Sastra: turning('science', JUPITER, SATURN, MERCURY),
  Bandhu: turning('relatives', MERCURY, MOON),
  Mrityu: same(null, house(8), MOON),
  Paradesa: same('foreign lands', house(9), lord(9)),
  Artha: same('money', house(2), lord(2)),
  Paradara: turning(null, VENUS, SUN),
  Vanik: turning('trade', MOON, MERCURY),
  Karyasiddhi: {
    meaning: 'success',
    day: { added: SATURN, subtracted: SUN, base: { of: 'signLord', planet: 'Sun' } },
    night: { added: SATURN, subtracted: MOON, base: { of: 'signLord', planet: 'Moon' } },
  },
  Vivaha: turning('marriage', VENUS, SATURN),
  Santapa: turning('sorrow', SATURN, MOON, house(6)),
  Sraddha: turning('devotion', VENUS, MARS),
  Preeti: turning('affection', saham('Sastra'), saham('Punya')),
  Jadya: turning('slowness', MARS, SATURN, MERCURY),
  Vyapara: same('business', MARS, SATURN),
  Satru: turning('rivals', MARS, SATURN),
  Jalapatana: turning('crossing water', { of: 'cancer15' }, SATURN),
  Bandhana: turning(null, saham('Punya'), SATURN),
  Apamrityu: turning(null, house(8), MARS),
  Labha: same('gains', house(11), lord(11)),
};

/** Samartha where the lord of the lagna is Mars itself. */
export const SAMARTHA_OF_MARS: SahamRow = turning('enterprise', JUPITER, MARS);

/** The set that is given where no other is asked for. */
export const FIFTEEN_SAHAMS: readonly SahamName[] = [
  'Punya',
  'Vidya',
  'Yasas',
  'Mitra',
  'Asha',
  'Bhratri',
  'Pitri',
  'Rajya',
  'Matri',
  'Putra',
  'Karma',
  'Roga',
  'Mrityu',
  'Artha',
  'Vivaha',
];
