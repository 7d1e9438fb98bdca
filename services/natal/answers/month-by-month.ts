import { MONTH_TONES } from '@cuspal/engine/kp/timing/annual-forecast';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { monthInWords, named } from '@cuspal/speech';
import type { Span } from '../../meta/plan/said-dates.ts';
import getAnnualForecast from '../../dasha/timing/get-annual-forecast.tool.ts';
import { said, type Finding } from './finding.ts';
import type { Inquiry } from './inquiry.ts';
import { say } from './answers.messages.ts';

/** Letters of a month. */
const MONTH = 'YYYY-MM'.length;
/** Most matters that are named of a month. */
const MOST_THEMES = 2;

/** How the months lean that some days lie in; of one month also what it can bring. */
export async function monthByMonth(inquiry: Inquiry, span: Span): Promise<Finding> {
  const [year, month] = span.from.split('-').map(Number);
  const start = { start_year: year, start_month: month };
  const { result } = await inquiry.decide(getAnnualForecast, start);
  const last = span.to.slice(0, MONTH);
  const isWhole = result.months.some((each) => each.month >= last);
  const next = isWhole ? null : await inquiry.ask(getAnnualForecast, { ...start, page: 2 });
  const months = [...result.months, ...(next?.result.months ?? [])].filter((each) => each.month <= last);
  const groups = MONTH_TONES.map((tone) => ({ tone, those: months.filter((each) => each.tone === tone) })).filter(
    ({ those }) => those.length > 0,
  );
  const sentences = groups.map(({ tone, those }) =>
    say.monthsOfTone({ tone, count: those.length, months: those.map((each) => monthInWords(each.month)) }),
  );
  const [first, ...more] = months;
  const themes = more.length === 0 ? (first?.themes ?? []).slice(0, MOST_THEMES) : [];
  return {
    ...said(
      ...sentences,
      ...(themes.length === 0 ? [] : [say.monthCanBring({ matters: themes.map(({ event }) => named(event)) })]),
      ...(isOfWholeMonths(span) ? [] : [say.monthsReadWhole()]),
    ),
    verdict:
      first === undefined || groups.length > 1
        ? null
        : { says: sentences[0] ?? '', verdict: first.tone, side: null, baseRate: null },
    details: [
      { tool: getAnnualForecast.name, lines: months.map(({ month: name, tone }) => `${name}: ${tone}`), fields: true },
    ],
    system: getAnnualForecast.system,
  };
}

/** Whether days begin and end with a month. */
function isOfWholeMonths({ from, to }: Span): boolean {
  const next = new Date(Date.parse(to) + DAY_MS).toISOString();
  return from.endsWith('-01') && next.slice(MONTH).startsWith('-01');
}
