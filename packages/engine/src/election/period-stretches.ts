import { jointPeriodsBetween } from '../dasha/joint-period.ts';
import type { Period } from '../dasha/vimshottari.ts';
import type { ElectingSet } from './electing-planets.ts';
import { judgedPeriod } from './layers.ts';
import type { JudgedPeriod } from './layers.ts';
import type { SecondSpan } from './timeline.ts';

/** A joint period and the whole second from which it runs. */
export interface PeriodStretch {
  readonly second: number;
  readonly period: JudgedPeriod;
}

/** The joint periods of a scan with what they do for the event, each from its first whole second. */
export const periodStretches = (set: ElectingSet, { from, to }: SecondSpan): readonly PeriodStretch[] =>
  jointPeriodsBetween(set.chart, { startMs: from * 1000, endMs: to * 1000 }).map((joint) => ({
    second: startSecond(joint.pd),
    period: judgedPeriod(set, joint),
  }));

/** The first whole second not before the exact start of a period, counted in sixteenths of a millisecond. */
const startSecond = ({ cycle, startUnits }: Period): number =>
  Math.ceil((cycle.nominalStartMs * 16 + startUnits) / 16_000);
