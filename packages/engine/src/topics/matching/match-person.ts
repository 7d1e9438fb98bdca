import type { Chart } from '../../chart/chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import type { RunningLord } from '../../dasha/running-lords.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { rulingPlanetMembers, rulingPlanets } from '../../kp/ruling/ruling-planets.ts';
import type { Planet } from '../../zodiac/names.ts';

/** One of two people who are compared at a moment. */
export interface MatchPerson {
  readonly chart: Chart;
  /** Lords of the three periods of the moment; empty where none of the 120 dasha years runs. */
  readonly running: readonly RunningLord[];
  /** Ruling planets of the birth (R8.1). */
  readonly birthRulers: readonly Planet[];
}

/** A chart as one side of a match at a moment. Throws out_of_range without Placidus. */
export const matchPerson = (ephemeris: Ephemeris, chart: Chart, utcMs: number): MatchPerson => ({
  chart,
  running: runningLords(chart, utcMs) ?? [],
  birthRulers: rulingPlanetMembers(rulingPlanets(ephemeris, chart.moment)),
});

/** Running lords of one who are ruling planets of the other's birth: the periods of the two meet (KPR3p). */
export const lordsRulingBirth = (one: MatchPerson, other: MatchPerson): readonly Planet[] => [
  ...new Set(one.running.map(({ planet }) => planet).filter((planet) => other.birthRulers.includes(planet))),
];
