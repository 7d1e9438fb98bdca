import type { Interval } from '@cuspal/engine/base/intervals';
import type { Chart } from '@cuspal/engine/chart/chart';
import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Topic, TopicWindows } from '@cuspal/tool-kit';

const MAX_WINDOWS = 8;

/** Stands where cure is not shown (get_cure_window). */
const NOT_SHOWN = 'Recovery is not shown by this method. Care works all the same.';

/** The windows of cure from cusp 1, 11 or 5, whichever opens first; from a later day where one is given. */
export function cureWindows(
  chart: Chart,
  topic: Topic,
  event: JudgedEvent | null,
  { fromMs = null, years }: { readonly fromMs?: number | null; readonly years: number },
): Omit<TopicWindows, 'relaxed'> & { readonly span: Interval } {
  const { span: asked } = topic.horizon;
  const span = fromMs !== null && fromMs > asked.startMs ? lifeSpan(chart, fromMs, years, 'illness_start') : asked;
  if (event === null) return { windows: [], found: [], withheldReason: NOT_SHOWN, span };
  const { windows, found, withheldReason } = topic.windows(event, MAX_WINDOWS, { span });
  return { windows, found, ...(withheldReason === undefined ? {} : { withheldReason }), span };
}
