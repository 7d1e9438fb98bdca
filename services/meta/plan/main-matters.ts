import { fitsAge } from '@cuspal/engine/events/life-stage';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';

/** What most people ask about, one or two of a topic; nothing unwelcome. */
const MAIN: ReadonlySet<string> = new Set([
  'marriage',
  'childbirth',
  'career_start',
  'wealth_gain',
  'property_purchase',
  'school',
  'higher_education',
  'foreign_travel',
]);

/**
 * The main matters of a life at an age, for a question about a time as a whole: the catalogue of all takes four pages,
 * whose first has marriage and children alone.
 */
export const mainMatters = (age: number): readonly string[] =>
  NATAL_EVENTS.filter((event) => MAIN.has(event.key) && fitsAge(event, age)).map(({ label }) => label);
