import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { promiseSummaryShape } from '@cuspal/tool-kit';
import { weakPromise } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import { say } from './timing.messages.ts';

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

/** How a promise below a full one limits a period that is strong by itself; false where it does not. */
export function promiseLimit(event: Pick<JudgedEvent, 'polarity'>, verdict: Verdict): string | false {
  switch (verdict) {
    case 'PARTIALLY_ACTIVE':
      return weakPromise(event);
    case 'MIXED_ACTIVE':
      return say.oppositionHolds();
    case 'CONTRADICTED':
      return say.onlyWhenItMayCome();
    case 'ACTIVE':
    case 'DENIED':
    case 'NEGATED':
      return false;
  }
}

/** Names the planets that fill up the first three (R6T.1), and what that does to their periods. */
export const standInsNote = (standIns: readonly Planet[]): string => say.standIns({ planets: standIns });
