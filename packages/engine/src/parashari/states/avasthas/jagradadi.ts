import { signLordOf } from '../../../zodiac/division.ts';
import type { Graha, Planet } from '../../../zodiac/names.ts';
import { debilitationSign, exaltationSign } from '../../base/dignity.ts';
import { naturalRelation } from '../../base/relations.ts';
import type { NaturalRelation } from '../../base/relations.ts';

export const JAGRADADI_STATES = ['Jagrat', 'Swapna', 'Sushupti'] as const;
type JagradadiState = (typeof JAGRADADI_STATES)[number];

export const JAGRADADI_YIELDS = ['full', 'half', 'nil'] as const;
const YIELD: Readonly<Record<JagradadiState, (typeof JAGRADADI_YIELDS)[number]>> = {
  Jagrat: 'full',
  Swapna: 'half',
  Sushupti: 'nil',
};

export interface Jagradadi {
  readonly state: JagradadiState;
  readonly yield: (typeof JAGRADADI_YIELDS)[number];
  /** What decided. */
  readonly ground: 'EXALTATION' | 'OWN' | 'DEBILITATION' | NaturalRelation;
  readonly lord: Graha;
}

/**
 * Waking, dreaming, asleep (BPHS 45.5-6, R27): awake in the own or exaltation sign, asleep in that of debility; else by
 * the natural relation to the lord of the sign, asleep with an enemy and dreaming with a friend or neutral.
 */
export function jagradadi(planet: Planet, sign: number): Jagradadi {
  const lord = signLordOf(sign);
  const ground = groundOf(planet, sign, lord);
  const state = ground === 'EXALTATION' || ground === 'OWN' ? 'Jagrat' : asleep(ground) ? 'Sushupti' : 'Swapna';
  return { state, yield: YIELD[state], ground, lord };
}

function groundOf(planet: Planet, sign: number, lord: Graha): Jagradadi['ground'] {
  if (sign === exaltationSign(planet)) return 'EXALTATION';
  if (lord === planet) return 'OWN';
  return sign === debilitationSign(planet) ? 'DEBILITATION' : naturalRelation(planet, lord);
}

const asleep = (ground: Jagradadi['ground']): boolean => ground === 'DEBILITATION' || ground === 'ENEMY';
