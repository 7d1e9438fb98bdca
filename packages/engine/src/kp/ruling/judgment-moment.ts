import type { Chart } from '../../chart/chart.ts';
import { perChart } from '../../chart/per-chart.ts';
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

/** Moments that are kept for a chart: the parts of one reading ask for the same few, a search for ever new ones. */
const MOST_KEPT = 8;
const keptOf = perChart(() => new Map<number, readonly Planet[]>());

/** The planets that count as ruling planets of a moment at the place of birth. */
export function rulingPlanetsAt(ephemeris: Ephemeris, chart: Chart, utcMs: number): readonly Planet[] {
  const kept = keptOf(chart);
  const known = kept.get(utcMs);
  if (known !== undefined) return known;
  const found = rulingPlanetMembers(rulingPlanets(ephemeris, judgmentMoment(chart, utcMs)));
  if (kept.size < MOST_KEPT) kept.set(utcMs, found);
  return found;
}
