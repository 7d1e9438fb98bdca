import type { Interval } from '@cuspal/engine/base/intervals';
import type { CutPeriod } from '@cuspal/engine/dasha/cut-period';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords, printInstant } from '@cuspal/engine/time/print';

/** A stretch of time as results print it, half open. */
export interface SpanView {
  readonly start: string;
  readonly end: string;
}

/** A stretch of time by a clock: an end and the next start are the same text. */
export const spanView = ({ startMs, endMs }: Interval, clock: LocalClock): SpanView => ({
  start: printInstant(startMs, clock),
  end: printInstant(endMs, clock),
});

/** The stretch that a result covers. */
export const rangeView = (
  { startMs, endMs }: Interval,
  clock: LocalClock,
): { readonly from: string; readonly to: string } => ({
  from: printInstant(startMs, clock),
  to: printInstant(endMs, clock),
});

/** `from 9 May 2031 to 2 July 2051`: what a list of periods covers. */
export function fromFirstToLast(periods: readonly Interval[], clock: LocalClock): string {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A list of periods has one at least.');
  return datesInWords(first.startMs, last.endMs, clock);
}

/** An instant that may not be known or not be reached, by a clock. */
export const instantOrNull = (utcMs: number | null, clock: LocalClock): string | null =>
  utcMs === null ? null : printInstant(utcMs, clock);

/** The borders of a period as results print them (docs/api.md#numbers-and-instants). */
interface DatesView {
  readonly startDate: string;
  readonly endDate: string;
}

/** The same of a period that birth may have cut. */
interface CutDatesView extends DatesView {
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

/** Borders of one period of a full run, with what birth cut off and what was over by then. */
export const wholeDatesView = (period: CutPeriod & { readonly beforeBirth: boolean }, clock: LocalClock) => ({
  ...cutDatesView(period, clock),
  ...(period.beforeBirth && { beforeBirth: true as const }),
});
