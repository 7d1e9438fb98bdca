import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Moment } from '../../time/moment.ts';
import { rulingPlanets } from '../ruling/ruling-planets.ts';
import type { RulingPlanetsOfMoment } from '../ruling/ruling-planets.ts';
import { horaryChart, placeOfNumber } from './number-chart.ts';
import type { NumberPlace } from './number-chart.ts';

/** A number at a moment and place of judgement. */
export interface NumberCast {
  /** 1..249: of a finer number that of the sub in which it lies. */
  readonly number: number;
  readonly place: NumberPlace;
  /** The chart of the number. */
  readonly chart: Chart;
  /** Ruling planets of the real sky there and then: their Ascendant is the one that rises, not the number's (R8.6). */
  readonly ruling: RulingPlanetsOfMoment;
}

/** Casts a number from 1 to 249, or the place that another one names (R4.4, R4.6, R8.6). */
export function castNumber(ephemeris: Ephemeris, moment: Moment, number: number | NumberPlace): NumberCast {
  const ruling = rulingPlanets(ephemeris, moment);
  const place = typeof number === 'number' ? placeOfNumber(number) : number;
  return { number: place.row.number, place, ruling, chart: horaryChart(ephemeris, ruling.chart, place) };
}
