import type { Interval } from '../base/intervals.ts';
import { EngineError } from '../base/errors.ts';
import { clockMinutes } from '../time/civil.ts';
import { offsetAt } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS, secondFrom } from '../time/julian.ts';
import type { SecondSpan } from './timeline.ts';
import { say } from './election.messages.ts';

/** Part of each day in which the event may take place, minutes from midnight, [start, end); start > end wraps midnight, start = end is the whole day. */
export interface DayHours {
  readonly startMinute: number;
  readonly endMinute: number;
}

/** A clock time HH:MM from 00:00 to 23:59 in minutes from midnight. Throws validation_failed. */
function minuteOfDay(text: string, field: string): number {
  const minutes = clockMinutes(text.trim());
  if (minutes === undefined) {
    throw new EngineError('validation_failed', say.noClockTime({ field, text: text.slice(0, 20) }), field);
  }
  return minutes;
}

/** Hours named by their clock times; `field` is the argument that holds them. Throws validation_failed. */
export const dayHours = (
  { start, end }: { readonly start: string; readonly end: string },
  field = 'preferred_time_of_day',
): DayHours => ({ startMinute: minuteOfDay(start, `${field}.start`), endMinute: minuteOfDay(end, `${field}.end`) });

/** A usable stretch of one local civil date, or of several where days are not cut. */
export interface UsableStretch extends SecondSpan {
  /** Local civil date of its first second, days from 1 January 1970. */
  readonly day: number;
}

/**
 * The usable seconds of a scan on a clock, in order of time: those at which the clock shows a time in the
 * hours. Cut at local midnights where days are asked for; else stretches that touch are one.
 */
export function usableStretches(
  { from, to }: SecondSpan,
  clock: LocalClock,
  hours: DayHours | null,
  cutDays: boolean,
): readonly UsableStretch[] {
  const pieces = offsetPieces({ startMs: from * 1000, endMs: to * 1000 }, clock).flatMap((piece) =>
    daysOf(piece, hours),
  );
  return joined(pieces, cutDays).flatMap(({ startMs, endMs, day }) => {
    const stretch = { from: Math.max(secondFrom(startMs), from), to: Math.min(secondFrom(endMs), to), day };
    return stretch.from < stretch.to ? [stretch] : [];
  });
}

interface DayPiece extends Interval {
  readonly day: number;
}

interface OffsetPiece extends Interval {
  /** Milliseconds by which the clock is ahead of UT. */
  readonly aheadMs: number;
}

/** Pieces that touch made one; where days are cut only those of one date. */
function joined(pieces: readonly DayPiece[], cutDays: boolean): readonly DayPiece[] {
  const found: DayPiece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last !== undefined && last.endMs === piece.startMs && (!cutDays || last.day === piece.day)) {
      found[found.length - 1] = { ...last, endMs: piece.endMs };
    } else {
      found.push(piece);
    }
  }
  return found;
}

/** The usable parts of each local day in a piece of one offset. */
function daysOf({ startMs, endMs, aheadMs }: OffsetPiece, hours: DayHours | null): readonly DayPiece[] {
  const found: DayPiece[] = [];
  for (let day = Math.floor((startMs + aheadMs) / DAY_MS); day * DAY_MS - aheadMs < endMs; day += 1) {
    for (const [first, last] of partsOf(hours)) {
      const start = Math.max(day * DAY_MS + first * 60_000 - aheadMs, startMs);
      const end = Math.min(day * DAY_MS + last * 60_000 - aheadMs, endMs);
      if (start < end) found.push({ startMs: start, endMs: end, day });
    }
  }
  return found;
}

function partsOf(hours: DayHours | null): readonly (readonly [number, number])[] {
  if (hours === null || hours.startMinute === hours.endMinute) return [[0, 1440]];
  const { startMinute, endMinute } = hours;
  if (startMinute < endMinute) return [[startMinute, endMinute]];
  return endMinute === 0
    ? [[startMinute, 1440]]
    : [
        [0, endMinute],
        [startMinute, 1440],
      ];
}

const aheadAt = (clock: LocalClock, utcMs: number): number => Math.round(offsetAt(clock, utcMs) * 60_000);

/** A span cut where the clock is put forward or back. */
function offsetPieces({ startMs, endMs }: Interval, clock: LocalClock): readonly OffsetPiece[] {
  if (clock.zone === undefined) return [{ startMs, endMs, aheadMs: aheadAt(clock, startMs) }];
  const pieces: OffsetPiece[] = [];
  let start = startMs;
  let at = startMs;
  while (at < endMs) {
    const next = Math.min(at + DAY_MS, endMs);
    const aheadMs = aheadAt(clock, at);
    if (aheadAt(clock, next) !== aheadMs) {
      const change = changeBetween(clock, at, next, aheadMs);
      pieces.push({ startMs: start, endMs: change, aheadMs });
      start = change;
    }
    at = next;
  }
  if (start < endMs) pieces.push({ startMs: start, endMs, aheadMs: aheadAt(clock, start) });
  return pieces;
}

/** The whole second of a change of offset, found by halving. */
function changeBetween(clock: LocalClock, before: number, after: number, aheadMs: number): number {
  let [low, high] = [Math.floor(before / 1000), Math.ceil(after / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(clock, middle * 1000) === aheadMs) low = middle;
    else high = middle;
  }
  return high * 1000;
}
