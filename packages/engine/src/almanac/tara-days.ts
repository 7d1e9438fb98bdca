import type { Ephemeris } from '../sky/port.ts';
import type { LocalClock } from '../time/clock.ts';
import { DAY_MS, jdFromUtcMs } from '../time/julian.ts';
import { LAST_JD } from '../time/known-span.ts';
import type { Place } from '../time/place.ts';
import type { Ayanamsa } from '../zodiac/names.ts';
import { dayAfter, dayFrame } from './day-frame.ts';
import type { DayFrame } from './day-frame.ts';
import { wholeDay } from './equal-parts.ts';
import type { MoonStand } from './tara-bala.ts';
import { taraWindows } from './tara-windows.ts';
import type { TaraWindow } from './tara-windows.ts';

/** The birth and the place that tara bala is asked for. */
export interface TaraAsked {
  readonly ephemeris: Ephemeris;
  readonly ayanamsa: Ayanamsa;
  /** The Moon's star and sign at birth. */
  readonly birth: Pick<MoonStand, 'starIndex' | 'signIndex'>;
  readonly place: Place;
  readonly clock: LocalClock;
  /** Lets other work in between two days; throws when nobody waits any more. */
  readonly yieldTurn: () => Promise<void>;
}

/** A Vedic day with its windows, which tile it. */
export interface TaraDay {
  readonly day: DayFrame;
  readonly windows: readonly TaraWindow[];
}

/** Days of ephemeris that the frame of a day needs after it. */
const FRAME_DAYS = 3;
const GOOD_WITHIN_DAYS = 30;

const middleOf = ({ sunriseMs, sunsetMs }: DayFrame): number => (sunriseMs + sunsetMs) / 2;

/**
 * The Vedic day so many days after another: some day's noon is that of this one, whatever the season does to its
 * sunrise. Throws out_of_range past 2399.
 */
export function dayLater({ ephemeris, place, clock }: TaraAsked, first: DayFrame, days: number): DayFrame {
  if (days === 0) return first;
  const noon = middleOf(first);
  const found = dayFrame(ephemeris, noon + days * DAY_MS, place, clock);
  // A day shorter than the noons wander is missed by one.
  const counted = Math.round((middleOf(found) - noon) / DAY_MS);
  return counted < days ? dayAfter(ephemeris, found, place, clock) : found;
}

/** The first `count` Vedic days from `first` on, with their windows. */
export async function taraDays(asked: TaraAsked, first: DayFrame, count: number): Promise<readonly TaraDay[]> {
  const { ephemeris, ayanamsa, birth, place, clock, yieldTurn } = asked;
  const days: TaraDay[] = [];
  let day = first;
  while (days.length < count) {
    if (days.length > 0) day = dayAfter(ephemeris, day, place, clock);
    days.push({ day, windows: taraWindows(ephemeris, ayanamsa, birth, wholeDay(day)) });
    await yieldTurn();
  }
  return days;
}

/** The first GOOD window that is not over at an instant of a day, within 30 days and the ephemeris; else null. */
export async function nextGoodWindow(asked: TaraAsked, first: DayFrame, utcMs: number): Promise<TaraWindow | null> {
  const { ephemeris, place, clock } = asked;
  let day = first;
  for (;;) {
    const [{ windows } = { windows: [] }] = await taraDays(asked, day, 1);
    const found = windows.find(({ endMs, bala }) => endMs > utcMs && bala.overall === 'GOOD');
    if (found !== undefined) return found.startMs < utcMs + GOOD_WITHIN_DAYS * DAY_MS ? found : null;
    const past = day.nextSunriseMs >= utcMs + GOOD_WITHIN_DAYS * DAY_MS;
    if (past || jdFromUtcMs(day.nextSunriseMs) + FRAME_DAYS > LAST_JD) return null;
    day = dayAfter(ephemeris, day, place, clock);
  }
}
