import { fittingFolded } from '../text/fold.ts';
import * as words from './near-day-words.ts';
import { after, day, wholeMonth, wholeYear, type DateReader, type Span } from './span.ts';

const BEGINS = String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
const ENDS = String.raw`(?![\p{L}\p{M}\p{Nd}])`;
/** What a text that is folded is looked through for. */
const saying = (pattern: string): RegExp => new RegExp(fittingFolded(pattern), 'u');
const either = ({ spaced, joined }: words.DayWords): string =>
  `(?:${BEGINS}(?:${spaced})${ENDS}${joined === undefined ? '' : `|(?<!\\p{L})(?:${joined})`})`;

/** What is said of days counted from today; with a word for `by` before or after it, of all days until then. */
function nearDays(said: words.DayWords, span: (now: Date, past: boolean, isNext: boolean) => Span): DateReader {
  const before = String.raw`(?:${BEGINS}(?<until>${words.UNTIL})\s+(?:the |el |la |o |a |le |dem |den |der )?)?`;
  const next = String.raw`(?:${BEGINS}(?:on |this |coming |the )*(?:(?<next>${words.NEXT})\s*)?)?`;
  const then = String.raw`(?:\s*(?<untilAfter>${words.UNTIL_AFTER}))?`;
  return {
    says: saying(String.raw`(?<!${BEGINS}(?:${words.EVERY})\s+)${before}${next}${either(said)}${then}`),
    span: ({ groups }, now, past) => {
      const [from, to] = span(now, past, groups?.['next'] !== undefined);
      return groups?.['until'] === undefined && groups?.['untilAfter'] === undefined ? [from, to] : [now, to];
    },
  };
}

const daysAhead =
  (count: number) =>
  (now: Date): Span => [after(now, count), after(now, count)];
/** Days since Monday. */
const intoWeek = (now: Date): number => (now.getUTCDay() + 6) % 7;

/** The first such day after today, or in a question of the past the last one before it. */
function weekday(wanted: number, now: Date, past: boolean): Date {
  const ahead = (wanted - now.getUTCDay() + 7) % 7 || 7;
  return after(now, past ? ahead - 7 || -7 : ahead);
}

const anyWeekday = `(?:${words.WEEKDAYS.map(either).join('|')})`;
const EACH_WEEKDAY = new RegExp(
  fittingFolded(words.WEEKDAYS.map((said, at) => `(?<day${at}>${either(said)})`).join('|')),
  'gu',
);
const weekdaysIn = (text: string): readonly number[] =>
  [...text.matchAll(EACH_WEEKDAY)].map(({ groups = {} }) =>
    words.WEEKDAYS.findIndex((_, at) => groups[`day${at}`] !== undefined),
  );

/** A later day of the week is soon after an earlier one, or else the next to come: `friday or monday`, `friday or wednesday`. */
const SOON_AFTER = 3;

/** The days of the week that are named, each once, in time. */
function namedWeekdays(text: string, now: Date, past: boolean): readonly Date[] {
  const days: Date[] = [];
  for (const wanted of weekdaysIn(text)) {
    const before = days.at(-1);
    const following = before && weekday(wanted, before, false);
    const isSoon = before !== undefined && following !== undefined && following <= after(before, SOON_AFTER);
    days.push(isSoon ? following : weekday(wanted, now, past));
  }
  return days.sort((a, b) => a.getTime() - b.getTime());
}

const manyWeekdays = (before: string, between: string): RegExp =>
  saying(
    String.raw`${before}${anyWeekday}(?:\p{M}*\s*(?:को |में )?(?:${between})\s*(?:(?:on|the|el|am|na|la|a) )?${anyWeekday})+`,
  );

/** `monday to friday`. */
const fromWeekday = (before: string, between: string): DateReader => ({
  says: manyWeekdays(before, between),
  span: ([said], now, past) => {
    const [first = 0, last = first] = weekdaysIn(said);
    const from = weekday(first, now, past);
    return [from, weekday(last, from, false)];
  },
});

/** `saturday or sunday`. */
const WEEKDAYS_APART: DateReader = {
  says: manyWeekdays('', `(?:,|(?:,\\s*)?(?:${words.OR})(?![\\p{L}\\p{M}]))`),
  span: ([said], now, past) => {
    const days = namedWeekdays(said, now, past);
    return [days[0] ?? now, days.at(-1) ?? now];
  },
  days: ([said], now, past) => namedWeekdays(said, now, past),
};

function weekend(now: Date, past: boolean, isNext: boolean): Span {
  const saturday = after(now, 5 - intoWeek(now) + (isNext ? 7 : 0) - (past ? 7 : 0));
  return [past || saturday > now ? saturday : now, after(saturday, 1)];
}

const COUNTS = new Map([...words.COUNTS].map(([word, count]) => [fittingFolded(word), count]));
const number = String.raw`(?<count>\d{1,3}|${[...COUNTS.keys()].join('|')})`;
const units = `(?:${words.UNITS.map(([unit], at) => `(?<unit${at}>${unit})`).join('|')})`;

