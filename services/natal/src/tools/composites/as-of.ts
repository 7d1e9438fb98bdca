import type { Chart } from '@cuspal/engine/chart/chart';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { momentInWords } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';

/** Arguments of a reading, with or without a moment of its own. */
interface Asked {
  readonly birth_datetime: string;
  readonly as_of_date?: string | undefined;
}

/** The moment that a reading is made for: as_of_date or the call's own; validation_failed before a birth. */
export function asOfMs(
  { input, chart, now }: Pick<ToolContext<Asked>, 'input' | 'chart' | 'now'>,
  partner?: Chart,
): number {
  const asked = input.as_of_date;
  const asOf = resolveInstant(asked, chart.moment, now, 'as_of_date');
  const ofPartner = partner !== undefined && partner.moment.utcMs > chart.moment.utcMs;
  const born = ofPartner ? partner.moment.utcMs : chart.moment.utcMs;
  if (asOf >= born) return asOf;
  const [moment, birth] = [asOf, born].map((utcMs) => momentInWords(utcMs, chart.moment));
  const whose = ofPartner ? 'the birth of the partner' : 'the birth';
  const field = asked !== undefined ? 'as_of_date' : ofPartner ? 'partner.datetime' : 'birth_datetime';
  throw new ToolError(
    'validation_failed',
    asked !== undefined
      ? `Argument "${field}" is ${moment}, before ${whose} on ${birth}. Send a date after it.`
      : `Argument "${field}" is ${birth}, after the present moment, ${moment}. Send a birth that has taken place.`,
    { field },
  );
}
