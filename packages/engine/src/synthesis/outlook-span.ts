import { EngineError } from '../base/errors.ts';
import { holds } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { annualYear, LAST_AGE } from '../tajik/annual-year.ts';
import { LAST_YEAR } from '../time/civil.ts';
import { shownYear } from '../time/clock.ts';
import { localMidnight } from '../time/months.ts';
import { say } from './synthesis.messages.ts';

/** From one return of the Sun to the next, or the calendar year at the birth place. */
export const OUTLOOK_BASES = ['calendar', 'birthday'] as const;
export type OutlookBasis = (typeof OUTLOOK_BASES)[number];

/**
 * The span of an outlook, half open. Throws validation_failed for a year before the birth year or more than 119 after it,
 * out_of_range where the year of life ends after 2399.
 */
export function outlookSpan(ephemeris: Ephemeris, chart: Chart, targetYear: number, basis: OutlookBasis): Interval {
  const { moment } = chart;
  const born = shownYear(moment.utcMs, moment);
  if (targetYear < born || targetYear > born + LAST_AGE)
    throw new EngineError(
      'validation_failed',
      say.targetYearOutside({ year: targetYear, born, last: Math.min(born + LAST_AGE, LAST_YEAR) }),
      'target_year',
    );
  const { startMs, endMs } = yearOfLife(ephemeris, chart, targetYear);
  return basis === 'birthday'
    ? { startMs, endMs }
    : { startMs: localMidnight(targetYear, 1, 1, moment), endMs: localMidnight(targetYear + 1, 1, 1, moment) };
}

/** What of a year is read: all of it, or what is left of one that has begun; a year that is over is read as a whole. */
export const aheadIn = (year: Interval, nowMs: number): Interval =>
  holds(year, nowMs) ? { startMs: nowMs, endMs: year.endMs } : year;

/** The year of life that begins in a year; its chart decides for either basis. */
function yearOfLife(ephemeris: Ephemeris, chart: Chart, year: number): Interval {
  try {
    return annualYear(ephemeris, chart, { year }, chart.moment.utcMs);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'out_of_range') throw error;
    throw new EngineError('out_of_range', say.targetYearPastSky({ year, last: LAST_YEAR }), 'target_year');
  }
}
