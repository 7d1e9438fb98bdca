import type { JudgedEvent } from './event.ts';

/** Adverse matters that a tool never lists of its own choice. */
const ASKED_BY_NAME_ONLY: readonly string[] = ['pregnancy_loss', 'imprisonment', 'addiction'];

/** Whether an event is one that only a caller names (docs/api.md#unwelcome-events). */
export const isAskedByNameOnly = (key: string): boolean => ASKED_BY_NAME_ONLY.includes(key);

/**
 * Whether an event may stand in a list of a tool's own choice: an adverse one only when the caller asked for adverse
 * ones, three of them not even then.
 */
export const isVolunteered = ({ key, polarity }: JudgedEvent, includeAdverse: boolean): boolean =>
  polarity !== 'adverse' || (includeAdverse && key !== null && !isAskedByNameOnly(key));
