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

const anyWeekday = (name: string): string =>
  `(?:${words.WEEKDAYS.map((said, at) => `(?<${name}${at}>${either(said)})`).join('|')})`;
const weekdayIn = ({ groups = {} }: RegExpExecArray, name: string): number =>
  words.WEEKDAYS.findIndex((_, at) => groups[`${name}${at}`] !== undefined);

/** `saturday or sunday`, `monday to friday`. */
const someWeekdays: DateReader = {
  says: saying(
    String.raw`${anyWeekday('first')}\p{M}*\s*(?:${words.TO_OR})\s*(?:on |the |el |am |na )?${anyWeekday('last')}`,
  ),
  span: (found, now, past) => {
    const first = weekday(weekdayIn(found, 'first'), now, past);
    return [first, weekday(weekdayIn(found, 'last'), first, false)];
  },
};

function weekend(now: Date, past: boolean, isNext: boolean): Span {
  const saturday = after(now, 5 - intoWeek(now) + (isNext ? 7 : 0) - (past ? 7 : 0));
  return [past || saturday > now ? saturday : now, after(saturday, 1)];
}

const COUNTS = new Map([...words.COUNTS].map(([word, count]) => [fittingFolded(word), count]));
const number = String.raw`(?<count>\d{1,2}|${[...COUNTS.keys()].join('|')})`;
const units = `(?:${words.UNITS.map(([unit], at) => `(?<unit${at}>${unit})`).join('|')})`;

function countedDays({ groups = {} }: RegExpExecArray, now: Date, past: boolean): Span | null {
  if (past) return null;
  const count = COUNTS.get(groups['count'] ?? '') ?? Number(groups['count']);
  const [, days] = words.UNITS.find((_, at) => groups[`unit${at}`] !== undefined) ?? ['', 0];
  return [now, after(now, Math.round(count * days))];
}

/** `within six months`, `in the next 3 weeks`: from today until then; Indian languages may say it after the number. */
const COUNTED: readonly DateReader[] = [
  `${BEGINS}(?:${words.WITHIN})\\s*${number}\\s*(?:prochaine?s )?${units}${ENDS}`,
  `${BEGINS}${number}\\s*${units}${words.WITHIN_AFTER}${ENDS}`,
].map((pattern) => ({ says: saying(pattern), span: countedDays }));

/** `on the 5th`, which of a house or a lord is no date. */
const ofMonth: DateReader = {
  says: /\b(?:on|(?<until>by|before))(?: the)? (?<date>\d{1,2})(?:st|nd|rd|th)(?! (?:\p{L}+ )?(?:house|cusp|lord|bhava|sub|sign|star|of|from|and|or|day|month|year|time|birthday|child|century|place|position|anniversary)\p{L}*)(?=[ ?.!,]|$)/u,
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

/** Days that are counted from the one on which they are said, longer words first. */
export const NEAR_DAYS: readonly DateReader[] = [
  ...COUNTED,
  nearDays(words.NEXT_MONTH, (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth() + 1)),
  nearDays(words.THIS_MONTH, (now) => [now, wholeMonth(now.getUTCFullYear(), now.getUTCMonth())[1]]),
  nearDays(words.LAST_MONTH, (now) => wholeMonth(now.getUTCFullYear(), now.getUTCMonth() - 1)),
  nearDays(words.WEEKEND, weekend),
  nearDays(words.LAST_WEEK, (now) => [after(now, -7 - intoWeek(now)), after(now, -1 - intoWeek(now))]),
  nearDays(words.NEXT_WEEK, (now) => [after(now, 7 - intoWeek(now)), after(now, 13 - intoWeek(now))]),
  nearDays(words.THIS_WEEK, (now) => [now, after(now, 6 - intoWeek(now))]),
  someWeekdays,
  ...words.WEEKDAYS.map((names, wanted) =>
    nearDays(names, (now, past) => [weekday(wanted, now, past), weekday(wanted, now, past)]),
  ),
  nearDays(words.AFTER_TOMORROW, daysAhead(2)),
  nearDays(words.TOMORROW, daysAhead(1)),
  nearDays(words.BESIDE_TODAY, (now, past) => daysAhead(past ? -1 : 1)(now)),
  nearDays(words.TODAY, daysAhead(0)),
  nearDays(words.CHRISTMAS, (now) => {
    const christmas = day(now.getUTCFullYear(), 11, 25);
    return [christmas, christmas];
  }),
  nearDays(words.YEARS_END, (now) => [now, day(now.getUTCFullYear(), 11, 31)]),
  nearDays(words.NEW_YEAR, (now) => wholeYear(now.getUTCFullYear() + (now.getUTCMonth() === 0 ? 0 : 1))),
  ofMonth,
];
