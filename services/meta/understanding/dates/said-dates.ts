import { fittingFolded, folded, withPlainFigures } from '../text/fold.ts';
import type { SaidDates } from '../understanding.ts';
import { AFTER_MONTH, LAST_YEAR, MONTH_NAMES, NEXT_YEAR, SEASONS, THIS_YEAR } from './month-words.ts';
import { NEAR_DAYS } from './near-days.ts';
import { withoutToldDays } from './told-days.ts';
import { day, dayOf, wholeMonth, wholeYear, type DateReader, type Span } from './span.ts';

/** The days that a question names, counted from the moment it is asked; those that have passed only where it asks of the past. */
export function saidDates(question: string, nowMs: number, past: boolean): SaidDates | null {
  const all = withPlainFigures(folded(question)).replace(BIRTHS, ' ').replace(NO_SEASON, 'drop');
  const text = past ? all : withoutToldDays(all);
  const now = dayOf(nowMs);
  for (const { says, span, days: named } of READERS) {
    const found = says.exec(text);
    const days = found && span(found, now, past);
    if (!found || !days) continue;
    const [from, to] = days;
    if (!past && to.getTime() < now.getTime()) continue;
    const apart = named?.(found, now, past);
    return {
      from: iso(from),
      to: iso(to),
      said: asTyped(found[0].trim(), question),
      ...(apart !== undefined && { apart: apart.map(iso) }),
    };
  }
  return null;
}

/** Folded words as the question has them, with their accents and dots, where they are more than English letters. */
function asTyped(said: string, question: string): string {
  const typed = question.split(/[\s¿¡?!.,;]+/u);
  const count = said.split(/\s+/u).length;
  const found = typed
    .map((_, at) => typed.slice(at, at + count).join(' '))
    .find((words) => withPlainFigures(folded(words)) === said);
  return found !== undefined && /[^ -~]/u.test(found) ? found.toLowerCase() : said;
}

/** A date of birth is no date asked about. */
const BIRTHS = /\b(?:born|birthday|birth|geboren|nacid[oa]|nascid[oa]|nee?|lahir)\b[^.?!]*?\d{4}\b/gu;

/** A fall in love, or into illness, is no season. */
const NO_SEASON =
  /(?<!\b(?:in|this|next|last|by|the|of|until|till|during|before|coming) )\bfall\b(?!\s+(?:of )?\d{4})|\bfall(?= (?:in love|out|ill|sick|apart|for|pregnant|through|behind|asleep|down)\b)/gu;

const iso = (date: Date): string => date.toISOString().slice(0, 10);

const MONTHS = MONTH_NAMES.map(fittingFolded);
const MONTH = String.raw`(?<month>${MONTHS.join('|')})`;
const monthNumber = (name: string): number => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, 'u').test(name));

/** A month without a year is the next one to come, or in a question of the past the last one. */
function yearOf(month: number, now: Date, past: boolean): number {
  const year = now.getUTCFullYear();
  if (past) return month <= now.getUTCMonth() ? year : year - 1;
  return month >= now.getUTCMonth() ? year : year + 1;
}

const numberIn = (found: RegExpExecArray, name: string): number => Number(found.groups?.[name]);

function monthDays(found: RegExpExecArray, now: Date, past: boolean): Span | null {
  const month = monthNumber(found.groups?.['month'] ?? '');
  const year = numberIn(found, 'year') || yearOf(month, now, past);
  const first = numberIn(found, 'first');
  const last = numberIn(found, 'last') || first;
  const [begin, end] = [day(year, month, first), day(year, month, last)];
  return begin.getUTCMonth() === month && end >= begin ? [begin, end] : null;
}

/** Days of one month that are named one by one; undefined where a first and a last are, or one alone. */
function apartInMonth(found: RegExpExecArray, now: Date, past: boolean): readonly Date[] | undefined {
  const [first, last] = monthDays(found, now, past) ?? [];
  if (first === undefined || last === undefined || THROUGH.test(found[0])) return undefined;
  const dates = [...new Set(found[0].match(DATES_OF_MONTH)?.map(Number))];
  if (dates.length < 2) return undefined;
  const days = dates.map((date) => day(first.getUTCFullYear(), first.getUTCMonth(), date));
  return days.filter((one) => one >= first && one <= last).sort((a, b) => a.getTime() - b.getTime());
}

const DATES_OF_MONTH = /(?<!\d)\d{1,2}(?!\d)/gu;
const THROUGH = /\d\S*\s*(?:-|to|bis|до|से)\s*(?:the )?\d/u;

const AND = String.raw`(?:\s*(?:-|to|or|and|,|y|o|e|et|ou|und|oder|bis|dan|atau|и|или|से|या)\s*(?:\d{1,2}(?:st|nd|rd|th)?\s*(?:-|to|or|and|,)\s*)*)`;

/** Months whose English names are seldom anything else. */
const BARE_MONTHS = ['january', 'february', 'july', 'september', 'october', 'november', 'december'];

