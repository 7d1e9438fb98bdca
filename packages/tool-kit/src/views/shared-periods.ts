import { counted } from '@cuspal/engine/base/words';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords } from '@cuspal/engine/time/print';

/** Joins two lists of windows that have periods in common by a sentence. `kinds`: what the lists are of. */
export function noteSharedPeriods(
  some: readonly Interval[],
  others: readonly Interval[],
  kinds: readonly [string, string],
  clock: LocalClock,
  note: (sentence: string) => void,
): void {
  const [first, ...more] = some.filter(({ startMs, endMs }) =>
    others.some((other) => other.startMs === startMs && other.endMs === endMs),
  );
  if (first === undefined) return;
  note(
    more.length === 0
      ? `The period ${datesInWords(first.startMs, first.endMs, clock)} is one of ${kinds[0]} and of ${kinds[1]}, because its lords signify the houses of both.`
      : `${counted(more.length + 1, 'period')} are of ${kinds[0]} and of ${kinds[1]} alike, because their lords signify the houses of both.`,
  );
}
