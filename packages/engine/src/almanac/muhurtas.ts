import type { Interval } from '../base/intervals.ts';
import type { DayFrame } from './day-frame.ts';
import { daylight, night, partOf } from './equal-parts.ts';

/** Day and night have fifteen muhurtas each (R32.2). */
const MUHURTAS = 15;
const GODHULI_MS = 12 * 60_000;
const WEDNESDAY = 3;

type Part = 'day' | 'night';

/** Durmuhurtas of Sunday to Saturday (R32.2). */
const DURMUHURTAS: readonly (readonly (readonly [Part, number])[])[] = [
  [['day', 14]],
  [
    ['day', 9],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['night', 7],
  ],
  [['day', 8]],
  [
    ['day', 6],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['day', 9],
  ],
  [['day', 3]],
];

/** The eighth muhurta of the day, round noon; custom leaves it out on Wednesdays (R32.2). */
export const abhijit = (day: DayFrame): Interval & { readonly usable: boolean } => ({
  ...partOf(daylight(day), 8, MUHURTAS),
  usable: day.weekday !== WEDNESDAY,
});

/** The bad muhurtas of the weekday, in order (R32.2). */
export const durmuhurtas = (day: DayFrame): readonly Interval[] =>
  (DURMUHURTAS[day.weekday] ?? []).map(([part, number]) =>
    partOf(part === 'day' ? daylight(day) : night(day), number, MUHURTAS),
  );

/** The last muhurta but one of the night that ends at a day's sunrise (R32.2). Unix milliseconds. */
export const brahmaMuhurta = (sunsetBeforeMs: number, { sunriseMs }: DayFrame): Interval =>
  partOf({ startMs: sunsetBeforeMs, endMs: sunriseMs }, MUHURTAS - 1, MUHURTAS);

/** The dusk hour of the cows: twelve minutes on both sides of sunset. */
export const godhuli = ({ sunsetMs }: DayFrame): Interval => ({
  startMs: sunsetMs - GODHULI_MS,
  endMs: sunsetMs + GODHULI_MS,
});

export const COMPASS_WORDS = ['East', 'South', 'West', 'North'] as const;
type CompassWord = (typeof COMPASS_WORDS)[number];

/** The direction not to set out in, Sunday to Saturday. */
const DISHA_SHOOL: readonly CompassWord[] = ['West', 'East', 'North', 'North', 'South', 'West', 'East'];

export const dishaShool = ({ weekday }: DayFrame): CompassWord => DISHA_SHOOL[weekday] ?? 'West';
