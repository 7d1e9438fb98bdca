import type { Chart } from '@cuspal/engine/chart/chart';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { printedMs, printInstant } from '@cuspal/engine/time/print';
import type { ChosenView } from '@cuspal/tool-kit/views/timed';

/** A period that is named, and when it began where that was before the first moment looked at. */
export type BegunView = ChosenView & { readonly began?: string };

/**
 * A search cuts what runs at its first moment, and gives that as its start: the period with its own beginning beside it.
 * What waits for a release, or for an age, begins where it can be used.
 */
export function withBeginning(
  chart: Chart,
  found: ChosenView | null,
  search: { readonly from: string; readonly askedMs: number },
): BegunView | null {
  const isCut = found !== null && found.start === search.from && found.usableStart === found.start;
  if (!isCut || search.from !== printInstant(search.askedMs, chart.moment)) return found;
  const { planet, startMs } = jointPeriodAt(chart, printedMs(found.start)).pd;
  const began = printInstant(startMs, chart.moment);
  return planet === found.pd && printedMs(began) < printedMs(found.start) ? { ...found, began } : found;
}
