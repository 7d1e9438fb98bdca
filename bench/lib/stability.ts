import { buildChart } from '@cuspal/engine/chart/build';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { NatalEvent } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { median, type Measurement } from './measurement.ts';
import { birth } from './tools.ts';

const CHARTS = 60;
/** Charts before the first that counts. A running service has computed more. */
const WARM = 60;
const ephemeris = createSwissEphemeris();

/** A new chart of a birth of the benchmark, of which nothing is computed yet. */
export const freshChart = (index: number): Chart => buildChart(ephemeris, resolveBirth(birth(index)));

/** How far a verdict holds, within the uncertainty stated in minutes. */
export const stabilityOf = (chart: Chart, event: NatalEvent, minutes?: number) =>
  verdictStability(ephemeris, chart, event, minutes);

/** How far verdicts hold as the birth time moves, half an hour either way: one row, and the whole catalogue. */
export function stability(): readonly Measurement[] {
  const time = (rows: readonly NatalEvent[]): number => {
    const times: number[] = [];
    for (let index = -WARM; index < CHARTS; index += 1) {
      const chart = freshChart(Math.abs(index));
      const start = performance.now();
      for (const event of rows) stabilityOf(chart, event, 30);
      if (index >= 0) times.push(performance.now() - start);
    }
    return median(times);
  };
  const detail = `of a ready chart of which nothing is known yet, median of ${CHARTS} charts`;
  const marriage = NATAL_EVENTS.slice(0, 1);
  return [
    { name: 'stability of one verdict', value: time(marriage), unit: 'ms', target: { atMost: 5 }, detail },
    { name: 'stability of all 78 verdicts', value: time(NATAL_EVENTS), unit: 'ms', target: { atMost: 40 }, detail },
  ];
}
