import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { scanElection, type ElectionScan } from '@cuspal/engine/election/election-scan';
import type { Granularity } from '@cuspal/engine/election/election-topic';
import { partOfWork, untold } from '@cuspal/engine/election/scan-work';
import { searchedWithin, type SearchedHours } from '@cuspal/engine/election/searched-hours';
import { candidatesOf, byPlace, type Chosen, select } from '@cuspal/engine/election/selection';
import { timelineOf } from '@cuspal/engine/election/timeline';
import { usableStretches } from '@cuspal/engine/election/usable-hours';
import { testBetween, type WindowTest } from '@cuspal/engine/election/window-order';
import type { AskedDates, CandidateDate } from './candidate-dates.ts';
import { type Call, requireRising, workOf } from './scan-plan.ts';

/** A date with the best window of its own day. */
export interface JudgedDate {
  readonly date: CandidateDate;
  readonly scan: ElectionScan;
  readonly hours: SearchedHours;
  /** The best window; null where the date offers nothing. */
  readonly best: Chosen | null;
}

/** A date in its place. */
export interface RankedDate extends JudgedDate {
  /** Place in the order; dates that cannot be told apart share one, as in 1, 1, 3. */
  readonly rank: number;
  /** The test that put it behind the date above, of the first the test that put it before the next other one; null where none did. */
  readonly test: WindowTest | null;
}

/** Judges each date as a scan of its own civil day and orders them by their best windows. */
export async function judgeDates(
  call: Call,
  { place, dates }: AskedDates,
  asked: SearchedHours,
  set: ElectingSet,
  granularity: Granularity,
): Promise<readonly RankedDate[]> {
  const judged: JudgedDate[] = [];
  for (const [index, date] of dates.entries()) {
    const { span, day } = date;
    requireRising(call.ephemeris, place, span.from * 1000, granularity);
    const work = partOfWork(workOf(call), index / dates.length, (index + 1) / dates.length);
    const timeline = await timelineOf(work, place, span, granularity === 'minute' ? span.to : null);
    const { found: scan, hours } = await searchedWithin(
      asked,
      (within, again) => {
        const stretches = usableStretches(span, place, within, true).filter((stretch) => stretch.day === day);
        const request = { set, timeline, span, granularity, stretches, forSurgery: false };
        return scanElection(again ? untold(work) : work, request);
      },
      ({ windows }) => windows.length === 0,
    );
    const [best = null] = select(candidatesOf(scan), { most: 1 }, place).chosen;
    judged.push({ date, scan, hours, best });
  }
  return ranked(judged);
}

function ranked(judged: readonly JudgedDate[]): readonly RankedDate[] {
  const sorted = [...judged].sort(byDate);
  const found: RankedDate[] = [];
  for (const [index, each] of sorted.entries()) {
    const above = found[index - 1];
    const test = between(above, each);
    const shares = above !== undefined && test === null && placeOf(above) === placeOf(each);
    found.push({ ...each, rank: shares ? above.rank : index + 1, test: above === undefined ? first(sorted) : test });
  }
  return found;
}

/** Whether a date has only windows outside the usual hours, which the date itself lacks. */
export const isOutside = ({ best, hours }: JudgedDate): boolean => best !== null && hours.of === 'outside';

/** The dates with a window in their hours come first, those with others behind them, those that offer nothing last. */
const placeOf = (date: JudgedDate): number => (date.best === null ? 2 : isOutside(date) ? 1 : 0);

/** Orders dates best first, and the earlier of two that no test separates. */
function byDate(a: JudgedDate, b: JudgedDate): number {
  if (placeOf(a) !== placeOf(b)) return placeOf(a) - placeOf(b);
  if (a.best === null || b.best === null) return a.date.day - b.date.day;
  return testBetween(a.best.window.rank, b.best.window.rank) === null
    ? a.date.day - b.date.day
    : byPlace(a.best, b.best);
}

const between = (a: JudgedDate | undefined, b: JudgedDate): WindowTest | null =>
  a?.best && b.best && placeOf(a) === placeOf(b) ? testBetween(a.best.window.rank, b.best.window.rank) : null;

function first([best, ...others]: readonly JudgedDate[]): WindowTest | null {
  for (const other of others) {
    const test = between(best, other);
    if (test !== null) return test;
  }
  return null;
}
