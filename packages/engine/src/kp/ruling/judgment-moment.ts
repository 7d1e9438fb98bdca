import type { Chart } from '../../chart/chart.ts';
import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { rulingPlanetMembers, rulingPlanets } from './ruling-planets.ts';

/** A moment of judgment at the place of birth. */
export const judgmentMoment = ({ moment }: Chart, utcMs: number): Moment => ({
  ...moment,
  utcMs,
  jdUt: jdFromUtcMs(utcMs),
});

/** The planets that count as ruling planets of a moment at the place of birth. Throws out_of_range. */
export const rulingPlanetsAt = (ephemeris: Ephemeris, chart: Chart, utcMs: number): readonly Planet[] =>
  rulingPlanetMembers(rulingPlanets(ephemeris, judgmentMoment(chart, utcMs)));
