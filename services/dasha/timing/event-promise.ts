import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetsDo } from '@cuspal/engine/zodiac/planet-words';
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

/** What a period does for a matter, as the end of "the period …". */
export const CLASS_IN_WORDS: Readonly<Record<PeriodClass, string>> = {
  FULL: 'supports it by all its lords',
  PARTIAL: 'supports it by its nearer lords',
  WEAK: 'supports it only in part',
  SILENT: 'does not support it',
};

/** How a promise below a full one limits a period that is strong by itself; false where it does not. */
export function promiseLimit(verdict: Verdict): string | false {
  switch (verdict) {
    case 'PARTIALLY_ACTIVE':
      return 'The promise is weak, so treat these dates as the best chances and not as certain.';
    case 'MIXED_ACTIVE':
      return 'The opposition in the chart can hold it back even in a strong period.';
    case 'CONTRADICTED':
      return 'Even a strong period shows only when it may come, not whether it does.';
    case 'ACTIVE':
    case 'DENIED':
    case 'NEGATED':
      return false;
  }
}

/** Names the planets that fill up the first three (R6T.1), and what that does to their periods. */
export const standInsNote = (standIns: readonly Planet[]): string =>
  `Fewer than three other planets can bring the matter, so ${planetsDo(standIns, 'stands', 'stand')} in. No period of ${standIns.length > 1 ? 'theirs' : 'its own'} goes above partial.`;
