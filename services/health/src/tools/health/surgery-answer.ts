import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { DateReading, SurgeryType } from '@cuspal/engine/topics/health/surgery-date';
import type { SuccessVerdict, SurgeryOutlook } from '@cuspal/engine/topics/health/surgery-natal';
import { answerOf } from '@cuspal/tool-kit';

const OUTLOOK: Readonly<Record<SuccessVerdict, string>> = {
  FAVOURABLE: 'The chart supports an operation well.',
  GUARDED: 'The chart supports an operation in part, so good preparation and aftercare count.',
  UNFAVOURABLE: 'The chart gives an operation little support, so preparation and aftercare count all the more.',
};

const CLOSING: Readonly<Record<SurgeryType, string>> = {
  ELECTIVE: 'What the surgeon advises comes first.',
  COSMETIC: 'What the surgeon advises comes first.',
  EMERGENCY: 'An emergency is never delayed.',
  TRANSPLANT: 'An organ that is offered is never declined for this.',
};

/** A date as far as the answer needs it; `first` is the second at which the best window begins. */
type Day = Pick<DateReading, 'dateVerdict' | 'deferReasons'> & { readonly first: number | null };

/** How an operation is supported, and whether a date is clean; never a reason to wait with an emergency. */
export const surgeryAnswer = (
  { successVerdict }: Pick<SurgeryOutlook, 'successVerdict'>,
  day: Day | null,
  type: SurgeryType,
  clock: LocalClock,
): string => answerOf(OUTLOOK[successVerdict], day !== null && daySentence(day, type, clock), CLOSING[type]);

function daySentence({ dateVerdict, deferReasons, first }: Day, type: SurgeryType, clock: LocalClock): string {
  if (dateVerdict === 'GO')
    return type === 'EMERGENCY'
      ? 'The day is as good as any.'
      : 'Nothing on the day asked about speaks for another one.';
  const why = deferReasons.includes('MARS_RETROGRADE') ? 'Mars is retrograde then' : 'the day is not clean';
  const free = 'if the surgeon leaves the date free';
  return first === null
    ? `Another day would suit better, ${free}, because ${why}.`
    : `A day such as ${dateInWords(first * 1000, clock)} would suit better, ${free}, because ${why}.`;
}
