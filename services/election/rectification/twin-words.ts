import { clockNote } from '@cuspal/engine/time/moment';
import type { Moment } from '@cuspal/engine/time/moment';

/** Seconds in a sentence: `45 seconds`, `4 minutes`, `4 minutes and 20 seconds`. */
export function gapInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const unit = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return unit(rest, 'second');
  return rest === 0 ? unit(minutes, 'minute') : `${unit(minutes, 'minute')} and ${unit(rest, 'second')}`;
}

/** What the clocks of the second birth showed, where they were changed just then; null where nothing need be said. */
export function secondClockNote(moment: Moment): string | null {
  const note = clockNote(moment);
  return note === null ? null : `${note} This concerns the second birth.`;
}
