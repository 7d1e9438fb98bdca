import { signLordOf } from '../../../zodiac/division.ts';
import type { Graha } from '../../../zodiac/names.ts';
import { arcFromDebilitation, moolatrikonaSign } from '../../base/dignity.ts';
import { countSigns, isOddSign } from '../../base/frame.ts';
import type { SignsOf } from '../../base/frame.ts';
import { compoundRelation } from '../../base/relations.ts';
import type { CompoundRelation } from '../../base/relations.ts';
import { VARGAS, vargaPlace, vargaSign } from '../../vargas/vargas.ts';
import type { Varga } from '../../vargas/vargas.ts';

/** Positional strength in virupas. */
export interface SthanaBala {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly total: number;
}

const RELATION_VIRUPAS: Readonly<Record<CompoundRelation, number>> = {
  GREAT_FRIEND: 22.5,
  FRIEND: 15,
  NEUTRAL: 7.5,
  ENEMY: 3.75,
  GREAT_ENEMY: 1.875,
};

/** Houses 1, 4, 7, 10; then 2, 5, 8, 11; then 3, 6, 9, 12. */
const KENDRADI_VIRUPAS = [60, 30, 15] as const;

/** The third of a sign in which each planet is strong, from 0: male, neuter, female (R25). */
const STRONG_DREKKANA: Readonly<Record<Graha, number>> = {
  Sun: 0,
  Mars: 0,
  Jupiter: 0,
  Mercury: 1,
  Saturn: 1,
  Moon: 2,
  Venus: 2,
};

/** Sthana bala from a sidereal longitude, the D1 signs of all planets and the sign of the ascendant (R25, BPHS 27). */
export function sthanaBala(planet: Graha, longitude: number, signs: SignsOf, ascendantSign: number): SthanaBala {
  const uchcha = arcFromDebilitation(planet, longitude) / 3;
  const saptavargaja = VARGAS.reduce((sum, varga) => sum + vargaVirupas(planet, varga, longitude, signs), 0);
  const ojayugma = parityVirupas(planet, signs[planet]) + parityVirupas(planet, vargaSign('D9', longitude));
  const kendradi = KENDRADI_VIRUPAS[(countSigns(ascendantSign, signs[planet]) - 1) % 3] ?? 0;
  const drekkana = vargaPlace('D3', longitude).part === STRONG_DREKKANA[planet] ? 15 : 0;
  return {
    uchcha,
    saptavargaja,
    ojayugma,
    kendradi,
    drekkana,
    total: uchcha + saptavargaja + ojayugma + kendradi + drekkana,
  };
}

/** Exaltation and debility give nothing of their own here; the moolatrikona sign counts whole, and in D1 only. */
function vargaVirupas(planet: Graha, varga: Varga, longitude: number, signs: SignsOf): number {
  const sign = vargaSign(varga, longitude);
  if (varga === 'D1' && sign === moolatrikonaSign(planet)) return 45;
  const lord = signLordOf(sign);
  return lord === planet ? 30 : RELATION_VIRUPAS[compoundRelation(planet, lord, signs)];
}

function parityVirupas(planet: Graha, sign: number): number {
  const likesOdd = planet !== 'Moon' && planet !== 'Venus';
  return isOddSign(sign) === likesOdd ? 15 : 0;
}
