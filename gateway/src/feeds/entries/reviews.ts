import { z } from 'zod';
import { overlaps, sentences, wholeDays, yearsOf, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { BirthFeed } from '../feed-request.ts';
import { planet, result, ruleOf, type Ask } from './ask.ts';

const period = z.looseObject({ start: z.string(), end: z.string(), md: planet, ad: planet, pd: planet });

const risk = result.extend({ advice: z.string(), checkPeriods: z.array(period), clearPeriods: z.array(period) });

/** Times at which medical findings are worth another look, and such in which they come out clear. No care waits for one. */
export async function reviewEntries(ask: Ask, feed: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const asked = { ...feed.birth, as_of_date: span.from, horizon_years: yearsOf(span) };
  const told = risk.parse(await ask('get_misdiagnosis_risk', asked));
  const of = (kind: 'CHECK' | 'CLEAR', periods: readonly z.infer<typeof period>[]): readonly CalendarEntry[] =>
    periods
      .filter((each) => overlaps(each, span))
      .map(({ start, end, md, ad, pd }) => ({
        id: `review ${kind} ${md}-${ad}-${pd}`,
        title: say.reviewTitle({ kind }),
        ...wholeDays(start, end),
        what: sentences(say.reviewWhat({ kind }), told.advice, told.disclaimer),
        rule: ruleOf(told),
      }));
  return [...of('CHECK', told.checkPeriods), ...of('CLEAR', told.clearPeriods)];
}
