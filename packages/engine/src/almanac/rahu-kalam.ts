import type { Interval } from '../base/intervals.ts';
import type { DayFrame } from './day-frame.ts';
import { daylight, partOf } from './equal-parts.ts';

/** Which eighth of the day it is, Sunday to Saturday (R32.2). */
const RAHU = [8, 2, 7, 5, 6, 4, 3] as const;
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6] as const;
const GULIKAI = [7, 6, 5, 4, 3, 2, 1] as const;

const eighth = (day: DayFrame, numbers: readonly number[]): Interval =>
  partOf(daylight(day), numbers[day.weekday] ?? 0, 8);

/** Rahu kalam of a day: one eighth of the time from sunrise to sunset (R32.2). */
export const rahuKalam = (day: DayFrame): Interval => eighth(day, RAHU);

/** Yamaganda kalam of a day (R32.2). */
export const yamagandaKalam = (day: DayFrame): Interval => eighth(day, YAMAGANDA);

/** Gulikai kalam of a day (R32.2). */
export const gulikaiKalam = (day: DayFrame): Interval => eighth(day, GULIKAI);
