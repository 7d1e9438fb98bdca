import { ephemeris } from './random-charts.ts';
import type { Chart } from '../src/chart/chart.ts';
import { siderealPosition } from '../src/search/position.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';
import { divide } from '../src/zodiac/division.ts';
import type { Division } from '../src/zodiac/division.ts';
import type { Planet } from '../src/zodiac/names.ts';

/** Where a body stands in the frame of a chart, worked out without a search. */
export const placeAt = (chart: Chart, body: Planet, utcMs: number): Division =>
  divide(siderealPosition(ephemeris, body, jdFromUtcMs(utcMs), chart.moment.ayanamsa).longitude);
