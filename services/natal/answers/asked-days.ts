import type { Span } from '../../meta/plan/said-dates.ts';
import { MOST_SINGLE_DAYS } from '../../meta/understanding/by-days.ts';
import { askedSpan } from './asked-span.ts';
import { dayByDay } from './day-by-day.ts';
import { daysOutside } from './days-outside.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { monthByMonth } from './month-by-month.ts';
import { singleTool } from './single-tool.ts';
import { say } from './answers.messages.ts';

/** Tools of a person's day and year, which people ask about without naming a matter. */
const OF_A_DAY = 'run_today_complete';
const OF_A_YEAR = 'run_year_outlook_complete';
/** Matters that choose a day, where the question names no act that it is for. */
const CHOSEN_FOR_NOTHING = ['good_moment', 'rank_dates'];
/** Half a year: what is longer is told as a year. */
const MOST_DAYS_OF_MONTHS = 186;

/** Most days named one by one that can be put in order. */
const MOST_LISTED = 10;

/** Whether the days are named one by one, so that those between are no choice. */
export const isListed = ({ dates }: Inquiry['question']): boolean =>
  dates?.apart !== undefined && dates.apart.length <= MOST_LISTED;

/**
 * How the days that are named go, where they are all that is asked about, or no word says what they are to be chosen for:
 * one by itself, several each, and more by their months; null where a matter is asked about, or no last day is named.
 */
export async function daysAskedAbout(inquiry: Inquiry, first: string | undefined): Promise<Finding | null> {
  const { dates, matter, event } = inquiry.question;
  const span = askedSpan(inquiry);
  const ofNothing = event === null && CHOSEN_FOR_NOTHING.includes(matter?.key ?? '');
  if (span === null || dates?.to === null || (first !== OF_A_DAY && first !== OF_A_YEAR && !ofNothing)) return null;
  const outside = daysOutside(inquiry);
  if (outside.length > 0) return said(...outside);
  if (span.days > MOST_SINGLE_DAYS)
    return span.days <= MOST_DAYS_OF_MONTHS && !ofNothing ? monthByMonth(inquiry, span) : null;
  const found = span.days === 1 ? await oneDay(inquiry, span) : await dayByDay(inquiry, span);
  return ofNothing ? { ...found, askNext: [say.sendMissing({ what: 'EVENT' })] } : found;
}

/** A day by itself; what has begun is read from now on, and another from its noon. */
async function oneDay(inquiry: Inquiry, { from, today }: Span): Promise<Finding> {
  const found = await singleTool(inquiry, OF_A_DAY);
  return from === today ? found : { ...found, sentences: [...found.sentences, say.hoursFromNoon()] };
}
