import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';

/** An instant that may not be known or not be reached, by a clock. */
export const instantOrNull = (utcMs: number | null, clock: LocalClock): string | null =>
  utcMs === null ? null : printInstant(utcMs, clock);
