import type { Interval } from '../base/intervals.ts';
import { overlap } from '../base/intervals.ts';
import type { LimbSpan } from './limb-spans.ts';

/** Sixtieths of the star's duration at which varjyam (tyajya) begins, stars 1 to 27; Mula has two (R32.6). */
const VARJYAM: readonly (readonly number[])[] = [
  ...[50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14].map((start) => [start]),
  [20, 56],
  ...[24, 20, 10, 10, 18, 16, 24, 30].map((start) => [start]),
];

/** The same of amrita kala. */
const AMRITA: readonly (readonly number[])[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
].map((start) => [start]);

/** Sixtieths of the star that a window lasts. */
const LENGTH = 4;

const windows = (starts: readonly (readonly number[])[], stars: readonly LimbSpan[], day: Interval) =>
  stars
    .flatMap(({ startMs, endMs, number }) =>
      (starts[number - 1] ?? []).map((sixtieths) => ({
        startMs: startMs + ((endMs - startMs) * sixtieths) / 60,
        endMs: startMs + ((endMs - startMs) * (sixtieths + LENGTH)) / 60,
      })),
    )
    .filter((window) => overlap(window, day));

/** Varjyam windows that meet a day, of the stars that run in it (R32.6). */
export const varjyam = (stars: readonly LimbSpan[], day: Interval): readonly Interval[] => windows(VARJYAM, stars, day);

/** Amrita kala windows that meet a day, of the stars that run in it (R32.6). */
export const amritaKala = (stars: readonly LimbSpan[], day: Interval): readonly Interval[] =>
  windows(AMRITA, stars, day);
