import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { EngineError } from '../../base/errors.ts';
import { LAST_YEAR } from '../../time/civil.ts';
import { printDate } from '../../time/print.ts';
import { calendarMonth, localMidnight } from '../../time/months.ts';
import type { CalendarMonth } from '../../time/months.ts';
import { say } from './timing.messages.ts';

/**
 * Twelve calendar months from the first of a month, by the clock of the birth place. Throws validation_failed for
 * months before birth or past the 120 dasha years, out_of_range past 2399.
 */
export function twelveMonths(chart: Chart, year: number, month: number): readonly CalendarMonth[] {
  const { moment } = chart;
  const months = Array.from({ length: 12 }, (_, k) => calendarMonth(year, month + k, moment));
  const fromMs = localMidnight(year, month, 1, moment);
  const toMs = localMidnight(year, month + 12, 1, moment);
  const print = (ms: number): string => printDate(ms, moment);
  const label = print(fromMs).slice(0, 7);
  const cycle = vimshottariOf(chart);
  if (fromMs < cycle.birthMs || toMs > cycleEndMs(cycle)) {
    throw new EngineError(
      'validation_failed',
      say.monthsOutsideCycle({ month: label, from: print(cycle.birthMs), to: print(cycleEndMs(cycle)) }),
      'start_year',
    );
  }
  if (toMs > localMidnight(LAST_YEAR + 1, 1, 1, moment)) {
    throw new EngineError('out_of_range', say.monthsPastSky({ month: label, last: LAST_YEAR }), 'start_year');
  }
  return months;
}
