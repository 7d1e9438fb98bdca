import type { Chart } from '@cuspal/engine/chart/chart';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { ToolError, type ToolContext } from '@cuspal/tool-kit';
import { concerning } from '@cuspal/engine/base/words';
import { say as fault } from '../faults.messages.ts';

/** Arguments of a reading, with or without a moment of its own. */
interface Asked {
  readonly birth_datetime: string;
  readonly as_of_date?: string | undefined;
}

/**
 * The moment that a reading is made for: as_of_date or the call's own. Throws validation_failed before a birth, on the
 * clock of the person who is not yet born.
 */
export function asOfMs(
  { input, chart, now }: Pick<ToolContext<Asked>, 'input' | 'chart' | 'now'>,
  partner?: Chart,
): number {
  const asked = input.as_of_date;
  const asOf = resolveInstant(asked, chart.moment, now, 'as_of_date');
  const ofPartner = partner !== undefined && partner.moment.utcMs > chart.moment.utcMs;
  const { moment: clock } = ofPartner ? partner : chart;
  if (asOf >= clock.utcMs) return asOf;
  const [moment, birth] = [printInstant(asOf, clock), printInstant(clock.utcMs, clock)];
  const born = ofPartner ? 'partner.datetime' : 'birth_datetime';
  const message =
    asked === undefined ? fault.bornLater({ field: born, birth, moment }) : fault.asOfBeforeBirth({ moment, birth });
  throw new ToolError('validation_failed', ofPartner ? `${concerning('partner')} ${message}` : message, {
    field: asked === undefined ? born : 'as_of_date',
  });
}
