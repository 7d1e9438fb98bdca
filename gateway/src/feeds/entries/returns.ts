import { z } from 'zod';
import { isWithin, type CalendarEntry, type DaySpan } from '../calendar-entry.ts';
import { say } from '../feed.messages.ts';
import type { BirthFeed } from '../feed-request.ts';
import { result, ruleOf, type Ask } from './ask.ts';

const returns = result.extend({
  returns: z.array(
    z.looseObject({
      /** The number of the return: of Saturn its stage, of Jupiter its cycle. */
      stage: z.int().optional(),
      cycle: z.int().optional(),
      passes: z.array(z.looseObject({ at: z.string() })),
      interpretation: z.string(),
    }),
  ),
});

const year = result.extend({ yearNumber: z.int(), pravesha: z.looseObject({ at: z.string() }) });

/** Saturn needs 29 years and Jupiter 12, so two of them are more than a calendar holds. */
const MOST_RETURNS = 2;
/** As old as the annual chart reckons. */
const OLDEST = 119;

/** Returns of Saturn and Jupiter to their places at birth, passage by passage, and of the Sun, which begins a year. */
export async function returnEntries(ask: Ask, feed: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const entries: CalendarEntry[] = [];
  for (const planet of ['Saturn', 'Jupiter'] as const) {
    const asked = { ...feed.birth, query_date: span.from, max_returns: MOST_RETURNS };
    const told = returns.parse(await ask(`get_${planet.toLowerCase()}_return`, asked));
    entries.push(
      ...told.returns.flatMap(({ stage, cycle, passes, interpretation }) =>
        passes.flatMap(({ at }, index) => {
          const pass = index + 1;
          const title =
            passes.length === 1
              ? say.returnTitle({ planet })
              : say.returnOfMore({ planet, pass, passes: passes.length });
          const id = `return ${planet} ${stage ?? cycle ?? 0} ${pass}`;
          return isWithin(at, span)
            ? [{ id, title, start: at, allDay: false, what: interpretation, rule: ruleOf(told) }]
            : [];
        }),
      ),
    );
  }
  return [...entries, ...(await yearEntries(ask, feed, span))];
}

async function yearEntries(ask: Ask, { birth }: BirthFeed, span: DaySpan): Promise<readonly CalendarEntry[]> {
  const born = Number(birth.birth_datetime.slice(0, 4));
  const entries: CalendarEntry[] = [];
  for (let of = Number(span.from.slice(0, 4)); of <= Number(span.to.slice(0, 4)); of += 1) {
    if (!(of > born && of <= born + OLDEST)) continue;
    const told = year.parse(await ask('get_varshaphala_chart', { ...birth, year: of }));
    const { at } = told.pravesha;
    const title = say.yearTitle({ year: told.yearNumber });
    const id = `year ${told.yearNumber}`;
    if (isWithin(at, span))
      entries.push({ id, title, start: at, allDay: false, what: told.answer, rule: ruleOf(told) });
  }
  return entries;
}
