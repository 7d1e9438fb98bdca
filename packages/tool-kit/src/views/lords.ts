import type { PeriodLord } from '@cuspal/engine/kp/timing/period-lord';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { deferralView } from './deferral.ts';
import type { DeferralView } from './deferral.ts';

/** The `Lord` object of the timing pages. */
export interface LordView extends Omit<PeriodLord, 'deferral'> {
  readonly deferral: DeferralView | null;
}

/** A lord of a period, its deferral by a clock. */
export const lordView = (lord: PeriodLord, clock: LocalClock): LordView => ({
  ...lord,
  deferral: lord.deferral && deferralView(lord.deferral, clock),
});
