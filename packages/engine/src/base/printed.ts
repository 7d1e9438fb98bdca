/** Numbers as results print them: no more digits than they mean (docs/api.md#numbers-and-instants). */

/** Degrees to six decimals, a 250th of an arc-second. */
export const printedDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A longitude to six decimals, never rounded up to the full circle. */
export const printedLongitude = (degrees: number): number => Math.min(printedDegrees(degrees), 359.999999);

/** A fraction of a whole, years or Julian days to nine decimals, so that parts add up. */
export const printedFraction = (fraction: number): number => Math.round(fraction * 1e9) / 1e9;

/** Scores and strengths to two decimals. */
export const printedScore = (score: number): number => Math.round(score * 1e2) / 1e2;

/** Shares, minutes and kilometres to one decimal. */
export const printedTenths = (value: number): number => Math.round(value * 10) / 10;

/** Arc-seconds and arc-minutes to three decimals. */
export const printedArc = (arc: number): number => Math.round(arc * 1e3) / 1e3;
