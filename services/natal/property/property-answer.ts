import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { Decided, PropertyDecision } from '@cuspal/engine/topics/property/decision';
import { answerOf, type TopicWindows } from '@cuspal/tool-kit';

const DECISION_IN_WORDS: Readonly<Record<PropertyDecision, string>> = {
  BUY_NOW: 'The chart tends towards buying in the running period.',
  BUY_LATER: 'The chart tends towards buying later.',
  RENT: 'The chart tends towards renting.',
  WAIT: 'The chart tends towards waiting.',
  SELL_NOW: 'The chart tends towards selling in the running period.',
  SELL_LATER: 'The chart tends towards selling later.',
  HOLD: 'The chart tends towards keeping what is owned.',
};

interface PropertyDates {
  /** The windows that "later" means; null for another decision. */
  readonly later: Pick<TopicWindows, 'first' | 'said'> | null;
  /** The pratyantardasha that runs now. */
  readonly running: Interval;
}

function datesSentence(decision: PropertyDecision, { later, running }: PropertyDates, clock: LocalClock) {
  if (later !== null && later.first !== null) return later.said;
  return decision.endsWith('_NOW') && `The running pratyantardasha ends on ${dateInWords(running.endMs, clock)}.`;
}

/** The decision word, the rule that decided and when. */
export const propertyAnswer = ({ decision, rule }: Decided, dates: PropertyDates, clock: LocalClock): string =>
  answerOf(DECISION_IN_WORDS[decision], rule, datesSentence(decision, dates, clock));
