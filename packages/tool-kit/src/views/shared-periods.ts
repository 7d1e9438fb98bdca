import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords } from '@cuspal/engine/time/print';
import { say } from './views.messages.ts';

/** Joins two lists of windows that have periods in common by a sentence. The kinds say what the lists are of. */
export function noteSharedPeriods(
  some: readonly Interval[],
  others: readonly Interval[],
  [kind, otherKind]: readonly ['gain' | 'recovery', 'caution' | 'care'],
  clock: LocalClock,
  note: (sentence: string) => void,
): void {
  const [first, ...more] = some.filter(({ startMs, endMs }) =>
    others.some((other) => other.startMs === startMs && other.endMs === endMs),
  );
  if (first === undefined) return;
  note(
    more.length === 0
      ? say.onePeriodShared({ dates: datesInWords(first.startMs, first.endMs, clock), some: kind, others: otherKind })
      : say.periodsShared({ count: more.length + 1, some: kind, others: otherKind }),
  );
}
