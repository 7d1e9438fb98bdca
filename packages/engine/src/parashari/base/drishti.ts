import { arcForward } from '../../base/angles.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import type { SignsOf } from './frame.ts';

export const ASSOCIATIONS = ['CONJUNCTION', 'EXCHANGE', 'MUTUAL_ASPECT'] as const;
export type Association = (typeof ASSOCIATIONS)[number];

/** The ordinal at which one planet looks at another by sign, or null; never from node to node (R6.4). */
export function aspectOn(from: Planet, to: Planet, signs: SignsOf): number | null {
  if (isNode(from) && isNode(to)) return null;
  return signAspect(from, signs[from], signs[to]);
}

/** The ties that make two planets associated; a one-way aspect is none of them. */
export function associations(x: Planet, y: Planet, signs: SignsOf): readonly Association[] {
  const found: Association[] = [];
  if (signs[x] === signs[y]) found.push('CONJUNCTION');
  if (signLordOf(signs[x]) === y && signLordOf(signs[y]) === x) found.push('EXCHANGE');
  if (aspectOn(x, y, signs) !== null && aspectOn(y, x, signs) !== null) found.push('MUTUAL_ASPECT');
  return found;
}

export interface SputaDrishti {
  /** Arc from the planet forward to the point, 0 <= x < 360. */
  readonly angle: number;
  /** 0..60. */
  readonly virupas: number;
  /** An addition of Mars, Jupiter or Saturn was applied. */
  readonly special: boolean;
}

interface Addition {
  readonly virupas: number;
  /** Two arcs, each half open. */
  readonly arcs: readonly (readonly [from: number, to: number])[];
}

/** What the full special aspects add (R23.7). */
const ADDITIONS: Readonly<Partial<Record<Graha, Addition>>> = {
  Saturn: {
    virupas: 45,
    arcs: [
      [60, 90],
      [270, 300],
    ],
  },
  Jupiter: {
    virupas: 30,
    arcs: [
      [120, 150],
      [240, 270],
    ],
  },
  Mars: {
    virupas: 15,
    arcs: [
      [90, 120],
      [210, 240],
    ],
  },
};

const FULL = 60;

/** Aspect strength of any planet at an angle, 0..60 virupas, before the special additions (R23.7, BPHS 26). */
export function baseDrishti(angle: number): number {
  if (angle < 30 || angle >= 300) return 0;
  if (angle < 60) return (angle - 30) / 2;
  if (angle < 90) return angle - 45;
  if (angle < 120) return 30 + (120 - angle) / 2;
  if (angle < 150) return 150 - angle;
  if (angle < 180) return 2 * (angle - 150);
  return (300 - angle) / 2;
}

/** Aspect of a planet at one longitude on a point at another, by degrees, in virupas (R23.7). The nodes cast none. */
export function sputaDrishti(aspector: Graha, from: number, to: number): SputaDrishti {
  const angle = arcForward(from, to);
  const addition = ADDITIONS[aspector];
  const special = addition?.arcs.some(([start, end]) => angle >= start && angle < end) ?? false;
  const virupas = baseDrishti(angle) + (special && addition ? addition.virupas : 0);
  return { angle, virupas: Math.min(FULL, virupas), special };
}
