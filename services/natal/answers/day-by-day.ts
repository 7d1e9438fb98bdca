import { DAY_TONES, type DayTone } from '@cuspal/engine/synthesis/day-score';
import { shortDayInWords } from '@cuspal/speech';
import { daysOf, type Span } from '../../meta/plan/said-dates.ts';
import runTodayComplete from '../composites/run-today-complete.tool.ts';
import { dayOfBirth } from './asked-span.ts';
import { daysInWords } from './days-in-words.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

/** A day with its tone, as the tool of a person's day tells it. */
interface ToldDay {
  readonly day: string;
  readonly tone: DayTone;
  readonly score: number;
}

/** How each of some days leans, the best first. The first that is read decides whether any can be. */
export async function dayByDay(inquiry: Inquiry, span: Span): Promise<Finding> {
  const told: ToldDay[] = [];
  const days = daysOf(span).filter((day) => day > dayOfBirth(inquiry));
  if (days.length === 0) return said(say.beforeBirth());
  for (const day of days) {
    // Today has begun, and is read from now on.
    const args = day === span.today ? {} : { query_date: day };
    const call = told.length === 0 ? inquiry.decide : inquiry.ask;
    const found = await call(runTodayComplete, args);
    if (found !== null) told.push({ day, tone: found.result.synthesis.answer, score: found.result.synthesis.score });
  }
  const groups = DAY_TONES.map((tone) => ({ tone, days: told.filter((each) => each.tone === tone) }));
  const [best, ...others] = groups.filter(({ days }) => days.length > 0);
  if (best === undefined) throw new RangeError('A day was read.');
  const all = {
    count: told.length,
    apart: span.apart !== undefined,
    from: span.from,
    to: span.to,
    past: span.past,
    tone: best.tone,
  };
  const words = ({ days }: (typeof groups)[number]) => daysInWords(days.map(({ day }) => day));
  const lead =
    others.length === 0 ? say.daysAlike(all) : say.bestOfDays({ ...all, best: best.days.length, days: words(best) });
  return {
    ...said(
      lead,
      ...others.map((group) => say.daysOfTone({ tone: group.tone, days: words(group) })),
      say.readAtNoon({ today: told.some(({ day }) => day === span.today) }),
    ),
    verdict: others.length === 0 ? { says: lead, verdict: best.tone, side: null, baseRate: null } : null,
    details: [
      {
        tool: runTodayComplete.name,
        lines: told.map(({ day, tone, score }) => `${shortDayInWords(day)}: ${tone} ${String(score)}`),
        fields: true,
      },
    ],
    system: runTodayComplete.system,
  };
}
