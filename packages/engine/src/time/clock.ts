import { DAY_MS } from './julian.ts';
import { utcOffsetAt, wallReading } from './zone.ts';

/**
 * A wall clock: instants are printed by it and days begin by it. A moment and a local instant are such clocks. With a
 * zone it is put forward and back as the zone's clocks are; without one it keeps its offset
 * (docs/api.md#dates-and-clocks).
 */
export interface LocalClock {
  /** Minutes ahead of UT; with a zone those in force at the moment that the clock belongs to. */
  readonly offsetMinutes: number;
  /** IANA name. */
  readonly zone?: string | undefined;
}

/** The clock of universal time. */
export const UT: LocalClock = { offsetMinutes: 0 };

/** The clock alone of what has one, for another moment there. */
export const clockOf = ({ offsetMinutes, zone }: LocalClock): LocalClock => ({ offsetMinutes, zone });

/** Minutes by which a clock is ahead of UT at an instant. */
export const offsetAt = ({ offsetMinutes, zone }: LocalClock, utcMs: number): number =>
  zone === undefined ? offsetMinutes : utcOffsetAt(utcMs, zone);

/** What a clock shows at an instant: the milliseconds at which a clock of UT shows the same. */
export const shownMs = (utcMs: number, clock: LocalClock): number =>
  // An offset such as 353.4667 minutes is no whole number of milliseconds.
  utcMs + Math.round(offsetAt(clock, utcMs) * 60_000);

/**
 * The instant at which a clock shows what a clock of UT shows at the given milliseconds: of a time shown twice the
 * earlier one, of a time left out that by the offset after the change (docs/api.md#dates-and-clocks).
 */
export function instantShowing(shown: number, { offsetMinutes, zone }: LocalClock): number {
  const offset = zone === undefined ? offsetMinutes : wallReading(shown, zone).offsetMinutes;
  return shown - Math.round(offset * 60_000);
}

/**
 * The first instant at which a clock shows a time or a later one. It is that of `instantShowing` but for a time left
 * out, which is passed when the clock is put forward: where midnight is left out, the day begins there.
 */
export function instantReaching(shown: number, clock: LocalClock): number {
  let before = instantShowing(shown, clock);
  if (shownMs(before, clock) >= shown) return before;
  let reached = shown - Math.round(offsetAt(clock, before) * 60_000);
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (shownMs(middle, clock) >= shown) reached = middle;
    else before = middle;
  }
  return reached;
}

/**
 * The first instant of a calendar day by a clock, counted from 1 January 1970; that of a day left out is the next
 * day's.
 */
export const dayBeginning = (day: number, clock: LocalClock): number => instantReaching(day * DAY_MS, clock);

/** The calendar year a clock shows at an instant. */
export const shownYear = (utcMs: number, clock: LocalClock): number => new Date(shownMs(utcMs, clock)).getUTCFullYear();

/** The calendar day a clock shows at an instant, counted from 1 January 1970. */
export const shownDay = (utcMs: number, clock: LocalClock): number => Math.floor(shownMs(utcMs, clock) / DAY_MS);
