import { shownMs } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import { dayToRead, daysOf, spanOf, type Span } from '../../meta/plan/said-dates.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

type Asked = Pick<Inquiry, 'context' | 'question'>;

/**
 * The days asked about, on the clock of the person: of days that words name what is left, and all of those that a caller
 * sends; null where none are named.
 */
export function askedSpan({ context: { chart, input, now }, question: { dates } }: Asked): Span | null {
  if (dates === null) return null;
  const { from, to, apart } = dates;
  const sent = input.start_date !== undefined;
  return spanOf({ from, to: to ?? from, ...(apart && { apart }) }, shownMs(now, chart.moment), sent);
}

/** Says which of several days a tool of one moment reads; null where it reads the only one. */
export function middleSentence(span: Span | null): string | null {
  const day = span === null || daysOf(span).length === 1 ? undefined : dayToRead(span);
  return day === undefined ? null : say.middleRead({ day });
}

/** The day of birth on the clock of its place. */
export const dayOfBirth = ({ context: { chart } }: Pick<Inquiry, 'context'>): string =>
  printDate(chart.moment.utcMs, chart.moment);
