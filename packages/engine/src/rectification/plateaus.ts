import type { Candidates } from './candidate.ts';
import { totalsOf } from './event-parts.ts';
import type { Pace } from './pace.ts';
import { rulingAgreement } from './ruling-fit.ts';
import type { Rulers } from './ruling-fit.ts';
import { runsOf } from './runs.ts';
import type { Run, Sample } from './runs.ts';
import type { Stretch } from './scored.ts';
import { NO_SHIFT } from './scoring.ts';
import type { Scoring } from './scoring.ts';
import { say } from './rectification.messages.ts';

const SECOND_MS = 1000;

/** Whole seconds from an instant, both ends included. */
export interface SecondGrid {
  readonly originMs: number;
  readonly first: number;
  readonly last: number;
}

export const secondAt = ({ originMs }: SecondGrid, second: number): number => originMs + second * SECOND_MS;

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
  const look = (second: number): Sample => candidates.sampleAt(secondAt(grid, second));
  for (const run of runsOf(look, grid.first, grid.last)) {
    const plateau = stretchOf(candidates, grid, run, scoring, rulers);
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
  { from, to }: Pick<Run<Sample>, 'from' | 'to'>,
  scoring: Scoring,
  rulers: Rulers,
): Stretch {
  const middle = candidates.at(secondAt(grid, from + Math.floor((to - from) / 2)));
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
