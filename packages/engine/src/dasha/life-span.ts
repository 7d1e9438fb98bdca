import type { Chart } from '../chart/chart.ts';
import type { Interval } from '../base/intervals.ts';
import { requireInCycle, vimshottariOf } from './cycle-of.ts';
import { cycleEndMs } from './vimshottari.ts';
import { DASHA_YEAR_MS } from './years.ts';
import { say } from './dasha.messages.ts';

/** A stretch of a life to look through, and what had to be changed to make it one. */
export interface LifeSpan extends Interval {
  /** Sentences for provenance.notes. */
  readonly notes: readonly string[];
}

/**
 * The years of 365.25 days from an instant, as far as they lie within the 120 dasha years: an earlier start moves to
 * birth. Throws validation_failed when the instant lies past those years.
 */
export function lifeSpan(chart: Chart, fromMs: number, years: number, field: string): LifeSpan {
  const cycle = vimshottariOf(chart);
  const startMs = Math.max(fromMs, cycle.birthMs);
  requireInCycle(chart, startMs, field);
  const endMs = Math.min(startMs + years * DASHA_YEAR_MS, cycleEndMs(cycle));
  return {
    startMs,
    endMs,
    notes: [
      ...(startMs > fromMs ? [say.beginsAtBirth({ field })] : []),
      ...(endMs < startMs + years * DASHA_YEAR_MS ? [say.endsWithDashaYears()] : []),
    ],
  };
}
