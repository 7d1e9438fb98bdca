import { say } from './dasha.messages.ts';

/** Days of the dasha year (R13.2). */
export const DASHA_YEAR_DAYS = 365.25 as const;
/** The same in milliseconds. */
export const DASHA_YEAR_MS = 31_557_600_000;

/** Years of a balance in whole years, months and days of 12 and 30, for print only. */
export interface YearsMonthsDays {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Years with a fraction as years, months and days, cut off to the day. */
export function yearsMonthsDays(years: number): YearsMonthsDays {
  const days = years * 360 + 1e-9;
  return { years: Math.floor(days / 360), months: Math.floor((days % 360) / 30), days: Math.floor(days % 30) };
}

/** `10 years 9 months 18 days`. */
export function yearsText(years: number): string {
  const parts = yearsMonthsDays(years);
  return say.yearsMonthsDays(parts);
}