/** Units of which so many that come next can be counted to the day, with today the first of them. */
const LONGEST_COUNTED = 7;

const countedDays =
  (next: boolean): DateReader['span'] =>
  ({ groups = {} }, now, past) => {
    if (past) return null;
    const count = COUNTS.get(groups['count'] ?? '') ?? Number(groups['count']);
    const [, days] = words.UNITS.find((_, at) => groups[`unit${at}`] !== undefined) ?? ['', 0];
    const withToday = next && days <= LONGEST_COUNTED ? 1 : 0;
    return [now, after(now, Math.max(Math.round(count * days) - withToday, 0))];
  };

/** `the next 3 weeks`, and `within six months`, until then; Indian languages may say it after the number. */
const COUNTED: readonly DateReader[] = [
  { says: `${BEGINS}(?:${words.NEXT_SOME})\\s*${number}\\s*(?:prochaine?s )?${units}${ENDS}`, next: true },
  { says: `${BEGINS}(?:${words.WITHIN})\\s*${number}\\s*(?:prochaine?s )?${units}${ENDS}`, next: false },
  { says: `${BEGINS}${number}\\s*${units}${words.WITHIN_AFTER}${ENDS}`, next: false },
].map(({ says, next }) => ({ says: saying(says), span: countedDays(next) }));

/** `on the 5th`, which of a house or a lord is no date. */
const ofMonth: DateReader = {
  says: /\b(?:on|(?<until>by|before))(?: the)? (?<date>\d{1,2})(?:st|nd|rd|th)(?! (?:\p{L}+ )?(?:house|floor|cusp|lord|bhava|sub|sign|star|of|from|and|or|day|month|year|time|birthday|child|century|place|position|anniversary)\p{L}*)(?=[ ?.!,]|$)/u,
  span: ({ groups = {} }, now, past) => {
    const date = Number(groups['date']);
    const months = past ? [0, -1, -2] : [0, 1, 2];
    const found = months
      .map((month) => day(now.getUTCFullYear(), now.getUTCMonth() + month, date))
      .find((one) => one.getUTCDate() === date && (past ? one <= now : one >= now));
    if (found === undefined) return null;
    return groups['until'] === undefined ? [found, found] : [now, found];
  },
};

/** `today and tomorrow`. */
const TODAY_AND_NEXT: DateReader = {
  says: saying(
    String.raw`${either(words.TODAY)}\s*(?:${words.OR}|${words.TO})\s*(?:${either(words.TOMORROW)}|${either(words.BESIDE_TODAY)})`,
  ),
  span: (_, now, past) => (past ? null : [now, after(now, 1)]),
};

/** Days that are counted from the one on which they are said, longer words first. */
export const NEAR_DAYS: readonly DateReader[] = [
  ...COUNTED,
  nearDays(words.NEXT_MONTH, (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth() + 1)),
  nearDays(words.THIS_MONTH, (now) => [now, wholeMonth(now.getUTCFullYear(), now.getUTCMonth())[1]]),
  nearDays(words.LAST_MONTH, (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth() - 1)),
  nearDays(words.WEEKEND, weekend),
  nearDays(words.WEEK_AHEAD, (now) => [now, after(now, 6)]),
  nearDays(words.FORTNIGHT, (now) => [now, after(now, 13)]),
  nearDays(words.HALF_MONTH, (now) => [now, after(now, 14)]),
  nearDays(words.LAST_WEEK, (now) => [after(now, -7 - intoWeek(now)), after(now, -1 - intoWeek(now))]),
  nearDays(words.NEXT_WEEK, (now) => [after(now, 7 - intoWeek(now)), after(now, 13 - intoWeek(now))]),
  nearDays(words.THIS_WEEK, (now) => [now, after(now, 6 - intoWeek(now))]),
  fromWeekday('', words.TO),
  fromWeekday(String.raw`(?:${words.BETWEEN})\s+(?:(?:the|el|la|a|dem) )?`, words.OR),
  WEEKDAYS_APART,
  ...words.WEEKDAYS.map((names, wanted) =>
    nearDays(names, (now, past) => [weekday(wanted, now, past), weekday(wanted, now, past)]),
  ),
  TODAY_AND_NEXT,
  nearDays(words.AFTER_TOMORROW, daysAhead(2)),
  nearDays(words.TOMORROW, daysAhead(1)),
  nearDays(words.BESIDE_TODAY, (now, past) => daysAhead(past ? -1 : 1)(now)),
  nearDays(words.YESTERDAY, daysAhead(-1)),
  nearDays(words.TODAY, daysAhead(0)),
  nearDays(words.CHRISTMAS, (now) => {
    const christmas = day(now.getUTCFullYear(), 11, 25);
    return [christmas, christmas];
  }),
  nearDays(words.YEARS_END, (now) => [now, day(now.getUTCFullYear(), 11, 31)]),
  nearDays(words.NEW_YEAR, (now) => wholeYear(now.getUTCFullYear() + (now.getUTCMonth() === 0 ? 0 : 1))),
  ofMonth,
];
