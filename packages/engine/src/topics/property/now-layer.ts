import type { Chart } from '../../chart/chart.ts';
import { RUNNING_PERIODS } from '../../dasha/running-lords.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { timingSets } from '../../kp/kernel/fruitfulness.ts';
import { lordStanding } from '../shared/lord-standing.ts';
import type { LordStanding } from '../shared/lord-standing.ts';
import type { Planet } from '../../zodiac/names.ts';

/** Whether the running period lets a matter happen now. */
export const LAYER_STATES = ['OPEN', 'PENDING', 'CLOSED'] as const;
export type LayerState = (typeof LAYER_STATES)[number];

export interface NowLayer {
  readonly state: LayerState;
  /** Standing of the lords of mahadasha, antardasha and pratyantardasha (K5). */
  readonly standing: Readonly<Record<RunningPeriod, LordStanding>>;
}

/**
 * What the running lords do for a matter (K5, R13.4): OPEN when antardasha and pratyantardasha lord are FRUITFUL and
 * the mahadasha lord is not HOSTILE, CLOSED when one is HOSTILE, else PENDING. Throws out_of_range without Placidus.
 */
export function nowLayer(chart: Chart, lords: Readonly<Record<RunningPeriod, Planet>>, event: HouseSets): NowLayer {
  const sets = timingSets(event);
  const of = (period: RunningPeriod): LordStanding => lordStanding(chart, lords[period], sets);
  const standing = { MD: of('MD'), AD: of('AD'), PD: of('PD') };
  return { state: stateOf(standing), standing };
}

function stateOf(standing: NowLayer['standing']): LayerState {
  if (RUNNING_PERIODS.some((period) => standing[period].class === 'HOSTILE')) return 'CLOSED';
  return standing.AD.class === 'FRUITFUL' && standing.PD.class === 'FRUITFUL' ? 'OPEN' : 'PENDING';
}
