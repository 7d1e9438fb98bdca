import type { Chart } from '../chart/chart.ts';
import { EngineError } from '../base/errors.ts';
import { perChart } from '../chart/per-chart.ts';
import { printInstant } from '../time/print.ts';
import { cycleEndMs, vimshottari } from './vimshottari.ts';
import { say } from './dasha.messages.ts';

/** The Vimshottari cycle of a chart. */
export const vimshottariOf = perChart((chart) => vimshottari(chart.planets.Moon.longitude, chart.moment.utcMs));

/**
 * Throws validation_failed unless an instant lies within the 120 dasha years of a birth (or founding), naming both
 * limits. The instant may be now, where nothing was sent in `field`.
 */
export function requireInCycle(
  chart: Chart,
  utcMs: number,
  field: string,
  beginning: 'birth' | 'founding' = 'birth',
): void {
  const cycle = vimshottariOf(chart);
  const end = cycleEndMs(cycle);
  if (utcMs >= cycle.birthMs && utcMs < end) return;
  const print = (ms: number): string => printInstant(ms, chart.moment);
  throw new EngineError(
    'validation_failed',
    say.outsideCycle({ at: print(utcMs), beginning, from: print(cycle.birthMs), to: print(end), field }),
    field,
  );
}
