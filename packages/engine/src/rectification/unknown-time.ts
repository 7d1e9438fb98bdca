import type { Ephemeris } from '../sky/port.ts';
import { DASHA_ORDER } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { dashaLord, divide } from '../zodiac/division.ts';
import type { Division } from '../zodiac/division.ts';
import type { BirthWindow } from './birth-window.ts';
import { candidatesOf } from './candidate.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { confidenceOf } from './confidence.ts';
import type { JudgedConfidence } from './confidence.ts';
import type { KnownEvent } from './known-event.ts';
import type { Pace } from './pace.ts';
import { stretchOf } from './plateaus.ts';
import { chanceTest, stabilityOf } from './proof.ts';
import type { Chance } from './proof.ts';
import { intervalOf } from './rising-interval.ts';
import type { KnownPerson, RisingInterval } from './rising-interval.ts';
import { runsOf } from './runs.ts';
import type { Sample } from './runs.ts';
import { errorBarOf, widthMinutes } from './scored.ts';
import type { ErrorBar, Stretch } from './scored.ts';
import { eventScoring } from './scoring.ts';
import { say } from './rectification.messages.ts';
import { secondAt } from './swept-runs.ts';
import type { SecondGrid } from './swept-runs.ts';

export interface UnknownTimeTask extends KnownPerson {
  readonly window: BirthWindow;
  readonly events: readonly KnownEvent[];
}

/** A part of the best interval in which one sub-sub rises. Half open. */
interface SubSubStretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly subSubLord: Planet;
}

/** Where the Moon can have been. */
interface MoonRange {
  /** Sidereal degrees. */
  readonly from: number;
  readonly to: number;
  /** Lords of the stars it passed through, which are the first dasha lords. */
  readonly starLords: readonly Planet[];
}

export interface UnknownTime extends JudgedConfidence {
  readonly candidates: Candidates;
  /** In order of score, then of time. */
  readonly intervals: readonly RisingInterval[];
  readonly best: RisingInterval;
  readonly subSubs: readonly SubSubStretch[];
  readonly errorBar: ErrorBar;
  /** Null without events. */
  readonly chance: Chance | null;
  readonly stability: number;
  readonly moon: MoonRange;
}

/** The rising subs of a window, ranked by events, ruling planets and what is known of the body (R16.3). */
export async function unknownTime(ephemeris: Ephemeris, task: UnknownTimeTask, pace: Pace): Promise<UnknownTime> {
  const { window, events, rulers } = task;
  const { grid } = window;
  const candidates = candidatesOf(ephemeris, { moment: window.noon, fromMs: window.fromMs, toMs: window.toMs, events });
  const scoring = eventScoring(candidates, events);
  const byEvents = ({ base }: Stretch['totals']): number => base;
  const test = events.length === 0 ? null : chanceTest(scoring, byEvents);
  const inTime: RisingInterval[] = [];
  for (const run of runsOf(risingAt(candidates, grid, rowOf), grid.first, grid.last)) {
    const stretch = stretchOf(candidates, grid, run, scoring, rulers);
    inTime.push(intervalOf(stretch, task));
    test?.see(stretch);
    pace.progress((run.to - grid.first) / (grid.last + 1 - grid.first), say.lookingAtSubs());
    await pace.yieldTurn();
  }
  const errorBar = errorBarOf(inTime);
  const chance = test?.result(Math.max(...inTime.map(({ totals }) => byEvents(totals)))) ?? null;
  const stability = await stabilityOf(inTime, errorBar, window.fromMs, byEvents, pace);
  const intervals = [...inTime].sort((a, b) => b.score - a.score || a.fromMs - b.fromMs);
  const [best] = intervals;
  if (best === undefined) throw new RangeError('a window without a second');
  const evidence = {
    events: events.length,
    chance,
    stability,
    barMinutes: widthMinutes(errorBar),
    score: best.totals.base,
  };
  return {
    candidates,
    intervals,
    best,
    subSubs: subSubsOf(candidates, grid, best),
    errorBar,
    chance,
    stability,
    moon: moonRange(candidates.at(window.fromMs), candidates.at(secondAt(grid, grid.last))),
    ...confidenceOf(evidence, 'MODERATE'),
  };
}

/** The row of the 249 that rises: a sub, or what a sign border leaves of it (R4.3). */
const rowOf = ({ subIndex, signIndex }: Division): readonly number[] => [subIndex, signIndex];

interface Rising extends Sample {
  readonly lagna: Division;
}

/** What is seen of a second where only the rising degree matters: eleven cusps and nine planets would cost most of it. */
const risingAt =
  (candidates: Candidates, grid: SecondGrid, key: (rising: Division) => readonly number[]) =>
  (second: number): Rising => {
    const ascendant = candidates.ascendantAt(secondAt(grid, second));
    const lagna = divide(ascendant);
    return { lagna, key: key(lagna), angles: [ascendant] };
  };

function subSubsOf(
  candidates: Candidates,
  grid: SecondGrid,
  { fromMs, toMs }: RisingInterval,
): readonly SubSubStretch[] {
  const look = risingAt(candidates, grid, ({ subSubLord }) => [DASHA_ORDER.indexOf(subSubLord)]);
  const second = (utcMs: number): number => (utcMs - grid.originMs) / 1000;
  return [...runsOf(look, second(fromMs), second(toMs) - 1)].map(({ from, to, seen }) => ({
    fromMs: secondAt(grid, from),
    toMs: secondAt(grid, to),
    subSubLord: seen.lagna.subSubLord,
  }));
}

function moonRange(first: Candidate, last: Candidate): MoonRange {
  const stars = ((last.moon.starIndex - first.moon.starIndex + 27) % 27) + 1;
  return {
    from: first.moonLongitude,
    to: last.moonLongitude,
    starLords: Array.from({ length: stars }, (_, passed) => dashaLord(first.moon.starIndex + passed)),
  };
}
