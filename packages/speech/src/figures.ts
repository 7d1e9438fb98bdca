import { language } from './language.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** What a language needs once, by its tag. */
function kept<Format>(formats: Map<string, Format>, tag: string, made: () => Format): Format {
  const format = formats.get(tag) ?? made();
  formats.set(tag, format);
  return format;
}

/** A number in a sentence, as it is rounded already: `98.5`. */
export function numberInWords(number: number): string {
  const tag = language();
  if (tag === undefined) return `${number}`;
  const made = () => new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 12 });
  return kept(numbers, tag, made).format(number);
}

/** The day of a local date or instant as fields print it (`2026-11-23`, `2026-11-23T04:06:00+05:30`): `23 November 2026`. */
export function dayInWords(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  const tag = language();
  if (tag === undefined) return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
  const made = () => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return kept(dates, tag, made).format(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
}

/** The time of a local instant as fields print it, to the minute: `04:06`. */
export const timeInWords = (iso: string): string => iso.slice(11, 16);

/** A local instant to the minute: `23 November 2026, 04:06`. */
export const instantInWords = (iso: string): string => `${dayInWords(iso)}, ${timeInWords(iso)}`;

const rules = new Map<string, Intl.PluralRules>();

/** The form of a plural in the language of a compiled catalogue. */
export const pluralOf = (tag: string, count: number): Intl.LDMLPluralRule =>
  kept(rules, tag, () => new Intl.PluralRules(tag)).select(count);

/** The form of an ordinal number in the language of a compiled catalogue. */
export const ordinalOf = (tag: string, count: number): Intl.LDMLPluralRule =>
  kept(rules, `${tag} ordinal`, () => new Intl.PluralRules(tag, { type: 'ordinal' })).select(count);
