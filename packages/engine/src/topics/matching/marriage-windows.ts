import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { natalEvent } from '../../events/natal.ts';
import { bestWindows, notPromised } from '../../kp/timing/event-windows.ts';
import { releaseFinder } from '../../kp/timing/release.ts';
import { usableWindows } from '../../kp/timing/window-state.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { ADULT_AGE } from '../shared/adult-years.ts';
import { birthdayMs } from '../../time/birthday.ts';
import { commonWindows } from './common-windows.ts';
import type { CommonWindow } from './common-windows.ts';

/**
 * The best times that lie in a usable marriage window of either chart, so many years from a moment at which both are
 * grown up, printed by start; none where one of the two promises no marriage. Windows end with the 120 dasha years.
 */
export function commonMarriageWindows(
  ephemeris: Ephemeris,
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
    const context = { asOfMs, rulingPlanets: [], releases: releaseFinder(ephemeris, chart.moment.ayanamsa) };
    return usableWindows(bestWindows(chart, marriage, span, Infinity, context));
  };
  return [...commonWindows(windowsOf(one), windowsOf(other)).slice(0, max)].sort((a, b) => a.startMs - b.startMs);
}
