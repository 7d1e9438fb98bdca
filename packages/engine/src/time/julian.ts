/** 1 January 1970, 0h UT, Julian day. */
const UNIX_EPOCH_JD = 2_440_587.5;
/** 1 January 2000, 12h, Julian day. */
export const J2000_JD = 2_451_545;
export const DAY_MS = 86_400_000;
/** A Julian year: ages and spans of years are counted in it. The year of a dasha is a rule of its own (R13.2). */
export const YEAR_DAYS = 365.25;
export const YEAR_MS = YEAR_DAYS * DAY_MS;

/** Julian day (UT) of Unix milliseconds. */
export function jdFromUtcMs(utcMs: number): number {
  return utcMs / DAY_MS + UNIX_EPOCH_JD;
}

/** Unix milliseconds (whole) of a Julian day (UT). */
export function utcMsFromJd(jdUt: number): number {
  return Math.round((jdUt - UNIX_EPOCH_JD) * DAY_MS);
}

/** Julian day of a whole Unix second, the same number as that of its milliseconds. */
export const jdOfSecond = (second: number): number => jdFromUtcMs(second * 1000);

/** Unix seconds, with their fraction, of a Julian day. */
export const secondOfJd = (jd: number): number => (jd - UNIX_EPOCH_JD) * 86_400;

/** The first whole second not before an instant of Unix milliseconds. */
export const secondFrom = (utcMs: number): number => Math.ceil(utcMs / 1000);
