import { instantShowing, shownMs } from './clock.ts';
import type { Moment } from './moment.ts';

/** The instant at which a person has lived so many whole years, by the wall clock of the birth; Unix milliseconds. */
export function birthdayMs(moment: Moment, years: number): number {
  const local = new Date(shownMs(moment.utcMs, moment));
  // A birth on 29 February has its birthday on 1 March of other years.
  local.setUTCFullYear(local.getUTCFullYear() + years);
  return instantShowing(local.getTime(), moment);
}
