import type { Chart } from '../chart/chart.ts';
import { LAST_JD } from '../time/known-span.ts';
import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import type { SearchBudget } from './budget.ts';
import { longitudeCrossings } from './crossings.ts';

/** Days of the sidereal year. */
const SIDEREAL_YEAR = 365.25636;
/** Days by which a return may miss the mean year. */
const REACH = 2;

/**
 * The n-th return of the sidereal Sun to its natal longitude, Unix milliseconds, birth being the return 0.
 * Throws out_of_range when it lies past 2399.
 */
export function solarReturn(ephemeris: Ephemeris, chart: Chart, n: number, budget?: SearchBudget): number {
  const { utcMs, jdUt, ayanamsa } = chart.moment;
  if (n === 0) return utcMs;
  const guess = jdUt + n * SIDEREAL_YEAR;
  const { longitude } = chart.planets.Sun;
  const [found] = longitudeCrossings(ephemeris, 'Sun', ayanamsa, [longitude], guess - REACH, guess + REACH, budget);
  if (found === undefined) throw new EngineError('internal_error', 'A return of the Sun was not found.');
  return utcMsFromJd(found.jd);
}

/** The number of the last return that surely lies before the ephemeris ends with 2399. */
export const lastSolarReturn = ({ moment: { jdUt } }: Chart): number =>
  Math.floor((LAST_JD - REACH - jdUt) / SIDEREAL_YEAR);

/** Solar years completed at an instant not before birth: how many returns lie behind it. */
export function solarYearsCompleted(ephemeris: Ephemeris, chart: Chart, atMs: number, budget?: SearchBudget): number {
  const days = jdFromUtcMs(atMs) - chart.moment.jdUt;
  const years = Math.max(0, Math.floor(days / SIDEREAL_YEAR));
  if (atMs < solarReturn(ephemeris, chart, years, budget)) return years - 1;
  const untilNext = (years + 1) * SIDEREAL_YEAR - days;
  return untilNext < REACH && atMs >= solarReturn(ephemeris, chart, years + 1, budget) ? years + 1 : years;
}
