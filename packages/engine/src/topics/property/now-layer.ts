import type { Chart } from '../../chart/chart.ts';
import { RUNNING_PERIODS } from '../../dasha/running-lords.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { timingSets } from '../../kp/kernel/fruitfulness.ts';
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
}

/**
 * What the running lords do for a matter (R13.4): OPEN when antardasha and pratyantardasha lord are FRUITFUL and
 * the mahadasha lord is not HOSTILE, CLOSED when one is HOSTILE, else PENDING. Throws out_of_range without Placidus.
 */
export function nowLayer(chart: Chart, lords: Readonly<Record<RunningPeriod, Planet>>, event: HouseSets): NowLayer {
  const sets = timingSets(event);
  const of = (period: RunningPeriod): WeighedLord => weighedLord(chart, lords[period], sets);
  const weighed = { MD: of('MD'), AD: of('AD'), PD: of('PD') };
  return { state: stateOf(weighed), weighed };
}

function stateOf(lords: NowLayer['weighed']): LayerState {
  if (RUNNING_PERIODS.some((period) => lords[period].class === 'HOSTILE')) return 'CLOSED';
  return lords.AD.class === 'FRUITFUL' && lords.PD.class === 'FRUITFUL' ? 'OPEN' : 'PENDING';
}
