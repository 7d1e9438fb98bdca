const UNIX_EPOCH_JD = 2_440_587.5;
export const DAY_MS = 86_400_000;

/** Julian day (UT) of Unix milliseconds. */
export function jdFromUtcMs(utcMs: number): number {
  return utcMs / DAY_MS + UNIX_EPOCH_JD;
}

/** Unix milliseconds (whole) of a Julian day (UT). */
export function utcMsFromJd(jdUt: number): number {
  return Math.round((jdUt - UNIX_EPOCH_JD) * DAY_MS);
}
