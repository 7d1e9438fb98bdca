import { isOddSign, partOf, signOf } from '../base/frame.ts';

/** The seven of saptavargaja bala. */
export const VARGAS = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const;
export type Varga = (typeof VARGAS)[number] | 'D4' | 'D6' | 'D10' | 'D20' | 'D24' | 'D60';

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
  /** Sign of the n-th part (from 0) of a sign; read modulo 12. */
  readonly sign: (sign: number, n: number) => number;
}

/** R24, V1: the divisions into equal parts. */
const EQUAL: Readonly<Record<Exclude<Varga, 'D30'>, EqualParts>> = {
  D1: { parts: 1, sign: (sign) => sign },
  D2: { parts: 2, sign: (sign, n) => (isOddSign(sign) === (n === 0) ? 4 : 3) },
  D3: { parts: 3, sign: (sign, n) => sign + 4 * n },
  D4: { parts: 4, sign: (sign, n) => sign + 3 * n },
  D6: { parts: 6, sign: (sign, n) => (isOddSign(sign) ? 0 : 6) + n },
  D7: { parts: 7, sign: (sign, n) => sign + n + (isOddSign(sign) ? 0 : 6) },
  D9: { parts: 9, sign: (sign, n) => 9 * sign + n },
  D10: { parts: 10, sign: (sign, n) => sign + n + (isOddSign(sign) ? 0 : 8) },
  D12: { parts: 12, sign: (sign, n) => sign + n },
  D20: { parts: 20, sign: (sign, n) => 8 * (sign % 3) + n },
  D24: { parts: 24, sign: (sign, n) => (isOddSign(sign) ? 4 : 3) + n },
  D60: { parts: 60, sign: (sign, n) => sign + n },
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

/** A longitude computed as an edge may fall short of it by rounding; an edge belongs to the part it opens (R4.5, V1). */
const EDGE = 1e-10;

/** Place of a sidereal longitude in a divisional chart (R24, V1), from the unrounded degree. */
export function vargaPlace(varga: Varga, longitude: number): VargaPlace {
  const sign = signOf(longitude);
  const inSign = partOf(longitude);
  if (varga === 'D30') return trimsamsa(sign, inSign);
  const { parts, sign: rule } = EQUAL[varga];
  const steps = (inSign * parts) / 30;
  const part = Math.min(parts - 1, Math.floor(steps + EDGE));
  return { sign: rule(sign, part) % 12, part, degree: Math.max(0, steps - part) * 30 };
}

function trimsamsa(sign: number, inSign: number): VargaPlace {
  const rows = isOddSign(sign) ? TRIMSAMSA_ODD : TRIMSAMSA_EVEN;
  const part = rows.findLastIndex((row) => inSign + EDGE >= row.from);
  const row = rows[part];
  if (row === undefined) throw new RangeError('A longitude is a finite number.');
  return { sign: row.sign, part, degree: (Math.max(0, inSign - row.from) / (row.to - row.from)) * 30 };
}

/** Sign index of a sidereal longitude in a divisional chart (R24). */
export const vargaSign = (varga: Varga, longitude: number): number => vargaPlace(varga, longitude).sign;

/** The same sign in D1 and D9 (R23.8). */
export const isVargottama = (longitude: number): boolean => vargaSign('D9', longitude) === signOf(longitude);
