import type { Interval } from '@cuspal/engine/base/intervals';
import type { NatalEvent } from '@cuspal/engine/events/event';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { Decided, PropertyDecision } from '@cuspal/engine/topics/property/decision';
import { sentencesIn } from '@cuspal/speech';
import { answerOf, type TopicWindows } from '@cuspal/tool-kit';
import { promiseItself } from '@cuspal/tool-kit/views/answers';
import { say } from './property.messages.ts';

interface PropertyDates {
  /** The windows that "later" means; null for another decision. */
  readonly later: Pick<TopicWindows, 'first' | 'said'> | null;
  /** What is bought or sold and the side of its promise; null for renting, which rests on neither. */
  readonly promised: { readonly event: NatalEvent; readonly side: Side } | null;
  /** The pratyantardasha that runs now. */
  readonly running: Interval;
}

function datesSentence(decision: PropertyDecision, { later, running }: PropertyDates, clock: LocalClock) {
  if (later !== null && later.first !== null) return later.said;
  return decision.endsWith('_NOW') && say.runningEnds({ until: printDate(running.endMs, clock) });
}

/** The decision word, the rule that decided and when. */
export function propertyAnswer({ decision, rule }: Decided, dates: PropertyDates, clock: LocalClock): string {
  const when = datesSentence(decision, dates, clock);
  // Four sentences on the dates leave no room, and promises has the base rate.
  const room = when === false || sentencesIn(when).length < 4;
  const { promised } = dates;
  return answerOf(
    say.tends({ decision }),
    rule,
    promised !== null && room && say.itself({ clause: promiseItself(promised.event, promised.side) ?? '' }),
    when,
  );
}
