import type { Candidate } from './candidate.ts';
import type { EventPart, Totals } from './event-parts.ts';

/** A stretch of seconds that fit the events alike, judged at its middle. Half open, Unix milliseconds. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly widthSeconds: number;
  readonly middle: Candidate;
  /** Parts of each event, in the order of the events. */
  readonly parts: readonly EventPart[];
  readonly totals: Totals;
  /** 0 to 5. */
  readonly rpAgreement: number;
}

/** What decides which of two is named first: a score, the ruling planets, nearness to the stated time, then time. */
export interface Ranked {
  readonly score: number;
  readonly rpAgreement: number;
  readonly distanceMs: number;
  readonly fromMs: number;
}

export const byRank = (a: Ranked, b: Ranked): number =>
  b.score - a.score || b.rpAgreement - a.rpAgreement || a.distanceMs - b.distanceMs || a.fromMs - b.fromMs;

/** The rank of a stretch by some score, seen from the stated time. */
export const rankOf = (stretch: Stretch, statedMs: number, score = stretch.totals.total): Ranked => ({
  score,
  rpAgreement: stretch.rpAgreement,
  distanceMs: Math.abs(stretch.middle.utcMs - statedMs),
  fromMs: stretch.fromMs,
});

/** The stretches within three points of the best, from the first second to the last, half open. */
export interface ErrorBar {
  readonly fromMs: number;
  readonly toMs: number;
}

const BAR_POINTS = 3;
/** Scores have one or two decimals: less than this is no difference. */
export const SAME_SCORE = 1e-6;

/** From the first to the last time whose score comes within 3 points of the best. */
export function errorBarOf(rows: readonly (ErrorBar & { readonly score: number })[]): ErrorBar {
  const best = Math.max(...rows.map(({ score }) => score));
  const near = rows.filter(({ score }) => score >= best - BAR_POINTS - SAME_SCORE);
  return {
    fromMs: Math.min(...near.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...near.map(({ toMs }) => toMs)),
  };
}

/** Minutes of the error bar. */
export const widthMinutes = ({ fromMs, toMs }: ErrorBar): number => (toMs - fromMs) / 60_000;
