import { EngineError } from '../base/errors.ts';
import { shownMs } from '../time/clock.ts';
import { utcMsFromJd } from '../time/julian.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Moment } from '../time/moment.ts';
import { printInstant } from '../time/print.ts';
import type { SecondGrid } from './swept-runs.ts';
import { say } from './rectification.messages.ts';

const MINUTE_MS = 60_000;
/** Candidates of one call: a day by the minute and its last. */
const MOST_CANDIDATES = 1441;

/** The range of a search: its whole seconds, and the candidates printed of it. */
export interface SearchRange {
  readonly grid: SecondGrid;
  /** Seconds of the grid with their distances from the stated time. */
  readonly printed: readonly { readonly second: number; readonly offsetMinutes: number }[];
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * A range around a stated time: its seconds are those that the clock of the birth shows, so that a printed time is
 * the one that was judged. Throws validation_failed for a step that makes too many candidates.
 */
export function searchRange(stated: Moment, rangeMinutes: number, stepMinutes: number): SearchRange {
  const steps = Math.floor(rangeMinutes / stepMinutes + 1e-9);
  if (2 * steps + 1 > MOST_CANDIDATES) {
    const least = Math.ceil((20 * rangeMinutes) / (MOST_CANDIDATES - 1) - 1e-9) / 10;
    throw new EngineError(
      'validation_failed',
      say.tooManyCandidates({ step: stepMinutes, count: 2 * steps + 1, most: MOST_CANDIDATES, least }),
      'step_minutes',
    );
  }
  const grid = secondsOf(stated, Math.floor(rangeMinutes * 60 + 1e-9));
  const secondOf = (utcMs: number): number => Math.floor((utcMs - grid.originMs) / 1000);
  const printed = Array.from({ length: 2 * steps + 1 }, (_, position) => {
    const offsetMinutes = (position - steps) * stepMinutes;
    return { second: secondOf(stated.utcMs + Math.round(offsetMinutes * MINUTE_MS)), offsetMinutes };
  }).filter(({ second }) => second >= grid.first && second <= grid.last);
  return { grid, printed, notes: notesOf(stated, grid, rangeMinutes, stepMinutes) };
}

/** The whole seconds within so many of a stated time, as far as the sky is known. */
function secondsOf(stated: Moment, reach: number): SecondGrid {
  const fraction = ((shownMs(stated.utcMs, stated) % 1000) + 1000) % 1000;
  const originMs = stated.utcMs - fraction;
  const known = {
    first: Math.ceil((utcMsFromJd(FIRST_JD) - originMs) / 1000),
    last: Math.floor((utcMsFromJd(LAST_JD) - originMs) / 1000),
  };
  return { originMs, first: Math.min(0, Math.max(-reach, known.first)), last: Math.min(reach, known.last) };
}

function notesOf(stated: Moment, grid: SecondGrid, rangeMinutes: number, stepMinutes: number): readonly string[] {
  const cut = -grid.first < Math.floor(rangeMinutes * 60 + 1e-9);
  return [
    ...(cut ? [say.rangeBegins({ at: printInstant(grid.originMs + grid.first * 1000, stated) })] : []),
    ...(stepMinutes > rangeMinutes ? [say.stepTooWide()] : []),
  ];
}
