import { horizonArguments, topicOf, type Topic, type TopicWindows } from '@cuspal/tool-kit';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { adultYears } from '@cuspal/engine/topics/shared/adult-years';
import type { ToolContext } from '@cuspal/tool-kit';

/** Arguments of the pages of the family. */
export const marriageArguments = horizonArguments(30);

/** The years such a page looks through: from the moment asked about, but not before the 18th birthday. */
export interface MarriageYears {
  readonly topic: Topic;
  readonly span: Interval;
  readonly windows: (event: JudgedEvent, max: number, aside?: boolean) => TopicWindows;
}

/** Reads as_of_date and horizon_years; a moment before birth is refused. */
export function marriageYears(
  context: ToolContext<{ readonly horizon_years: number; readonly as_of_date?: string | undefined }>,
): MarriageYears {
  const { input, chart, now, note } = context;
  const asOfMs = resolveInstant(input.as_of_date, chart.moment, now, 'as_of_date');
  const { notes, ...span } = adultYears(chart, asOfMs, input.horizon_years);
  const topic = topicOf(context);
  notes.filter((sentence) => !topic.horizon.notes.includes(sentence)).forEach(note);
  return { topic, span, windows: (event, max, aside = false) => topic.windows(event, max, { span, aside }) };
}
