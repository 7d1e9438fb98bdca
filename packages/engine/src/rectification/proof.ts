import { totalsOf } from './event-parts.ts';
import type { Totals } from './event-parts.ts';
import type { Pace } from './pace.ts';
import { byRank, rankOf, SAME_SCORE } from './scored.ts';
import type { ErrorBar, Ranked, Stretch } from './scored.ts';
import { SHIFTS } from './scoring.ts';
import type { Scoring } from './scoring.ts';

/** How often the same events with moved dates fit as well. */
export interface Chance {
  readonly shifts: number;
  readonly asGood: number;
  readonly p: number;
}

const STRETCHES_A_BREATH = 200;

/** Which of the totals is put to the test. */
type Tested = (totals: Totals) => number;

/** The chance test while it goes on. */
export interface ChanceTest {
  /** Tries the shifted sets on the middle of one more stretch. */
  readonly see: (stretch: Stretch) => void;
  /** How many shifts reached the best score of the real dates. */
  readonly result: (real: number) => Chance;
}

/**
 * The best score that each shifted set of dates reaches over the middles of the stretches, against that of the real
 * dates. It is tried as the stretches are found, while what their charts say of events is at hand.
 */
export function chanceTest(scoring: Scoring, tested: Tested): ChanceTest {
  const best = SHIFTS.map(() => 0);
  return {
    see: ({ middle }) => {
      scoring.shiftedTotals(middle).forEach((totals, position) => {
        best[position] = Math.max(best[position] ?? 0, tested(totals));
      });
    },
    result: (real) => {
      const asGood = best.filter((score) => score >= real - SAME_SCORE).length;
      return { shifts: SHIFTS.length, asGood, p: (1 + asGood) / (SHIFTS.length + 1) };
    },
  };
}

/**
 * The share of the events that can be left out, one at a time, with the best of the stretches still inside the error
 * bar; of a single event 0.
 */
export async function stabilityOf(
  stretches: readonly Stretch[],
  bar: ErrorBar,
  statedMs: number,
  tested: Tested,
  { yieldTurn }: Pick<Pace, 'yieldTurn'>,
): Promise<number> {
  const events = stretches[0]?.parts.length ?? 0;
  if (events < 2) return 0;
  const plain = stretches.every(({ parts }) => parts.every(({ location, sky }) => location === null && sky === null));
  const sums = stretches.map(({ parts }) => parts.reduce((sum, { weight, base }) => sum + weight * base, 0));
  const weights = stretches[0]?.parts.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
  // From the sum of all events the mean without one is known to much less than a tenth.
  const isBelow = ({ parts }: Stretch, at: number, left: number, best: number): boolean => {
    const { weight, base } = parts[left] ?? { weight: 0, base: 0 };
    return plain && ((sums[at] ?? 0) - weight * base) / (weights - weight) < best - 1;
  };
  let held = 0;
  for (let left = 0; left < events; left += 1) {
    let best: { readonly stretch: Stretch; readonly rank: Ranked } | undefined;
    for (const [done, stretch] of stretches.entries()) {
      if (done % STRETCHES_A_BREATH === 0) await yieldTurn();
      if (best !== undefined && isBelow(stretch, done, left, best.rank.score)) continue;
      const score = tested(totalsOf(stretch.parts, left));
      if (best === undefined || score >= best.rank.score) {
        const rank = rankOf(stretch, statedMs, score);
        if (best === undefined || byRank(rank, best.rank) < 0) best = { stretch, rank };
      }
    }
    if (best !== undefined && best.stretch.fromMs >= bar.fromMs && best.stretch.toMs <= bar.toMs) held += 1;
  }
  return held / events;
}
