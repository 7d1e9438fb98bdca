/** No period is given after the ages of a matter, whatever is promised. */
export const isTooOld = (reason: unknown): boolean => /(?:read|judged) up to/.test(String(reason));

const LEAD = /^The (?:first |second )?person [^.]*(?:\. [^.]*)?(?: read (?:from|up to) |judged up to)[^.]*\. /;

/** An answer without what it says first of an age outside that of the matter. */
export const withoutLead = (answer: string): string => answer.replace(LEAD, '');

/** Whether an answer says such a thing first. */
export const hasLead = (answer: string): boolean => LEAD.test(answer);
