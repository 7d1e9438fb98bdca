import type { Chart } from '../chart/chart.ts';
import type { Planet } from '../zodiac/names.ts';
import { vimshottariOf } from './cycle-of.ts';
import { cycleEndMs, runningAt } from './vimshottari.ts';

/** Mahadasha, antardasha, pratyantardasha. */
export const RUNNING_PERIODS = ['MD', 'AD', 'PD'] as const;
export type RunningPeriod = (typeof RUNNING_PERIODS)[number];

export interface RunningLord {
  readonly period: RunningPeriod;
  readonly planet: Planet;
}

/** Lords of the three periods running at an instant; null before birth and after the 120 years of the cycle. */
export function runningLords(chart: Chart, utcMs: number): readonly RunningLord[] | null {
  const cycle = vimshottariOf(chart);
  if (utcMs < cycle.birthMs || utcMs >= cycleEndMs(cycle)) return null;
  const [md, ad, pd] = runningAt(cycle, utcMs, 3);
  if (md === undefined || ad === undefined || pd === undefined) return null;
  return [
    { period: 'MD', planet: md.planet },
    { period: 'AD', planet: ad.planet },
    { period: 'PD', planet: pd.planet },
  ];
}
