import type { Chart } from '../../chart/chart.ts';
import { RUNNING_PERIODS } from '../../dasha/running-lords.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { matter } from '../../kp/promise/matter.ts';
import { isOffered, periodClassOf } from '../../kp/promise/period-class.ts';
import { weighedLord } from '../shared/weighed-lord.ts';
import type { WeighedLord } from '../shared/weighed-lord.ts';
import type { Planet } from '../../zodiac/names.ts';

/** Whether the running period lets a matter happen now. */
export const LAYER_STATES = ['OPEN', 'PENDING', 'CLOSED'] as const;
export type LayerState = (typeof LAYER_STATES)[number];

export interface NowLayer {
  readonly state: LayerState;
  /** The lords of mahadasha, antardasha and pratyantardasha, weighed for the matter. */
  readonly weighed: Readonly<Record<RunningPeriod, WeighedLord>>;
  /** Periods whose lord works against it. */
  readonly against: readonly RunningPeriod[];
}

/**
 * The running period as every tool that times the event judges it (R6T.2): OPEN where it is FULL or PARTIAL, PENDING
 * where it is WEAK, else CLOSED. Throws out_of_range without Placidus.
 */
export function nowLayer(chart: Chart, lords: Readonly<Record<RunningPeriod, Planet>>, event: HouseSets): NowLayer {
  const of = (period: RunningPeriod): WeighedLord => weighedLord(chart, lords[period], event);
  const weighed = { MD: of('MD'), AD: of('AD'), PD: of('PD') };
  const found = periodClassOf(matter(chart, event), [lords.MD, lords.AD, lords.PD]);
  return {
    state: isOffered(found) ? 'OPEN' : found === 'WEAK' ? 'PENDING' : 'CLOSED',
    weighed,
    against: RUNNING_PERIODS.filter((period) => weighed[period].standing === 'AGAINST'),
  };
}
