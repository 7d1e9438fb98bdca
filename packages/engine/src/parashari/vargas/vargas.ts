import { normalize } from '../../base/angles.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Graha, Sign } from '../../zodiac/names.ts';
import { isOddSign, partOf, signOf } from '../base/frame.ts';

/** The seven of saptavargaja bala. */
export const VARGAS = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const;

/** The divisional charts that have a tool of their own. */
export const DIVISIONS = [
  'D2',
  'D3',
  'D4',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const;
export type DivisionName = (typeof DIVISIONS)[number];
export type Varga = 'D1' | DivisionName;

/** Where a longitude stands in a divisional chart. */
export interface VargaPlace {
  /** 0 = Aries. */
  readonly sign: number;
  /** 0 .. parts - 1: which part of the sign it is. */
  readonly part: number;
  /** 0 <= x < 30. */
  readonly degree: number;
}

interface EqualParts {
  readonly parts: number;
  /** For each sign, Aries first, the sign of its first part. */
  readonly starts: readonly number[];
  /** Signs from one part to the next, in odd and in even signs. */
  readonly steps: readonly [odd: number, even: number];
}

const SIGNS_BY_INDEX = Array.from({ length: 12 }, (_, sign) => sign);
const inTurn = (starts: readonly number[]): readonly number[] =>
  SIGNS_BY_INDEX.map((sign) => starts[sign % starts.length] ?? 0);
/** Counted from the sign itself, in odd and in even signs. */
const fromItself = (odd: number, even = odd): readonly number[] =>
  inTurn([odd, even]).map((offset, sign) => (sign + offset) % 12);
/** The same sign for all odd and for all even signs. */
const byParity = (odd: number, even: number): readonly number[] => inTurn([odd, even]);
const byModality = (movable: number, fixed: number, dual: number): readonly number[] => inTurn([movable, fixed, dual]);
const byElement = (fire: number, earth: number, air: number, water: number): readonly number[] =>
  inTurn([fire, earth, air, water]);

const row = (parts: number, starts: readonly number[], odd = 1, even = odd): EqualParts => ({
  parts,
  starts,
  steps: [odd, even],
});

/** R24: the divisions into equal parts, all by Parashara (BPHS 6; D6 and D8 of later tradition). */
const EQUAL: Readonly<Record<Exclude<Varga, 'D30'>, EqualParts>> = {
  D1: row(1, fromItself(0)),
  D2: row(2, byParity(4, 3), -1, 1),
  D3: row(3, fromItself(0), 4),
  D4: row(4, fromItself(0), 3),
  D6: row(6, byParity(0, 6)),
  D7: row(7, fromItself(0, 6)),
  D8: row(8, byModality(0, 8, 4)),
  D9: row(9, byElement(0, 9, 6, 3)),
  D10: row(10, fromItself(0, 8)),
  D12: row(12, fromItself(0)),
  D16: row(16, byModality(0, 4, 8)),
  D20: row(20, byModality(0, 8, 4)),
  D24: row(24, byParity(4, 3)),
  D27: row(27, byElement(0, 3, 6, 9)),
  D40: row(40, byParity(0, 6)),
  D45: row(45, byModality(0, 4, 8)),
  D60: row(60, fromItself(0)),
};

interface Trimsamsa {
  readonly from: number;
  readonly to: number;
  readonly sign: number;
}

/** R24, D30: five unequal parts, other ones in odd and in even signs. */
const TRIMSAMSA_ODD: readonly Trimsamsa[] = [
  { from: 0, to: 5, sign: 0 },
  { from: 5, to: 10, sign: 10 },
  { from: 10, to: 18, sign: 8 },
  { from: 18, to: 25, sign: 2 },
  { from: 25, to: 30, sign: 6 },
];
const TRIMSAMSA_EVEN: readonly Trimsamsa[] = [
  { from: 0, to: 5, sign: 1 },
  { from: 5, to: 12, sign: 5 },
  { from: 12, to: 20, sign: 11 },
  { from: 20, to: 25, sign: 9 },
  { from: 25, to: 30, sign: 7 },
];

/** A longitude computed as an edge may fall short of it by rounding; an edge belongs to the part it opens (R4.5). */
const EDGE = 1e-10;

/** Place of a sidereal longitude in a divisional chart (R24), from the unrounded degree. */
export function vargaPlace(varga: Varga, longitude: number): VargaPlace {
  const sign = signOf(longitude);
  const inSign = partOf(longitude);
  if (varga === 'D30') return trimsamsa(sign, inSign);
  const { parts, starts, steps } = EQUAL[varga];
  const passed = (inSign * parts) / 30;
  const part = Math.min(parts - 1, Math.floor(passed + EDGE));
  const step = steps[isOddSign(sign) ? 0 : 1];
  return {
    sign: ((starts[sign] ?? 0) + step * part) % 12,
    part,
    degree: Math.max(0, passed - part) * 30,
  };
}

/** How many parts a sign has in a division. */
export const partsOf = (varga: Varga): number => (varga === 'D30' ? TRIMSAMSA_ODD.length : EQUAL[varga].parts);

/** Degrees in its sign at which the part of a division begins and ends that holds a longitude. */
export function partSpan(varga: Varga, longitude: number): { readonly from: number; readonly to: number } {
  const { part } = vargaPlace(varga, longitude);
  if (varga === 'D30') {
    const { from, to } = trimsamsas(signOf(longitude))[part] ?? { from: 0, to: 30 };
    return { from, to };
  }
  const width = 30 / partsOf(varga);
  return { from: part * width, to: (part + 1) * width };
}

const trimsamsas = (sign: number): readonly Trimsamsa[] => (isOddSign(sign) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN);

function trimsamsa(sign: number, inSign: number): VargaPlace {
  const rows = trimsamsas(sign);
  const part = rows.findLastIndex((row) => inSign + EDGE >= row.from);
  const row = rows[part];
  if (row === undefined) throw new RangeError('A longitude is a finite number.');
  return { sign: row.sign, part, degree: (Math.max(0, inSign - row.from) / (row.to - row.from)) * 30 };
}

/** Sign index of a sidereal longitude in a divisional chart (R24). */
export const vargaSign = (varga: Varga, longitude: number): number => vargaPlace(varga, longitude).sign;

/** The same sign in D1 and D9 (R23.8). */
export const isVargottama = (longitude: number): boolean => vargaSign('D9', longitude) === signOf(longitude);

export interface SignAndLord {
  readonly sign: Sign;
  readonly lord: Graha;
}

/** Sign in a division of the point 210° on from a longitude: the 22nd drekkana, the 64th navamsa. */
export function beyond(division: DivisionName, longitude: number): SignAndLord {
  const sign = vargaSign(division, normalize(longitude + 210));
  return { sign: signName(sign), lord: signLordOf(sign) };
}
