import type { Chart } from '@cuspal/engine/chart/chart';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { momentInWords } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';

/** The moment that a reading is made for (X7): as_of_date or the call's own; validation_failed before a birth. */
export function asOfMs(
  { input, chart, now }: Pick<ToolContext<{ readonly as_of_date?: string | undefined }>, 'input' | 'chart' | 'now'>,
  partner?: Chart,
): number {
  const field = 'as_of_date';
  const asOf = resolveInstant(input.as_of_date, chart.moment, now, field);
  const born = Math.max(chart.moment.utcMs, partner?.moment.utcMs ?? -Infinity);
  if (asOf >= born) return asOf;
  const [asked, birth] = [asOf, born].map((utcMs) => momentInWords(utcMs, chart.moment));
  const whose = born > chart.moment.utcMs ? 'the birth of the partner' : 'the birth';
  throw new ToolError(
    'validation_failed',
    `Argument "${field}" is ${asked}, before ${whose} on ${birth}. Send a date after it.`,
    { field },
  );
}
