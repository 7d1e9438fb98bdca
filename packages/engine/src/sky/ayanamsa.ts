import { utcMsFromJd } from '../time/julian.ts';
import type { Ayanamsa } from '../zodiac/names.ts';

/** Sidereal modes of the Swiss Ephemeris; 45 has no constant in the addon (R2). */
export const SIDEREAL_MODES: Readonly<Record<Exclude<Ayanamsa, 'khullar'>, number>> = {
  kp: 5,
  kp_new: 45,
  lahiri: 1,
  raman: 3,
  true_chitra: 27,
};

/**
 * Mean ayanamsa of Khullar in degrees: linear in the decimal calendar year, the first form of R2.3. The reading of the
 * year is a choice: a count in Julian days from 15 April 291 lies 1.9" lower.
 */
export function khullarMean(jdUt: number): number {
  const utcMs = utcMsFromJd(jdUt);
  const year = new Date(utcMs).getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  const decimalYear = year + (utcMs - start) / (Date.UTC(year + 1, 0, 1) - start);
  return ((decimalYear - 292 + 261 / 365) * 50.2388475) / 3600;
}
