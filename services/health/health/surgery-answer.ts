import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate } from '@cuspal/engine/time/print';
import type { DateReading, SurgeryType } from '@cuspal/engine/topics/health/surgery-date';
import type { SurgeryOutlook } from '@cuspal/engine/topics/health/surgery-natal';
import { answerOf, disclaimerText } from '@cuspal/tool-kit';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import { say } from './health.messages.ts';

/** The disclaimer of an answer on surgery: an emergency and an offered organ come first, and a date is bound. */
export const surgeryDisclaimer = (type: SurgeryType, dated: boolean): string =>
  [
    ...(type === 'EMERGENCY' || type === 'TRANSPLANT' ? [say.neverDelayed()] : []),
    disclaimerText('health'),
    ...(dated ? [say.dateWithinSpan()] : []),
  ].join(' ');

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
  const said = day === null ? [] : daySentences(day, type, clock);
  // A day that moves takes two sentences, so the other two become one.
  return said.length > 1
    ? answerOf(say.operationAndFirst({ verdict: successVerdict, type }), ...said)
    : answerOf(say.operation({ verdict: successVerdict }), ...said, say.operationFirst({ type }));
}

function daySentences(asked: Day, type: SurgeryType, clock: LocalClock): readonly string[] {
  const { dateVerdict, deferReasons, observations, better, past } = asked;
  if (dateVerdict === 'GO') {
    if (type === 'EMERGENCY') return [say.dayAsGoodAsAny()];
    return [observations.length === 0 ? say.nothingAgainstDay() : say.littleAgainstDay()];
  }
  const why = say.againstDay({ reasons: deferReasons.map((code) => say.deferReason({ code })) });
  if (past || better === null) return [say.dayPast(), why];
  const { first, hours } = better;
  if (first === null) return [why, say.noBetterDay()];
  return [say.betterDay({ day: printDate(first * 1000, clock) }), hoursSentence(hours), why];
}
