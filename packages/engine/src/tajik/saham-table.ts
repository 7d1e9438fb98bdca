import type { House } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';
import { say } from './tajik.messages.ts';

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
const turning = (added: SahamTerm, subtracted: SahamTerm, base: SahamTerm = LAGNA): SahamRow => ({
  day: { added, subtracted, base },
  night: { added: subtracted, subtracted: added, base },
});

/** The same by day and at night. */
const same = (added: SahamTerm, subtracted: SahamTerm): SahamRow => {
  const formula = { added, subtracted, base: LAGNA };
  return { day: formula, night: formula };
};

/** R31.7. Samartha has another formula where Mars owns the lagna: SAMARTHA_OF_MARS. */
export const SAHAM_TABLE: Readonly<Record<SahamName, SahamRow>> = {
  Punya: turning(MOON, SUN),
  Vidya: turning(SUN, MOON),
  Yasas: turning(JUPITER, saham('Punya')),
  Mitra: turning(JUPITER, saham('Punya'), VENUS),
  Mahatmya: turning(saham('Punya'), MARS),
  Asha: turning(SATURN, MARS),
  Samartha: turning(MARS, lord(1)),
  Bhratri: same(JUPITER, SATURN),
  Gaurava: turning(JUPITER, MOON, SUN),
  Pitri: turning(SATURN, SUN),
  Rajya: turning(SATURN, SUN),
  Matri: turning(MOON, VENUS),
  Putra: turning(JUPITER, MOON),
  Jeeva: turning(SATURN, JUPITER),
  Karma: turning(MARS, MERCURY),
  Roga: same(LAGNA, MOON),
  Kali: turning(JUPITER, MARS),
  Sastra: turning(JUPITER, SATURN, MERCURY),
  Bandhu: turning(MERCURY, MOON),
  Mrityu: same(house(8), MOON),
  Paradesa: same(house(9), lord(9)),
  Artha: same(house(2), lord(2)),
  Paradara: turning(VENUS, SUN),
  Vanik: turning(MOON, MERCURY),
  Karyasiddhi: {
    day: { added: SATURN, subtracted: SUN, base: { of: 'signLord', planet: 'Sun' } },
    night: { added: SATURN, subtracted: MOON, base: { of: 'signLord', planet: 'Moon' } },
  },
  Vivaha: turning(VENUS, SATURN),
  Santapa: turning(SATURN, MOON, house(6)),
  Sraddha: turning(VENUS, MARS),
  Preeti: turning(saham('Sastra'), saham('Punya')),
  Jadya: turning(MARS, SATURN, MERCURY),
  Vyapara: same(MARS, SATURN),
  Satru: turning(MARS, SATURN),
  Jalapatana: turning({ of: 'cancer15' }, SATURN),
  Bandhana: turning(saham('Punya'), SATURN),
  Apamrityu: turning(house(8), MARS),
  Labha: same(house(11), lord(11)),
};

/** Samartha where the lord of the lagna is Mars itself. */
export const SAMARTHA_OF_MARS: SahamRow = turning(JUPITER, MARS);

/** Whether a saham is one of the four of which only the name is given. */
const isSilent = (name: SahamName) =>
  name === 'Mrityu' || name === 'Paradara' || name === 'Bandhana' || name === 'Apamrityu';

/** What a saham stands for; null for a silent one, which is not judged. */
export const sahamMeaning = (name: SahamName): string | null => (isSilent(name) ? null : say.sahamMeaning({ name }));

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
