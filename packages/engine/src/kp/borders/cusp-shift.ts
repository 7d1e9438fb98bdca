import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { birthSpan } from './birth-span.ts';
import { USUAL_REACH } from './stability.ts';

/** A border counts as reached within this much of the stated time, seconds. */
const REACH = 1200;

/**
 * Seconds by which the clock must move until a cusp stands at a sidereal longitude near its own, earlier negative; null
 * when it does not come there within 20 minutes. Stability is measured to the same instants.
 */
export function secondsToCusp(ephemeris: Ephemeris, chart: Chart, house: House, longitude: number): number | null {
  const { way } = birthSpan(ephemeris, chart, USUAL_REACH);
  return within(chart, way.cuspReaches(house, longitude));
}

/** The same of a planet. */
export function secondsToPlanet(ephemeris: Ephemeris, chart: Chart, planet: Planet, longitude: number): number | null {
  const { way } = birthSpan(ephemeris, chart, USUAL_REACH);
  const reached = way.planetReaches(planet, longitude).map(({ atMs }) => within(chart, atMs) ?? Infinity);
  const nearest = reached.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Infinity;
  return nearest === Infinity ? null : nearest;
}

function within({ moment }: Chart, atMs: number | null): number | null {
  const seconds = atMs === null ? Infinity : (atMs - moment.utcMs) / 1000;
  return Math.abs(seconds) <= REACH ? seconds : null;
}
