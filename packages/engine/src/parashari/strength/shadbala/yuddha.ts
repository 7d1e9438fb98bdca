import type { Graha } from '../../../zodiac/names.ts';
import type { War } from '../../states/war.ts';
import type { Warrior } from '../../states/warriors.ts';

/** Diameters of the discs in arc-seconds (R25). */
const DISC: Readonly<Record<Warrior, number>> = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 };

/**
 * What the wars of a chart add to a planet or take from it, in virupas: the difference of the two strengths so far
 * (sthana, dig, and kala without ayana) over the difference of the discs, to the winner from the loser (R25).
 */
export function yuddhaBala(
  planet: Graha,
  wars: readonly Pick<War, 'winner' | 'loser'>[],
  strengthSoFar: Readonly<Record<Graha, number>>,
): number {
  return wars.reduce((sum, { winner, loser }) => {
    if (planet !== winner && planet !== loser) return sum;
    const stake = Math.abs((strengthSoFar[winner] - strengthSoFar[loser]) / (DISC[winner] - DISC[loser]));
    return sum + (planet === winner ? stake : -stake);
  }, 0);
}
