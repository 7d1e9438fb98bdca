import type { Interval } from '@cuspal/engine/base/intervals';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { Decided, PropertyDecision } from '@cuspal/engine/topics/property/decision';
import { answerOf } from '@cuspal/tool-kit';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';

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
  /** The windows that "later" means; none for another decision. */
  readonly later: readonly Window[];
  /** The pratyantardasha that runs now. */
  readonly running: Interval;
  /** Start of the years asked for. */
  readonly startMs: number;
}

function datesSentence(decision: PropertyDecision, { later, running, startMs }: PropertyDates, clock: LocalClock) {
  const first = firstWindow(later);
  // The window counts helping houses, stand-ins and postponement, the running period a few houses alone.
  if (first !== null && first.startMs === startMs && first.usableStartMs === startMs)
    return `But by the fuller rules of timing a period for it runs already, until ${dateInWords(first.endMs, clock)}.`;
  if (first !== null) return windowsSentence({ found: later }, clock);
  return decision.endsWith('_NOW') && `The running pratyantardasha ends on ${dateInWords(running.endMs, clock)}.`;
}

/** The decision word, the rule that decided and when. */
export const propertyAnswer = ({ decision, rule }: Decided, dates: PropertyDates, clock: LocalClock): string =>
  answerOf(DECISION_IN_WORDS[decision], rule, datesSentence(decision, dates, clock));
