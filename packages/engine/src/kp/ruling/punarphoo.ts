import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { say } from './ruling.messages.ts';

/** How the Moon and Saturn are tied (R8.7). */
export const PUNARPHOO_TIES = ['CONJUNCTION', 'SIGN_ASPECT', 'MUTUAL_SIGN', 'MUTUAL_STAR', 'MUTUAL_SUB'] as const;
type PunarphooTie = (typeof PUNARPHOO_TIES)[number];

export interface Punarphoo {
  readonly present: boolean;
  readonly ties: readonly PunarphooTie[];
}

/**
 * Punarphoo (R8.7): the Moon and Saturn in one sign, in sign aspect either way, or each in the sign, the star or the
 * sub of the other. Obstacles and postponement; it cancels no promise.
 */
export function punarphoo({ planets: { Moon, Saturn } }: Chart): Punarphoo {
  const mutual = (lord: 'signLord' | 'starLord' | 'subLord'): boolean => {
    const [moons, saturns]: readonly Planet[] = [Moon[lord], Saturn[lord]];
    return moons === 'Saturn' && saturns === 'Moon';
  };
  const aspect =
    signAspect('Saturn', Saturn.signIndex, Moon.signIndex) ?? signAspect('Moon', Moon.signIndex, Saturn.signIndex);
  const found: Readonly<Record<PunarphooTie, boolean>> = {
    CONJUNCTION: Moon.signIndex === Saturn.signIndex,
    SIGN_ASPECT: aspect !== null,
    MUTUAL_SIGN: mutual('signLord'),
    MUTUAL_STAR: mutual('starLord'),
    MUTUAL_SUB: mutual('subLord'),
  };
  const ties = PUNARPHOO_TIES.filter((tie) => found[tie]);
  return { present: ties.length > 0, ties };
}

/** The ties after `tied by`: `sign aspect and mutual star`. */
export const tiesInWords = (ties: readonly PunarphooTie[]): string => inWords(ties.map((tie) => say.tie({ tie })));
