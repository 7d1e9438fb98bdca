import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';

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
