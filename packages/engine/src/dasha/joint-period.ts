import type { Chart } from '../chart/chart.ts';
import { EngineError } from '../base/errors.ts';
import { vimshottariOf } from './cycle-of.ts';
import { runningAt } from './vimshottari.ts';
import type { Period } from './vimshottari.ts';

/** The mahadasha, antardasha and pratyantardasha of an instant (D7). Throws validation_failed outside the 120 years. */
export function jointPeriodAt(
  chart: Chart,
  utcMs: number,
): { readonly md: Period; readonly ad: Period; readonly pd: Period } {
  const [md, ad, pd] = runningAt(vimshottariOf(chart), utcMs, 3);
  if (md === undefined || ad === undefined || pd === undefined) {
    throw new EngineError('internal_error', 'No joint period was found for the instant.');
  }
  return { md, ad, pd };
}
