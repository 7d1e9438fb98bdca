import type { NatalEvent } from './event.ts';

/** Named only when asked for by their own name, or by a tool whose subject they are (conventions §2). */
const NEVER_LISTED: readonly string[] = ['pregnancy_loss', 'imprisonment', 'addiction'];

/** Whether a tool may list a matter of its own choice: an adverse one only where the caller wants those (conventions §2). */
export const mayVolunteer = ({ key, polarity }: NatalEvent, includeAdverse: boolean): boolean =>
  polarity !== 'adverse' || (includeAdverse && !NEVER_LISTED.includes(key));
