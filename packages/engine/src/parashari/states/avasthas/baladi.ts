import { isOddSign, partOf, signOf } from '../../base/frame.ts';

export const BALADI_STATES = ['Bala', 'Kumara', 'Yuva', 'Vriddha', 'Mrita'] as const;
type BaladiState = (typeof BALADI_STATES)[number];

export const BALADI_YIELDS = ['quarter', 'half', 'full', 'little', 'nil'] as const;
const YIELD: Readonly<Record<BaladiState, (typeof BALADI_YIELDS)[number]>> = {
  Bala: 'quarter',
  Kumara: 'half',
  Yuva: 'full',
  Vriddha: 'little',
  Mrita: 'nil',
};

export interface Baladi {
  readonly state: BaladiState;
  /** Which 6° part of the sign, 1..5. */
  readonly part: number;
  readonly yield: (typeof BALADI_YIELDS)[number];
}

/** States by age (BPHS 45.3-4, R27): five parts of 6°, child to dead in odd signs, the other way in even ones. */
export function baladi(longitude: number): Baladi {
  const index = Math.min(4, Math.floor(partOf(longitude) / 6 + 1e-10));
  const state = BALADI_STATES[isOddSign(signOf(longitude)) ? index : 4 - index] ?? 'Mrita';
  return { state, part: index + 1, yield: YIELD[state] };
}