const READERS: readonly DateReader[] = [
  {
    says: /\b(?<year>\d{4})-(?<month>\d{2})-(?<first>\d{2})\b/u,
    span: (found) => {
      const date = day(numberIn(found, 'year'), numberIn(found, 'month') - 1, numberIn(found, 'first'));
      return [date, date];
    },
  },
  {
    says: new RegExp(
      String.raw`(?<!\d)(?<first>\d{1,2})(?:st|nd|rd|th|\.)?(?:${AND}(?<last>\d{1,2})(?:st|nd|rd|th|\.)?)?\s*(?:of |de |di )?${MONTH}(?:[\s,]+(?:de |of )?(?<year>\d{4}))?(?!\p{L})`,
      'u',
    ),
    span: monthDays,
    days: apartInMonth,
  },
  {
    says: new RegExp(
      String.raw`(?<!\p{L})${MONTH}\s+(?<first>\d{1,2})(?:st|nd|rd|th)?(?:${AND}(?<last>\d{1,2})(?:st|nd|rd|th)?)?(?:,?\s+(?<year>\d{4}))?(?!\d)`,
      'u',
    ),
    span: monthDays,
    days: apartInMonth,
  },
  {
    says: new RegExp(
      String.raw`(?<!\p{L})(?:by|before|until|till|bis|antes de|avant|до)\s+(?:the end of )?${MONTH}(?:\s+(?<year>\d{4}))?(?!\p{L})`,
      'u',
    ),
    span: (found, now) => {
      const month = monthNumber(found.groups?.['month'] ?? '');
      const year = numberIn(found, 'year') || yearOf(month, now, false);
      return [now, wholeMonth(year, month)[1]];
    },
  },
  {
    says: new RegExp(String.raw`\b(?<season>${Object.keys(SEASONS).join('|')})\s*(?:of |in )?(?<year>\d{4})?`, 'u'),
    span: (found, now, past) => {
      const month = SEASONS[found.groups?.['season'] ?? ''] ?? 0;
      const year = numberIn(found, 'year') || yearOf((month + 2) % 12, now, past) - (month === 11 && !past ? 1 : 0);
      return [day(year, month, 1), day(year, month + 3, 0)];
    },
  },
  {
    says: new RegExp(
      String.raw`(?<!\p{L})(?:(?:in|during|im|en|em|this|next|last|around|bulan|в|من)\s+)${MONTH}(?:\s+(?:de |of )?(?<year>\d{4}))?(?!\p{L})|(?<!\p{L})${MONTH.replace('<month>', '<other>')}\s+(?:de |of )?(?<otherYear>\d{4})`,
      'u',
    ),
    span: (found, now, past) => {
      const month = monthNumber(found.groups?.['month'] ?? found.groups?.['other'] ?? '');
      const year = numberIn(found, 'year') || numberIn(found, 'otherYear') || yearOf(month, now, past);
      return wholeMonth(year, month);
    },
  },
  {
    says: /(?<!\d)(?<year>(?:19|20|21)\d{2})年?\s*(?<month>1[0-2]|[1-9])月/u,
    span: (found) => wholeMonth(numberIn(found, 'year'), numberIn(found, 'month') - 1),
  },
  {
    says: /(?<!\d)(?<month>1[0-2]|[1-9])月/u,
    span: (found, now, past) => {
      const month = numberIn(found, 'month') - 1;
      return wholeMonth(yearOf(month, now, past), month);
    },
  },
  {
    says: new RegExp(String.raw`(?<!\p{L})${MONTH}(?:\s+(?<year>\d{4}))?\s*(?:${AFTER_MONTH})(?![\p{L}\p{M}])`, 'u'),
    span: (found, now, past) => {
      const month = monthNumber(found.groups?.['month'] ?? '');
      return wholeMonth(numberIn(found, 'year') || yearOf(month, now, past), month);
    },
  },
  {
    // What a month named alone will be, as a woman of its name will not be asked for.
    says: new RegExp(
      String.raw`(?<=\b(?:how (?:will|is|was|does|did|about)|what (?:will|does|about)) )(?<name>${BARE_MONTHS.join('|')})\b(?: (?<year>\d{4}))?(?! \d)`,
      'u',
    ),
    span: (found, now, past) => {
      const month = monthNumber(found.groups?.['name'] ?? '');
      return wholeMonth(numberIn(found, 'year') || yearOf(month, now, past), month);
    },
  },
  { says: NEXT_YEAR, span: (_, now) => wholeYear(now.getUTCFullYear() + 1) },
  {
    says: THIS_YEAR,
    span: (_, now, past) => (past ? wholeYear(now.getUTCFullYear()) : [now, wholeYear(now.getUTCFullYear())[1]]),
  },
  { says: LAST_YEAR, span: (_, now) => wholeYear(now.getUTCFullYear() - 1) },
  ...NEAR_DAYS,
  {
    says: /(?<![\d.])(?<year>(?:19|20)\d{2})(?:\s*(?:-|to|and|or)\s*(?<last>20\d{2}))?(?![\d.])/u,
    span: (found) => [
      day(numberIn(found, 'year'), 0, 1),
      day(numberIn(found, 'last') || numberIn(found, 'year'), 11, 31),
    ],
  },
];
