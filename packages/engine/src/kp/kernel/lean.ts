import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { contact } from './levels.ts';

export const LEANS = ['FOR', 'AGAINST', 'BOTH', 'NONE'] as const;
export type Lean = (typeof LEANS)[number];

/** To which side a lord leans: the better of its levels on the favourable and the opposing houses. */
export function lean(chart: Chart, planet: Planet, favourable: readonly House[], against: readonly House[]): Lean {
  const f = contact(chart, planet, favourable);
  const d = contact(chart, planet, against);
  if (f === null) return d === null ? 'NONE' : 'AGAINST';
  if (d === null || f < d) return 'FOR';
  return d < f ? 'AGAINST' : 'BOTH';
}
