import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { natalEvent } from '../../events/natal.ts';
import { notPromised, openPeriods } from '../../kp/timing/event-windows.ts';
import { matter } from '../../kp/promise/matter.ts';
import { ADULT_AGE } from '../shared/adult-years.ts';
import { birthdayMs } from '../../time/birthday.ts';
import { clipped } from '../../base/intervals.ts';
import { commonWindows } from './common-windows.ts';
import type { CommonWindow } from './common-windows.ts';

/**
 * The best times that lie in a marriage window of either chart (C4), so many years from a moment at which both are
 * grown up, printed by start; none where one of the two promises no marriage. Windows end with the 120 dasha years.
 */
export function commonMarriageWindows(
  one: Chart,
  other: Chart,
  asOfMs: number,
  years: number,
  max: number,
): readonly CommonWindow[] {
  const marriage = natalEvent('marriage');
  if ([one, other].some((chart) => notPromised(chart, marriage) !== null)) return [];
  const startMs = Math.max(asOfMs, ...[one, other].map(({ moment }) => birthdayMs(moment, ADULT_AGE)));
  const windowsOf = (chart: Chart) => {
    const span = { startMs, endMs: Math.min(startMs + years * DASHA_YEAR_MS, cycleEndMs(vimshottariOf(chart))) };
    const { open } = openPeriods(chart, span, matter(chart, marriage));
    return clipped(
      open.map(({ pd, class: of }) => ({ startMs: pd.startMs, endMs: pd.endMs, class: of })),
      span,
    );
  };
  return [...commonWindows(windowsOf(one), windowsOf(other)).slice(0, max)].sort((a, b) => a.startMs - b.startMs);
}
