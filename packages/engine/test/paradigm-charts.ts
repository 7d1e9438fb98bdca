import { randomCharts } from './random-charts.ts';
import type { Chart } from '../src/chart/chart.ts';
import { DASHA_YEAR_MS } from '../src/dasha/years.ts';
import { NATAL_EVENTS } from '../src/events/natal.ts';
import { chartNatures } from '../src/parashari/base/natures.ts';
import type { Planet } from '../src/zodiac/names.ts';

export const charts = randomCharts(40, 2207, [0, 60]);

/** Ten years from the age of 25. */
export const spanOf = (chart: Chart, years = 10) => {
  const startMs = chart.moment.utcMs + 25 * DASHA_YEAR_MS;
  return { startMs, endMs: startMs + years * DASHA_YEAR_MS };
};

export const EVENTS = NATAL_EVENTS.filter((_, index) => index % 5 === 0);

/** 1 where most of the planets are benefic in the chart, -1 where fewer are. */
export const majority = (chart: Chart, planets: readonly Planet[]): number => {
  const natures = chartNatures(chart);
  return Math.sign(planets.reduce((sum, planet) => sum + (natures[planet] === 'benefic' ? 1 : -1), 0));
};
