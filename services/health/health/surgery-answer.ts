import { inWords } from '@cuspal/engine/base/words';
import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { DateReading, SurgeryType } from '@cuspal/engine/topics/health/surgery-date';
import type { SuccessVerdict, SurgeryOutlook } from '@cuspal/engine/topics/health/surgery-natal';
import { answerOf, disclaimerText } from '@cuspal/tool-kit';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';

/** Begins the disclaimer of an emergency and of a transplant, to the letter (get_surgery_success). */
export const NEVER_DELAYED =
  'Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.';

/** Ends the disclaimer of every answer with a date (get_surgery_success). */
const WITHIN_THE_SPAN = 'A date moves only within the span that the surgeon calls medically equal.';

/** The disclaimer of an answer on surgery: an emergency and an offered organ come first, and a date is bound. */
export const surgeryDisclaimer = (type: SurgeryType, dated: boolean): string =>
  [
    ...(type === 'EMERGENCY' || type === 'TRANSPLANT' ? [NEVER_DELAYED] : []),
    disclaimerText('health'),
    ...(dated ? [WITHIN_THE_SPAN] : []),
  ].join(' ');

const OUTLOOK: Readonly<Record<SuccessVerdict, string>> = {
  FAVOURABLE: 'The chart supports an operation well.',
  GUARDED: 'The chart supports an operation in part, so good preparation and aftercare count.',
  UNFAVOURABLE: 'The chart gives an operation little support, so preparation and aftercare count all the more.',
};

const CLOSING: Readonly<Record<SurgeryType, string>> = {
  ELECTIVE: 'What the surgeon advises comes first.',
  COSMETIC: 'What the surgeon advises comes first.',
  EMERGENCY: 'An emergency is never delayed.',
  TRANSPLANT: 'An offered organ is never declined for this.',
};

/** What was found in place of a day: the second at which the best window begins, and the hours looked at. */
interface Better {
  readonly first: number | null;
  readonly hours: SearchedHours;
}

/** A date as far as the answer needs it; `better` is null where no other day was looked for. */
type Day = Pick<DateReading, 'dateVerdict' | 'deferReasons' | 'observations'> & {
  readonly better: Better | null;
  readonly past: boolean;
};

/** How an operation is supported, and whether a date is clean; never a reason to wait with an emergency. */
export function surgeryAnswer(
  { successVerdict }: Pick<SurgeryOutlook, 'successVerdict'>,
  day: Day | null,
  type: SurgeryType,
  clock: LocalClock,
): string {
  const [outlook, closing] = [OUTLOOK[successVerdict], CLOSING[type]];
  const said = day === null ? [] : daySentences(day, type, clock);
  // A day that moves takes two sentences, so the other two become one.
  return said.length > 1
    ? answerOf(`${outlook.slice(0, -1)}, and ${closing.charAt(0).toLowerCase()}${closing.slice(1)}`, ...said)
    : answerOf(outlook, ...said, closing);
}

/** What moves a day, after `On the requested day`. */
const WHY: Readonly<Record<DateReading['deferReasons'][number], string>> = {
  MARS_RETROGRADE: 'Mars is retrograde',
  PERIOD_HOSTILE: 'both period lords lean to illness',
  PD_HOSTILE: 'a period lord leans to illness',
  RP_NO_CURE: 'no ruling planet signifies cure strongly',
  MOON_HOSTILE: 'both lords of the Moon lean to illness',
  MOON_HALF: 'one lord of the Moon leans to illness',
};

function daySentences(asked: Day, type: SurgeryType, clock: LocalClock): readonly string[] {
  const { dateVerdict, deferReasons, observations, better, past } = asked;
  if (dateVerdict === 'GO') {
    if (type === 'EMERGENCY') return ['The day is as good as any.'];
    return [
      observations.length === 0
        ? 'Nothing on the day asked about speaks for another day.'
        : 'Something speaks against the day asked about, but too little to move it.',
    ];
  }
  const why = `On the requested day, ${inWords(deferReasons.map((code) => WHY[code]))}.`;
  if (past || better === null) return ['The day is past, and another would have suited better.', why];
  const { first, hours } = better;
  if (first === null) return [why, "No better day comes within 90 days by this method, so the surgeon's date stands."];
  const day = dateInWords(first * 1000, clock);
  return [`A day such as ${day} would suit better, if the surgeon leaves the date free.`, hoursSentence(hours), why];
}
