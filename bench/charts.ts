import { onReadyChart } from './lib/ready-chart.ts';
import { birth, toolsOf, measured } from './lib/tools.ts';
import type { Measurement } from './lib/measurement.ts';
import { stability } from './lib/stability.ts';

const CALLS = 60;

/** Milliseconds that a call may take, the median of calls of different births. */
const LIMITS: Readonly<Record<string, number>> = { get_shadbala: 3, get_panchang: 5, get_ashtakavarga: 1 };

/** Almanac, divisional charts and strengths: medians of one call, computed and serialised. */
export async function charts(): Promise<readonly Measurement[]> {
  const tools = await toolsOf(['almanac', 'vargas', 'strength']);
  const measurements: Measurement[] = [];
  for (const { name, run } of tools) {
    const { milliseconds } = await measured((index) => run(birth(index)), CALLS);
    const atMost = LIMITS[name];
    if (atMost !== undefined) measurements.push(row(name, milliseconds, atMost));
  }
  const vargas = await onReadyChart('vargas', /^get_d\d+_chart$/, CALLS);
  return [
    ...measurements,
    {
      name: 'all 17 divisional charts of a chart',
      value: vargas,
      unit: 'ms',
      target: { atMost: 1 },
      detail: `what the 17 tools do with a ready chart, median of ${CALLS} charts`,
    },
    ...stability(),
  ];
}

const row = (name: string, value: number, atMost: number): Measurement => ({
  name,
  value,
  unit: 'ms',
  target: { atMost },
  detail: `median of ${CALLS} calls of different births, computed and serialised`,
});
