import type { Interval } from '@cuspal/engine/base/intervals';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Chart } from '@cuspal/engine/chart/chart';
import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Support } from '@cuspal/engine/topics/health/support';
import { listOf, spanShape, type Topic, type TopicWindows } from '@cuspal/tool-kit';
import { UNTIMED } from '@cuspal/tool-kit/views/timed';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './health.messages.ts';

const MAX_WINDOWS = 8;

/** When recovery is offered, up to a local date; a list without a period is never read as a recovery that stays away. */
export const recoverySentence = (
  { withheldReason, windows, timed, said }: Pick<TopicWindows, 'withheldReason' | 'windows' | 'timed' | 'said'>,
  until: string,
  brought = say.recovery(),
): string | false =>
  withheldReason === undefined && windows.length === 0 && timed.weaker.length === 0
    ? say.noPeriodNamed({ brought, until })
    : said;

const NONE: Omit<TopicWindows, 'withheldReason'> = {
  windows: [],
  found: [],
  foundWeaker: [],
  best: null,
  first: null,
  share: null,
  timed: UNTIMED,
  said: false,
  more: null,
};

/** The windows of cure from cusp 1, 11 or 5, whichever opens first; from a later day where one is given. */
export function cureWindows(
  chart: Chart,
  topic: Topic,
  event: JudgedEvent | null,
  { fromMs = null, years }: { readonly fromMs?: number | null; readonly years: number },
): TopicWindows & { readonly span: Interval } {
  const { span: asked } = topic.horizon;
  const span = fromMs !== null && fromMs > asked.startMs ? lifeSpan(chart, fromMs, years, 'illness_start') : asked;
  if (event === null) return { ...NONE, withheldReason: say.recoveryNotShown(), span };
  return { ...topic.windows(event, MAX_WINDOWS, { span, brought: say.recovery() }), span };
}

/** Times in which Jupiter or the Sun confirms a window. */
export const supportsShape = listOf(spanShape.extend({ body: z.enum(['Jupiter', 'Sun']) }));

export const supportViews = (spans: readonly Support[], clock: LocalClock) =>
  spans.map((span) => ({ body: span.body, ...spanView(span, clock) }));
