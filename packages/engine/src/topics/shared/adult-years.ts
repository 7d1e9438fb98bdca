import type { Chart } from '../../chart/chart.ts';
import { requireInCycle } from '../../dasha/cycle-of.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import type { LifeSpan } from '../../dasha/life-span.ts';
import type { JudgedEvent, Topic } from '../../events/event.ts';
import { ADULT_AGE } from '../../events/life-stage.ts';
import { pastSkyNotes } from '../../kp/timing/release.ts';
import { birthdayMs } from '../../time/moment.ts';

/** Whether a person is younger than that at an instant. */
export const isUnderAge = ({ moment }: Chart, utcMs: number): boolean => birthdayMs(moment, ADULT_AGE) > utcMs;

/** What a tool notes where its years begin later for that. */
export const FROM_GROWN_NOTE = `Windows begin at the ${ADULT_AGE}th birthday, not before.`;

/**
 * A number of years from a moment, or from the 18th birthday where that comes later, within the 120 dasha years. Throws
 * validation_failed for a moment outside those years.
 */
export function adultYears(chart: Chart, asOfMs: number, years: number): LifeSpan {
  requireInCycle(chart, asOfMs, 'as_of_date');
  const grownMs = birthdayMs(chart.moment, ADULT_AGE);
  const { notes, ...span } = lifeSpan(chart, Math.max(asOfMs, grownMs), years, 'as_of_date');
  return {
    ...span,
    notes: [...notes, ...(isUnderAge(chart, asOfMs) ? [FROM_GROWN_NOTE] : []), ...pastSkyNotes(span.endMs)],
  };
}

/** The tool that dates matters of grown people from the 18th birthday, by the topic of the event. */
const FROM_GROWN: Partial<Record<Topic, string>> = {
  marriage: 'get_marriage_advanced',
  children: 'get_fertility_window',
};

/** How periods before the 18th birthday fit what the tool of the topic says of them; null where there are none. */
export function underAgeNote(
  chart: Chart,
  fromMs: number,
  { topic, relation }: Pick<JudgedEvent, 'topic' | 'relation'>,
): string | null {
  const other = topic === null || relation !== undefined ? undefined : FROM_GROWN[topic];
  if (other === undefined || !isUnderAge(chart, fromMs)) return null;
  return `The person is under ${ADULT_AGE} when these years begin. Periods before that birthday are dispositions, and ${other} leaves them out.`;
}
