import { resolveInstant } from '@cuspal/engine/time/moment';
import { momentInWords } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';

/** The moment that a reading is made for (X7): as_of_date or the call's own; validation_failed before the birth. */
export function asOfMs({
  input,
  chart: { moment },
  now,
}: Pick<ToolContext<{ readonly as_of_date?: string | undefined }>, 'input' | 'chart' | 'now'>): number {
  const field = 'as_of_date';
  const asOf = resolveInstant(input.as_of_date, moment, now, field);
  if (asOf >= moment.utcMs) return asOf;
  const [asked, born] = [asOf, moment.utcMs].map((utcMs) => momentInWords(utcMs, moment));
  throw new ToolError(
    'validation_failed',
    `Argument "${field}" is ${asked}, before the birth on ${born}. Send a date after it.`,
    { field },
  );
}
