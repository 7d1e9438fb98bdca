import type { SurgeryType } from '@cuspal/engine/topics/health/surgery-date';
import { disclaimerText } from '@cuspal/tool-kit';

/** Begins the disclaimer of an emergency and of a transplant, to the letter (get_surgery_success). */
export const NEVER_DELAYED =
  'Emergency surgery, and an organ that is offered, are never delayed or declined for astrology.';

/** Ends the disclaimer of every answer with a date (get_surgery_success). */
const WITHIN_THE_SPAN = 'A date moves only within the span that the surgeon calls medically equal.';

/** The disclaimer of an answer on surgery: an emergency and an offered organ come first, and a date is bound. */
export const surgeryDisclaimer = (type: SurgeryType, dated: boolean): string =>
  [
    ...(type === 'EMERGENCY' || type === 'TRANSPLANT' ? [NEVER_DELAYED] : []),
    disclaimerText('health'),
    ...(dated ? [WITHIN_THE_SPAN] : []),
  ].join(' ');
