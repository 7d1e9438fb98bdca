import { language } from './language.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const dates = new Map<string, Written>();
const numbers = new Map<string, Intl.NumberFormat>();

/** What a language needs once, by its tag. */
function kept<Format>(formats: Map<string, Format>, tag: string, made: () => Format): Format {
  const known = formats.get(tag);
  if (known !== undefined) return known;
  const format = made();
  formats.set(tag, format);
  return format;
}

/** A number in a sentence, as it is rounded already: `98.5`. */
export function numberInWords(number: number): string {
  const tag = language();
  return tag === undefined ? `${number}` : numberIn(tag, number);
}

/** A number as a language writes it. */
export const numberIn = (tag: string, number: number): string =>
  Number.isInteger(number) && number >= 0 && number < MOST_KEPT ? keptWhole(tag, number) : formatted(tag, number);

/** Houses, levels and days, of which sentences are full. */
const MOST_KEPT = 1_000;
const wholes = new Map<string, (string | undefined)[]>();

const keptWhole = (tag: string, number: number): string =>
  (kept(wholes, tag, () => [])[number] ??= formatted(tag, number));

/** Most decimals that a sentence prints. */
const DECIMALS = 12;
const PLAIN = /^-?\d+(?:\.\d{1,12})?$/;

/** A number as Intl writes it, which takes ten times as long as to put its signs in the place of those of English. */
function formatted(tag: string, number: number): string {
  const english = `${number}`;
  const { format, signs } = kept(writers, tag, () => writerIn(tag));
  if (signs === undefined || !PLAIN.test(english)) return format.format(number);
  if (signs.size === 0) return english;
  let text = '';
  for (const sign of english) text += signs.get(sign) ?? sign;
  return text;
}

/** How a language writes numbers. */
interface Writer {
  readonly format: Intl.NumberFormat;
  /** What it writes for signs of English, where that is another one; undefined where these have no places of their own. */
  readonly signs: ReadonlyMap<string, string> | undefined;
}

const writers = new Map<string, Writer>();

/** A number with every sign. */
const EVERY_SIGN = '-1234567890.5';

function writerIn(tag: string): Writer {
  const format = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: DECIMALS });
  const own = format.format(Number(EVERY_SIGN));
  const pairs = [...EVERY_SIGN].map((sign, at) => [sign, own.charAt(at)] as const);
  const others = new Map(pairs.filter(([sign, other]) => sign !== other));
  return { format, signs: own.length === EVERY_SIGN.length ? others : undefined };
}

/** Parts of a date that a sentence names. */
type DateParts = 'day' | 'short' | 'month';

const OPTIONS: Readonly<Record<DateParts, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  short: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
};

/** A date in English; in another language as its readers write it. */
function dateInWords(iso: string, parts: DateParts, english: (day: number, month: string, year: number) => string) {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  const tag = language();
  if (tag === undefined) return english(day, MONTHS[month - 1] ?? '', year);
  const written = writtenIn(tag, parts);
  const around = (written.days[32 * month + day] ??= aroundYear(written.format.formatToParts(utcOf(year, month, day))));
  if (around.after === undefined) return around.before;
  const said = (written.years[year] ??= yearAmong(written.format.formatToParts(utcOf(year, month, day))));
  return around.before + said + around.after;
}

const utcOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);

/** How a language writes dates. Intl takes ten times as long as to put together what it wrote of the day and the year. */
interface Written {
  readonly format: Intl.DateTimeFormat;
  /** What stands around the year, by 32 times the month and the day. */
  readonly days: (AroundYear | undefined)[];
  readonly years: (string | undefined)[];
}

interface AroundYear {
  readonly before: string;
  /** Undefined where no year is written. */
  readonly after: string | undefined;
}

const writtenIn = (tag: string, parts: DateParts): Written =>
  kept(dates, `${tag} ${parts}`, () => {
    const format = new Intl.DateTimeFormat(tag, { ...OPTIONS[parts], timeZone: 'UTC', calendar: 'gregory' });
    return { format, days: [], years: [] };
  });

function aroundYear(all: readonly Intl.DateTimeFormatPart[]): AroundYear {
  const textOf = (some: typeof all): string => some.map(({ value }) => value).join('');
  const at = all.findIndex(({ type }) => type === 'year');
  return at < 0
    ? { before: textOf(all), after: undefined }
    : { before: textOf(all.slice(0, at)), after: textOf(all.slice(at + 1)) };
}

const yearAmong = (all: readonly Intl.DateTimeFormatPart[]): string =>
  all.find(({ type }) => type === 'year')?.value ?? '';

/** The day of a local date or instant as fields print it (`2026-11-23`, `2026-11-23T04:06:00+05:30`): `23 November 2026`. */
export const dayInWords = (iso: string): string =>
  dateInWords(iso, 'day', (day, month, year) => `${day} ${month} ${year}`);

/** The same without its year: `23 November`. */
export const shortDayInWords = (iso: string): string => dateInWords(iso, 'short', (day, month) => `${day} ${month}`);

/** The month alone: `November 2026`. */
export const monthInWords = (iso: string): string => dateInWords(iso, 'month', (_, month, year) => `${month} ${year}`);

const durations = new Map<string, Intl.NumberFormat>();

/** `21 seconds`, from two minutes on `3 minutes`. */
export function durationInWords(seconds: number): string {
  const [count, unit] = seconds >= 120 ? [Math.round(seconds / 60), 'minute'] : [seconds, 'second'];
  const tag = language();
  if (tag === undefined) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  const made = () => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  return kept(durations, `${tag} ${unit}`, made).format(count);
}

const fixed = (tag: string, decimals: number): Intl.NumberFormat =>
  kept(numbers, `${tag} ${decimals}`, () => {
    const options = { useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(tag, options);
  });

const digits = new Map<string, readonly string[]>();

const FRACTION = /^-?\d+\.(\d+)$/;

/** A text with its digits as the language writes them: `04:06`, `+05:30`, `13°05'`, `7.90` with all its decimals. */
export function digitsInWords(text: string): string {
  const tag = language();
  if (tag === undefined) return text;
  const decimals = FRACTION.exec(text)?.[1]?.length;
  if (decimals !== undefined) return fixed(tag, decimals).format(Number(text));
  const own = kept(digits, tag, () => Array.from({ length: 10 }, (_, digit) => numberInWords(digit)));
  return own[0] === '0' ? text : text.replaceAll(/\d/g, (digit) => own[Number(digit)] ?? digit);
}

/** The time of a local instant as fields print it, to the minute: `04:06`. */
export const timeInWords = (iso: string): string => digitsInWords(iso.slice(11, 16));

/** A local instant to the minute: `23 November 2026, 04:06`. */
export const instantInWords = (iso: string): string => `${dayInWords(iso)}, ${timeInWords(iso)}`;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a plural in the language of a compiled catalogue. */
export const pluralOf = (tag: string, count: number): Intl.LDMLPluralRule =>
  count >= 0 && count < MOST_KEPT && Number.isInteger(count)
    ? (kept(plurals, tag, () => [])[count] ??= selected(tag, count))
    : selected(tag, count);

const plurals = new Map<string, (Intl.LDMLPluralRule | undefined)[]>();

const selected = (tag: string, count: number): Intl.LDMLPluralRule =>
  kept(rules, tag, () => new Intl.PluralRules(tag)).select(count);

/** The form of an ordinal number in the language of a compiled catalogue. */
export const ordinalOf = (tag: string, count: number): Intl.LDMLPluralRule =>
  kept(rules, `${tag} ordinal`, () => new Intl.PluralRules(tag, { type: 'ordinal' })).select(count);
