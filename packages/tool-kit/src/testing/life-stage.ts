import { ageInLife, fitsAge } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { BirthParameters } from '@cuspal/engine/time/moment';
import { TEST_NOW } from './call-tool.ts';

/**
 * Whether a natal event, by its key or label, belongs to the age of a person at a moment; any does where nobody lives
 * then (docs/api.md#life-stages).
 */
export function isOfAge(birth: BirthParameters, name: string, utcMs = TEST_NOW): boolean {
  const event = NATAL_EVENTS.find(({ key, label }) => key === name || label === name);
  if (event === undefined) throw new RangeError(`No natal event ${name}`);
  const age = ageInLife(resolveBirth(birth), utcMs);
  return age === null || fitsAge(event, age);
}

/** No period is given after the ages of a matter, whatever is promised. */
export const isTooOld = (reason: unknown): boolean => /(?:read|judged) up to/.test(String(reason));

const LEAD = /^The (?:first |second )?person [^.]*(?:\. [^.]*)?(?: read (?:from|up to) |judged up to)[^.]*\. /;

/** An answer without what it says first of an age outside that of the matter. */
export const withoutLead = (answer: string): string => answer.replace(LEAD, '');

/** Whether an answer says such a thing first. */
export const hasLead = (answer: string): boolean => LEAD.test(answer);
