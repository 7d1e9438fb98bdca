import { MONTH_NAMES } from './month-words.ts';

/** Where a sentence ends or begins to ask. */
const CLAUSES =
  /(?<=[.,;!?\n])|(?=\s(?:will|shall|should|would|can|could|do i|do we|does|when|how|what|which|why|is it|is he|is she|am i|are we|or)\s)/u;
const ASKS = /^\W*(?:will|shall|should|would|can|could|do|does|when|how|what|which|why|is|are|am)\b|\?/u;
/** Verbs of what is over, as people tell it of themselves and of others. */
const OVER =
  /(?<!\b(?:is|are|am|be|being|im|hes|shes|its|get|getting) )\b(?:was|were|had|got|did|went|left|lost|quit|broke|bought|sold|met|found|began|started|moved|dumped|died|failed|passed|joined|applied|resigned|married|divorced|separated|retired|split|ended|happened|came|told|said|gave|took|\w+ed)\b/u;
const MONTH = new RegExp(
  String.raw`\b(?:back in|in|during|around|since|last|this past)\s+(?:early |mid |late )?(?:${MONTH_NAMES.join('|')})\b(?!\s+(?:of )?\d)`,
  'gu',
);
const WEEKDAY =
  /\b(?:on|since|last|this past)\s+(?:last )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gu;

/**
 * A folded question without the months and weekdays on which something is told to have happened: "he left in March, does he come back"
 * asks of no March to come.
 */
export const withoutToldDays = (text: string): string =>
  text
    .split(CLAUSES)
    .map((clause) =>
      OVER.test(clause) && !ASKS.test(clause) ? clause.replace(MONTH, ' ').replace(WEEKDAY, ' ') : clause,
    )
    .join('');
