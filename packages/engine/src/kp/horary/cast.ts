import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Moment } from '../../time/moment.ts';
import { rulingPlanets } from '../ruling/ruling-planets.ts';
import type { RulingPlanetsOfMoment } from '../ruling/ruling-planets.ts';
import { horaryChart } from './number-chart.ts';

/** A number at a moment and place of judgement. */
export interface NumberCast {
  readonly number: number;
  /** The chart of the number. */
  readonly chart: Chart;
  /** Ruling planets of the real sky there and then: their Ascendant is the one that rises, not the number's (R8.6). */
  readonly ruling: RulingPlanetsOfMoment;
}

/** Casts a number (R4.6, R8.6). */
export function castNumber(ephemeris: Ephemeris, moment: Moment, number: number): NumberCast {
  const ruling = rulingPlanets(ephemeris, moment);
  return { number, ruling, chart: horaryChart(ephemeris, ruling.chart, number) };
}
