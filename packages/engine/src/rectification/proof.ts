import { totalsOf } from './event-parts.ts';
import type { Totals } from './event-parts.ts';
import type { Pace } from './pace.ts';
import { byRank, rankOf, SAME_SCORE } from './scored.ts';
import type { ErrorBar, Stretch } from './scored.ts';
import { SHIFTS } from './scoring.ts';
import type { Scoring } from './scoring.ts';

/** How often the same events with moved dates fit as well (T7). */
export interface Chance {
  readonly shifts: number;
  readonly asGood: number;
  readonly p: number;
}

/** Twenty events moved so often take some milliseconds. */
const SHIFTS_A_BREATH = 5;

/** Which of the totals is put to the test. */
type Tested = (totals: Totals) => number;

/**
 * The chance test (T7): the best score that each shifted set of dates reaches over the middles of the same stretches,
 * against that of the real dates.
 */
export async function chanceOf(
  stretches: readonly Stretch[],
  scoring: Scoring,
  tested: Tested,
  pace: Pace,
): Promise<Chance> {
  const best = SHIFTS.map(() => 0);
  for (const [done, { middle }] of stretches.entries()) {
    for (const [position, shift] of SHIFTS.entries()) {
      const score = tested(totalsOf(scoring.partsOf(middle, shift)));
      if (score > (best[position] ?? 0)) best[position] = score;
      if (position % SHIFTS_A_BREATH === 0) await pace.breathe();
    }
    pace.progress((done + 1) / stretches.length, 'Testing against shifted dates');
  }
  const real = Math.max(...stretches.map(({ totals }) => tested(totals)));
  const asGood = best.filter((score) => score >= real - SAME_SCORE).length;
  return { shifts: SHIFTS.length, asGood, p: (1 + asGood) / (SHIFTS.length + 1) };
}

/**
 * The share of the events that can be left out, one at a time, with the best of the stretches still inside the error
 * bar; of a single event 0 (T7).
 */
export async function stabilityOf(
  stretches: readonly Stretch[],
  bar: ErrorBar,
  statedMs: number,
  tested: Tested,
  { breathe }: Pace,
): Promise<number> {
  const events = stretches[0]?.parts.length ?? 0;
  if (events < 2) return 0;
  let held = 0;
  for (let left = 0; left < events; left += 1) {
    const ranked = stretches.map((stretch) => {
      const totals = totalsOf(stretch.parts.filter((_, position) => position !== left));
      return { stretch, rank: rankOf(stretch, statedMs, tested(totals)) };
    });
    const best = ranked.reduce((first, next) => (byRank(next.rank, first.rank) < 0 ? next : first)).stretch;
    if (best.fromMs >= bar.fromMs && best.toMs <= bar.toMs) held += 1;
    await breathe();
  }
  return held / events;
}
