import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import type { SearchBudget } from '../search/budget.ts';
import { longitudeCrossings } from '../search/crossings.ts';
import { lastSolarReturn, solarReturn, solarYearsCompleted } from '../search/solar-return.ts';
import { LAST_YEAR } from '../time/civil.ts';
import { jdFromUtcMs, utcMsFromJd } from '../time/julian.ts';
import { printDate, printInstant } from '../time/print.ts';
import { normalize } from '../base/angles.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import { periodAt } from './cut-period.ts';
import type { CutPeriod } from './cut-period.ts';
import { say } from './dasha.messages.ts';

/** A stretch of the Sudarshana dasha: the house that rules it, counted alike in the three rings. */
export interface SudarshanaPeriod extends Pick<CutPeriod, 'startMs' | 'endMs'> {
  /** Year of life, month of the year or part of the month, from 1. */
  readonly number: number;
  readonly house: House;
}

interface SudarshanaYear extends SudarshanaPeriod {
  readonly months: readonly SudarshanaPeriod[];
}

export interface SudarshanaDasha {
  /** The running year and those after it. */
  readonly years: readonly SudarshanaYear[];
  readonly year: SudarshanaYear;
  readonly month: SudarshanaPeriod;
  /** The twelve parts of the running month, about 60 hours each. */
  readonly parts: readonly SudarshanaPeriod[];
  readonly part: SudarshanaPeriod;
}

/** The Sun's way in a month and in one of its twelve parts, degrees. */
const MONTH = 30;
const PART = 2.5;

/**
 * The house of each year from a solar return to the next, of its months by the Sun's way of 30 degrees and, for the
 * running month, of its parts by 2°30' (R29.7). Throws validation_failed before birth, out_of_range past 2399.
 */
export function sudarshanaDasha(
  ephemeris: Ephemeris,
  chart: Chart,
  atMs: number,
  count: number,
  budget?: SearchBudget,
): SudarshanaDasha {
  const { utcMs } = chart.moment;
  if (atMs < utcMs) {
    throw new EngineError(
      'validation_failed',
      say.beforeBirth({ at: printInstant(atMs, chart.moment), birth: printInstant(utcMs, chart.moment) }),
      'query_date',
    );
  }
  const completed = solarYearsCompleted(ephemeris, chart, atMs, budget);
  const sky: Sky = { ephemeris, chart, budget };
  requireFiles(lastSolarReturn(chart) - completed, count, printDate(atMs, chart.moment));
  const returns = Array.from({ length: count + 1 }, (_, k) => solarReturn(ephemeris, chart, completed + k, budget));
  const years = Array.from({ length: count }, (_, k) =>
    yearOf(sky, completed + k + 1, at(returns, k), at(returns, k + 1)),
  );
  const year = running(years, atMs);
  const month = running(year.months, atMs);
  const parts = twelve(sky, month, MONTH * (month.number - 1), PART);
  return { years, year, month, parts, part: running(parts, atMs) };
}

function requireFiles(fitting: number, count: number, from: string): void {
  if (fitting >= count) return;
  throw fitting < 1
    ? new EngineError('out_of_range', say.yearOfLifePastSky({ from, last: LAST_YEAR }), 'query_date')
    : new EngineError('out_of_range', say.yearsPastSky({ count, from, last: LAST_YEAR, fitting }), 'years_ahead');
}

interface Sky {
  readonly ephemeris: Ephemeris;
  readonly chart: Chart;
  readonly budget: SearchBudget | undefined;
}

function yearOf(sky: Sky, number: number, startMs: number, endMs: number): SudarshanaYear {
  const year: SudarshanaPeriod = { number, house: houseOfTurn(number - 1), startMs, endMs };
  return { ...year, months: twelve(sky, year, 0, MONTH) };
}

/** A stretch cut where the Sun has come each of eleven equal steps on, its first part ruled by the stretch's house. */
function twelve(
  { ephemeris, chart, budget }: Sky,
  { house, startMs, endMs }: SudarshanaPeriod,
  fromDegrees: number,
  step: number,
): readonly SudarshanaPeriod[] {
  const { ayanamsa } = chart.moment;
  const targets = Array.from({ length: 11 }, (_, k) =>
    normalize(chart.planets.Sun.longitude + fromDegrees + step * (k + 1)),
  );
  const [from, to] = [jdFromUtcMs(startMs), jdFromUtcMs(endMs)];
  const inside = longitudeCrossings(ephemeris, 'Sun', ayanamsa, targets, from, to, budget);
  const borders = [startMs, ...inside.map(({ jd }) => utcMsFromJd(jd)), endMs];
  if (borders.length !== 13) throw new EngineError('internal_error', 'The Sun was not found on its way.');
  return Array.from({ length: 12 }, (_, k) => ({
    number: k + 1,
    house: houseOfTurn(house - 1 + k),
    startMs: at(borders, k),
    endMs: at(borders, k + 1),
  }));
}

function houseOfTurn(turn: number): House {
  const house = HOUSES[turn % 12];
  if (house === undefined) throw new RangeError('A turn is a whole number.');
  return house;
}

function at(instants: readonly number[], index: number): number {
  const instant = instants[index];
  if (instant === undefined) throw new RangeError('A border is missing.');
  return instant;
}

function running<Period extends SudarshanaPeriod>(periods: readonly Period[], utcMs: number): Period {
  const period = periodAt(periods, utcMs);
  if (period === null) throw new EngineError('internal_error', 'No period of the Sudarshana dasha holds the instant.');
  return period;
}
