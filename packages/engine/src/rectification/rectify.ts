import type { Ephemeris } from '../sky/port.ts';
import type { Moment } from '../time/moment.ts';
import type { House } from '../zodiac/names.ts';
import { candidatesOf } from './candidate.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { confidenceOf } from './confidence.ts';
import type { JudgedConfidence } from './confidence.ts';
import type { EventPart, Totals } from './event-parts.ts';
import { searchRange } from './grid.ts';
import type { KnownEvent } from './known-event.ts';
import type { Pace } from './pace.ts';
import { plateausOf } from './plateaus.ts';
import { chanceTest, stabilityOf } from './proof.ts';
import type { Chance } from './proof.ts';
import { rulingAgreement } from './ruling-fit.ts';
import type { Rulers } from './ruling-fit.ts';
import { byRank, errorBarOf, rankOf, SAME_SCORE, widthMinutes } from './scored.ts';
import type { ErrorBar, Stretch } from './scored.ts';
import type { Scoring } from './scoring.ts';
import { secondAt } from './swept-runs.ts';

/** What is asked of a rectification around a stated time. */
export interface RectificationTask {
  readonly stated: Moment;
  readonly events: readonly KnownEvent[];
  readonly rulers: Rulers;
  readonly rangeMinutes: number;
  readonly stepMinutes: number;
  /** Cusps whose sub lords the scoring asks for beside the primary ones. */
  readonly cusps?: readonly House[];
  readonly scoringOf: (candidates: Candidates) => Scoring;
}

/** One printed candidate with its scores. */
export interface ScoredCandidate {
  readonly candidate: Candidate;
  readonly offsetMinutes: number;
  readonly parts: readonly EventPart[];
  readonly totals: Totals;
  readonly rpAgreement: number;
}

export interface Rectification extends JudgedConfidence {
  readonly candidates: Candidates;
  /** In order of rank. */
  readonly printed: readonly ScoredCandidate[];
  readonly original: ScoredCandidate;
  /** In order of rank; the first one holds the rectified time at its middle. */
  readonly plateaus: readonly Stretch[];
  readonly best: Stretch;
  /** How many plateaus have the best score, the best one with them. */
  readonly tiedPlateaus: number;
  readonly errorBar: ErrorBar;
  readonly chance: Chance;
  readonly stability: number;
  readonly notes: readonly string[];
}

/** The times around a stated one, by how well the events fit them, and how far that may be trusted. */
export async function rectify(ephemeris: Ephemeris, task: RectificationTask, pace: Pace): Promise<Rectification> {
  const { stated, events, rulers } = task;
  const { grid, printed, notes } = searchRange(stated, task.rangeMinutes, task.stepMinutes);
  const candidates = candidatesOf(ephemeris, {
    moment: stated,
    fromMs: secondAt(grid, grid.first),
    toMs: secondAt(grid, grid.last),
    events,
    ...(task.cusps && { cusps: task.cusps }),
  });
  const scoring = task.scoringOf(candidates);
  const statedMs = secondAt(grid, 0);
  const total = (totals: Totals): number => totals.total;
  const test = chanceTest(scoring, total);
  const inTime = await plateausOf(candidates, grid, scoring, rulers, pace, test.see);
  // All seconds of a plateau have its scores: only what rises and the Moon are a candidate's own.
  const scored = (second: number, offsetMinutes: number): ScoredCandidate => {
    const utcMs = secondAt(grid, second);
    const plateau = plateauAt(inTime, utcMs);
    const candidate = candidates.alike(utcMs, plateau.middle.key);
    const rpAgreement = rulingAgreement(rulers, candidate);
    return { candidate, offsetMinutes, parts: plateau.parts, totals: plateau.totals, rpAgreement };
  };
  const rows: ScoredCandidate[] = [];
  for (const { second, offsetMinutes } of printed) {
    rows.push(scored(second, offsetMinutes));
    await pace.yieldTurn();
  }
  const plateaus = [...inTime].sort((a, b) => byRank(rankOf(a, statedMs), rankOf(b, statedMs)));
  const [best] = plateaus;
  if (best === undefined) throw new RangeError('a range without a second');
  const errorBar = errorBarOf(plateaus.map(({ fromMs, toMs, totals }) => ({ fromMs, toMs, score: totals.total })));
  const chance = test.result(best.totals.total);
  const stability = await stabilityOf(plateaus, errorBar, statedMs, total, pace);
  const evidence = {
    events: events.length,
    chance,
    stability,
    barMinutes: widthMinutes(errorBar),
    score: best.totals.base,
  };
  return {
    candidates,
    printed: rows.sort((a, b) => byRank(candidateRank(a, statedMs), candidateRank(b, statedMs))),
    original: scored(0, 0),
    plateaus,
    best,
    tiedPlateaus: plateaus.filter(({ totals }) => totals.total >= best.totals.total - SAME_SCORE).length,
    errorBar,
    chance,
    stability,
    ...confidenceOf(evidence),
    notes,
  };
}

/** The plateau that holds an instant, by halving: they are in order of time and tile the range. */
function plateauAt(inTime: readonly Stretch[], utcMs: number): Stretch {
  let [low, high] = [0, inTime.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((inTime[middle]?.fromMs ?? Infinity) <= utcMs) low = middle;
    else high = middle - 1;
  }
  const found = inTime[low];
  if (found === undefined) throw new RangeError('a range without a second');
  return found;
}

const candidateRank = ({ candidate: { utcMs }, totals, rpAgreement }: ScoredCandidate, statedMs: number) => ({
  score: totals.total,
  rpAgreement,
  distanceMs: Math.abs(utcMs - statedMs),
  fromMs: utcMs,
});
