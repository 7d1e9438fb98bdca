const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the tries of a message, as Standard Webhooks proposes them: three days in all. */
export const PAUSES_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** From the first try of a message to its last. */
export const ALL_TRIES_MS = PAUSES_MS.reduce((sum, pause) => sum + pause, 0);

const LONGEST_ASKED_MS = 24 * HOUR;

/**
 * The pause after so many tries that came to nothing, or undefined where that was the last one. `retryAfter`: seconds
 * that the other side asked for, which make a pause longer and never shorter.
 */
export function pauseAfter(tries: number, retryAfter?: string): number | undefined {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return undefined;
  const asked = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) * SECOND : 0;
  return Math.max(pause, Math.min(asked, LONGEST_ASKED_MS));
}
