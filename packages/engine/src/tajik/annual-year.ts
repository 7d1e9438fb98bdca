import { EngineError } from '../base/errors.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { lastSolarReturn, solarReturn, solarYearsCompleted } from '../search/solar-return.ts';
import type { Ephemeris } from '../sky/port.ts';
import { LAST_YEAR } from '../time/civil.ts';
import type { LocalClock } from '../time/clock.ts';
import { shownYear } from '../time/clock.ts';
import { resolveInstant } from '../time/moment.ts';
import { printDate, printInstant } from '../time/print.ts';
import { say } from './tajik.messages.ts';

/** The oldest age asked about. */
export const LAST_AGE = 119;

/** The arguments by which a year of life is named. */
export interface YearAsked {
  readonly year?: number | undefined;
  readonly age?: number | undefined;
  readonly query_date?: string | undefined;
}

/** A year of life from one return of the Sun to the next, half open. */
export interface AnnualYear extends Interval {
  /** Years completed at its beginning. */
  readonly age: number;
  /** The moment that chose the year, where neither year nor age did. */
  readonly asOfMs: number | null;
}

/**
 * The year asked for: by the calendar year in which it begins, by the age, or the one that runs on a date. Throws
 * validation_failed for arguments that disagree, a year before birth, an age past 119 and a date before birth, and
 * out_of_range where the year ends after 2399.
 */
export function annualYear(ephemeris: Ephemeris, chart: Chart, asked: YearAsked, now: number): AnnualYear {
  const { age, field, asOfMs } = ageAsked(ephemeris, chart, asked, now);
  const startMs = returnWithin(ephemeris, chart, age, age, field);
  return { age, asOfMs, startMs, endMs: returnWithin(ephemeris, chart, age + 1, age, field) };
}

interface AskedAge {
  readonly age: number;
  readonly field: 'age' | 'year' | 'query_date';
  readonly asOfMs: number | null;
}

function ageAsked(ephemeris: Ephemeris, chart: Chart, asked: YearAsked, now: number): AskedAge {
  const { year, age, query_date } = asked;
  const { moment } = chart;
  const atMs = resolveInstant(query_date, moment, now, 'query_date');
  const sent = query_date !== undefined;
  if (sent || (year === undefined && age === undefined)) requireAfterBirth(chart, atMs, sent);
  if (year !== undefined) {
    const ofYear = year - shownYear(moment.utcMs, moment);
    if (age !== undefined && age !== ofYear) throw disagreement(chart, year, age);
    return { age: checkedAge(chart, ofYear, { by: 'YEAR', value: year, on: '' }, 'year'), field: 'year', asOfMs: null };
  }
  if (age !== undefined) {
    return { age: checkedAge(chart, age, { by: 'AGE', value: age, on: '' }, 'age'), field: 'age', asOfMs: null };
  }
  const running = solarYearsCompleted(ephemeris, chart, atMs);
  const field = 'query_date';
  const said = { by: sent ? 'DATE' : 'NOW', value: running, on: printDate(atMs, moment) } as const;
  return { age: checkedAge(chart, running, said, field), field, asOfMs: atMs };
}

function requireAfterBirth({ moment }: Chart, atMs: number, sent: boolean): void {
  if (atMs >= moment.utcMs) return;
  const [at, birth] = [printInstant(atMs, moment), printInstant(moment.utcMs, moment)];
  throw new EngineError('validation_failed', say.beforeBirth({ sent, at, birth }), 'query_date');
}

const disagreement = ({ moment }: Chart, year: number, age: number): EngineError =>
  new EngineError(
    'validation_failed',
    say.yearAgainstAge({ year, age, ofYear: year - shownYear(moment.utcMs, moment) }),
    'year',
  );

/** What was sent, or what is now, where it leads to an age that no year has. */
type SaidAge = Pick<Parameters<typeof say.ageOutside>[0], 'by' | 'value' | 'on'>;

function checkedAge({ moment }: Chart, age: number, said: SaidAge, field: AskedAge['field']): number {
  if (age >= 0 && age <= LAST_AGE) return age;
  const born = shownYear(moment.utcMs, moment);
  throw new EngineError(
    'validation_failed',
    age < 0
      ? say.yearBeforeBirth({ ...said, born })
      : say.ageOutside({ ...said, age, lastAge: LAST_AGE, born, lastYear: born + LAST_AGE }),
    field,
  );
}

function returnWithin(ephemeris: Ephemeris, chart: Chart, n: number, age: number, field: AskedAge['field']): number {
  if (n <= lastSolarReturn(chart)) {
    const utcMs = solarReturn(ephemeris, chart, n);
    if (isCovered(utcMs, chart.moment)) return utcMs;
  }
  throw pastTheEnd(age, field);
}

/** Whether an instant lies in the years that the ephemeris covers, by the local calendar. */
export const isCovered = (utcMs: number, clock: LocalClock): boolean => shownYear(utcMs, clock) <= LAST_YEAR;

export const pastTheEnd = (age: number, field: string): EngineError =>
  new EngineError('out_of_range', say.yearPastSky({ age, last: LAST_YEAR }), field);
