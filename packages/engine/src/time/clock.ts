import { DAY_MS } from './julian.ts';

/** A wall clock: instants are printed by it and days begin by it. A moment and a local instant are such clocks. */
export interface LocalClock {
  /** Minutes ahead of UT. */
  readonly offsetMinutes: number;
}

/** The clock of universal time. */
export const UT: LocalClock = { offsetMinutes: 0 };

/** Minutes by which a clock is ahead of UT at an instant. */
export const offsetAt = (clock: LocalClock, _utcMs: number): number => clock.offsetMinutes;

/** What a clock shows at an instant: the milliseconds at which a clock of UT shows the same. */
export const shownMs = (utcMs: number, clock: LocalClock): number =>
  // An offset such as 353.4667 minutes is no whole number of milliseconds.
  utcMs + Math.round(offsetAt(clock, utcMs) * 60_000);

/** The instant at which a clock shows what a clock of UT shows at the given milliseconds. */
export const instantShowing = (shown: number, clock: LocalClock): number =>
  shown - Math.round(offsetAt(clock, shown) * 60_000);

/** The calendar day a clock shows at an instant, counted from 1 January 1970. */
export const shownDay = (utcMs: number, clock: LocalClock): number => Math.floor(shownMs(utcMs, clock) / DAY_MS);
