import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { promiseSummaryShape } from '@cuspal/tool-kit';
import { z } from 'zod';

/** The promise as the timing pages repeat it; its chain and steps stand in analyze_natal_promise. */
export const eventPromiseShape = z.strictObject({
  event: z.string(),
  key: z.string().nullable(),
  ...promiseSummaryShape.shape,
});

export const eventPromise = (chart: Chart, event: JudgedEvent): z.output<typeof eventPromiseShape> => ({
  event: event.label,
  key: event.key,
  ...promiseSummary(chart, event),
});
