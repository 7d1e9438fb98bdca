import type { Moment } from './moment.ts';

/** The instant at which a person has lived so many whole years, by the wall clock of the birth; Unix milliseconds. */
export function birthdayMs({ utcMs, offsetMinutes }: Moment, years: number): number {
  const shift = Math.round(offsetMinutes * 60_000);
  const local = new Date(utcMs + shift);
  // A birth on 29 February has its birthday on 1 March of other years.
  local.setUTCFullYear(local.getUTCFullYear() + years);
  return local.getTime() - shift;
}
