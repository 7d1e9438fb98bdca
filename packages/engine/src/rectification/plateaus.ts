import type { Candidate, Candidates } from './candidate.ts';
import { totalsOf } from './event-parts.ts';
import type { Pace } from './pace.ts';
import { rulingAgreement } from './ruling-fit.ts';
import type { Rulers } from './ruling-fit.ts';
import type { Stretch } from './scored.ts';
import { NO_SHIFT } from './scoring.ts';
import type { Scoring } from './scoring.ts';
import { say } from './rectification.messages.ts';
import { secondAt } from './swept-runs.ts';
import type { SecondGrid, SweptRun } from './swept-runs.ts';

type Seconds = Pick<SweptRun, 'from' | 'to'>;

/**
 * The plateaus of a range, in order of time: each has one signature, so one score, that of its middle. `see` is
 * shown each as it is found.
 */
export async function plateausOf(
  candidates: Candidates,
  grid: SecondGrid,
  scoring: Scoring,
  rulers: Rulers,
  pace: Pace,
  see: (plateau: Stretch) => void = () => undefined,
): Promise<readonly Stretch[]> {
  const found: Stretch[] = [];
  for (const run of candidates.runs(grid)) {
    const middle = candidates.alike(middleOf(grid, run), run.key);
    const plateau = judgedStretch(middle, grid, run, scoring, rulers);
    found.push(plateau);
    see(plateau);
    pace.progress((run.to - grid.first) / (grid.last + 1 - grid.first), say.lookingAtSeconds());
    await pace.yieldTurn();
  }
  return found;
}

/** A run of seconds, judged at its middle. */
export function stretchOf(
  candidates: Candidates,
  grid: SecondGrid,
  run: Seconds,
  scoring: Scoring,
  rulers: Rulers,
): Stretch {
  return judgedStretch(candidates.at(middleOf(grid, run)), grid, run, scoring, rulers);
}

const middleOf = (grid: SecondGrid, { from, to }: Seconds): number =>
  secondAt(grid, from + Math.floor((to - from) / 2));

function judgedStretch(
  middle: Candidate,
  grid: SecondGrid,
  { from, to }: Seconds,
  scoring: Scoring,
  rulers: Rulers,
): Stretch {
  const parts = scoring.partsOf(middle, NO_SHIFT);
  return {
    fromMs: secondAt(grid, from),
    toMs: secondAt(grid, to),
    widthSeconds: to - from,
    middle,
    parts,
    totals: totalsOf(parts),
    rpAgreement: rulingAgreement(rulers, middle),
  };
}
