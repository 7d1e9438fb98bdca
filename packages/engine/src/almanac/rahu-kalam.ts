import type { Interval } from '../base/intervals.ts';
import type { DayFrame } from './day-frame.ts';

/** Which eighth of the day it is, Sunday to Saturday (R32.2). */
const EIGHTH = [8, 2, 7, 5, 6, 4, 3] as const;

/** Rahu kalam of a day: one eighth of the time from sunrise to sunset (R32.2). */
export function rahuKalam({ sunriseMs, sunsetMs, weekday }: DayFrame): Interval {
  const eighth = (sunsetMs - sunriseMs) / 8;
  const number = EIGHTH[weekday] ?? 8;
  return { startMs: sunriseMs + eighth * (number - 1), endMs: sunriseMs + eighth * number };
}
