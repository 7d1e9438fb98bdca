import type { Interval } from '@cuspal/engine/base/intervals';
import type { CutPeriod } from '@cuspal/engine/dasha/cut-period';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';

/** The borders of a period as results print them (docs/api.md#numbers-and-instants). */
export interface DatesView {
  readonly startDate: string;
  readonly endDate: string;
}

/** The same of a period that birth may have cut. */
export interface CutDatesView extends DatesView {
  /** Start of the full run, where birth cut it. */
  readonly nominalStart?: string;
  readonly cutAtBirth?: true;
}

/** Borders by a clock: an end and the next start are the same text. */
export const datesView = ({ startMs, endMs }: Interval, clock: LocalClock): DatesView => ({
  startDate: printInstant(startMs, clock),
  endDate: printInstant(endMs, clock),
});

/** Borders with what birth cut off. */
export const cutDatesView = (period: CutPeriod, clock: LocalClock): CutDatesView => ({
  ...datesView(period, clock),
  ...(period.cutAtBirth && {
    nominalStart: printInstant(period.nominalStartMs, clock),
    cutAtBirth: true as const,
  }),
});
