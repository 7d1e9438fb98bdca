import type { Interval } from '../../base/intervals.ts';
import { MINUTE_MS } from './place-days.ts';
import type { PlaceDays, TimeOfDay } from './place-days.ts';

/** How the day of a limb follows from the part of the day in which it must run (R41.2). */
export interface DayRule {
  readonly time: TimeOfDay;
  /** The day that is taken where it runs then on two. */
  readonly both: 'FIRST' | 'SECOND';
  /** Whether the day on which it fills more of that part goes before `both`. */
  readonly fuller?: true;
  /** The day that is taken where it runs then on none: that on which it begins, that on which it ends, or the next. */
  readonly neither: 'FIRST' | 'SECOND' | 'NEXT';
  /** Minutes for which it must run on from the beginning of that part, else that day does not count. */
  readonly least?: number;
}

/** Why a day was taken. */
export type Choice =
  | 'ONLY'
  | 'FULLER'
  | 'FIRST_OF_TWO'
  | 'SECOND_OF_TWO'
  | 'SHORT_ON_SECOND'
  | 'WITH_STAR'
  | 'WITH_FULL_MOON'
  | 'BEGINS'
  | 'ENDS'
  | 'AFTER_END';

export interface ChosenDay {
  readonly day: number;
  readonly choice: Choice;
}

interface Candidate {
  readonly day: number;
  /** Part of that time of the day for which it runs, 0 to 1. */
  readonly filled: number;
  readonly leftMs: number;
}

/** The day of a limb by a rule. */
export function chosenDay(days: PlaceDays, span: Interval, rule: DayRule): ChosenDay {
  const all = candidates(days, span, rule.time);
  const [first, second] = all.filter(({ leftMs }) => leftMs >= (rule.least ?? 0) * MINUTE_MS);
  if (first === undefined) return dayOfNone(days, span, rule);
  if (second === undefined) return { day: first.day, choice: all.length > 1 ? 'SHORT_ON_SECOND' : 'ONLY' };
  if (rule.fuller === true && first.filled !== second.filled)
    return { day: first.filled > second.filled ? first.day : second.day, choice: 'FULLER' };
  return rule.both === 'FIRST'
    ? { day: first.day, choice: 'FIRST_OF_TWO' }
    : { day: second.day, choice: 'SECOND_OF_TWO' };
}

/** The day, sunrise to sunrise, on which it begins or ends, or that after it. */
function dayOfNone(days: PlaceDays, { startMs, endMs }: Interval, { neither }: DayRule): ChosenDay {
  if (neither === 'FIRST') return { day: days.sunDayOf(startMs), choice: 'BEGINS' };
  const last = days.sunDayOf(endMs - 1);
  return neither === 'SECOND' ? { day: last, choice: 'ENDS' } : { day: last + 1, choice: 'AFTER_END' };
}

function candidates(days: PlaceDays, { startMs, endMs }: Interval, time: TimeOfDay): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let day = days.dayOf(startMs) - 1; day <= days.dayOf(endMs) + 1; day += 1) {
    const part = days.part(day, time);
    if (part === null) continue;
    const ran = Math.min(endMs, part.endMs) - Math.max(startMs, part.startMs);
    if (ran > 0) found.push({ day, filled: ran / (part.endMs - part.startMs), leftMs: endMs - part.startMs });
  }
  return found;
}
