import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { rulingPlanetMembers } from './ruling-planets.ts';
import type { RulingPlanets } from './ruling-planets.ts';

/** How often a planet rules: in all moments, from 0.67 of them, from 0.34, less. */
export const CONSENSUS_BANDS = ['STRONG', 'MODERATE', 'WEAK', 'NONE'] as const;
type ConsensusBand = (typeof CONSENSUS_BANDS)[number];

/** How far several moments agree on a planet. */
export interface Consensus {
  readonly planet: Planet;
  /** Moments in which it is a ruling planet and not rejected (R8.4). */
  readonly present: number;
  readonly of: number;
  readonly agreement: number;
  /** Ranks of its slots (7..1) in those moments, added up. */
  readonly slotRankSum: number;
  readonly band: ConsensusBand;
}

/** The nine planets by how many moments they rule, then by the sum of slot ranks, then in planet order. */
export function consensusOf(moments: readonly RulingPlanets[]): readonly Consensus[] {
  const of = moments.length;
  return PLANETS.map((planet) => {
    const present = moments.filter((moment) => rulingPlanetMembers(moment).includes(planet));
    const agreement = present.length / of;
    const ranks = present.map(({ ranked }) => ranked.find((each) => each.planet === planet)?.slotRankSum ?? 0);
    const slotRankSum = ranks.reduce((sum, rank) => sum + rank, 0);
    return { planet, present: present.length, of, agreement, slotRankSum, band: bandOf(agreement) };
  }).sort((a, b) => b.present - a.present || b.slotRankSum - a.slotRankSum);
}

function bandOf(agreement: number): ConsensusBand {
  if (agreement === 1) return 'STRONG';
  if (agreement >= 0.67) return 'MODERATE';
  return agreement >= 0.34 ? 'WEAK' : 'NONE';
}
