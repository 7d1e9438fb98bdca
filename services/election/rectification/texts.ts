import type { Confidence } from '@cuspal/engine/rectification/confidence';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';

/** What goes before any time that is found. */
export const RECORD_DECIDES = 'A birth record or a hospital note counts for more than this.';

export const SCORE_PROVES_NOTHING = 'A high score alone proves nothing.';

/** What a reader of any rectified time must know, also of one sought without events. */
export const RECORD_NOTES: readonly string[] = [
  'A rectified time is a proposal. A birth record or a hospital note outranks it.',
  'A high score alone proves nothing, because some time of the range nearly always fits well.',
];

/** The notes above with what the scores of dated events and their chance test mean. */
export const PROPOSAL_NOTES: readonly string[] = [
  ...RECORD_NOTES,
  'The chance test moves all events together by 61 to 1,220 days and looks for a time that fits as well.',
  'In our trials the error bar held the true time in 94 of 100 charts with ten fitting events, and in 86 with five.',
  'With dates drawn at random it held the true time in about a quarter of them.',
  'The scores are our own. Both halves of the score of an event are KP verdicts, the class of the period and the promise.',
];

/** The clock time of an instant in a sentence, to the second. */
export const timeInWords = (utcMs: number, clock: LocalClock): string => printInstant(utcMs, clock).slice(11, 19);

const TRUST: Readonly<Record<Confidence, string>> = {
  HIGH: 'Confidence is high, because every test was passed.',
  MODERATE: 'Confidence is moderate, so test the time on further events.',
  LOW: 'Confidence is low, so keep the stated time.',
};

export const trustSentence = (confidence: Confidence): string => TRUST[confidence];

/** How far a proposed time lies from the stated one. */
export function shiftSentence(shiftMinutes: number, subject = 'That'): string {
  if (shiftMinutes === 0) return `${subject} is the stated time itself.`;
  const minutes = Math.abs(shiftMinutes);
  const unit = minutes === 1 ? 'minute' : 'minutes';
  return `${subject} is ${minutes} ${unit} ${shiftMinutes < 0 ? 'earlier' : 'later'} than the stated time.`;
}
