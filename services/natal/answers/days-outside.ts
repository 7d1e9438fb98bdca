import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { cycleEndMs } from '@cuspal/engine/dasha/vimshottari';
import { printDate } from '@cuspal/engine/time/print';
import { dayOfBirth } from './asked-span.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

/** What to say of days asked about that are over before the life begins, or begin after its dasha years. */
export function daysOutside(inquiry: Pick<Inquiry, 'context' | 'question'>): readonly string[] {
  const { chart } = inquiry.context;
  const { dates } = inquiry.question;
  if (dates === null) return [];
  if (dates.to !== null && dates.to < dayOfBirth(inquiry)) return [say.beforeBirth()];
  const last = printDate(cycleEndMs(vimshottariOf(chart)), chart.moment);
  return dates.from > last ? [say.beyondJudgedYears()] : [];
}
