import { language } from '@cuspal/speech';
import { say } from './dates.messages.ts';

const ENGLISH = 'en-GB';

/** English is British also where it is what somebody has chosen. */
function tagOfFormats(): string {
  const tag = language();
  return tag === undefined || tag === 'en' ? ENGLISH : tag;
}

/** Formats of each language, made with its first use. */
function formats<Format>(made: (tag: string) => Format): () => Format {
  const known = new Map<string, Format>();
  return () => {
    const tag = tagOfFormats();
    const format = known.get(tag) ?? made(tag);
    known.set(tag, format);
    return format;
  };
}

const datesOf = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  formats((tag) => new Intl.DateTimeFormat(tag, { ...options, ...CLOCK }));

/** The clock of all pages, which shows 24 hours. */
const CLOCK = { timeZone: 'UTC', hourCycle: 'h23', calendar: 'gregory' } as const;

const DAY = datesOf({ day: 'numeric', month: 'short' });
const DATE = datesOf({ dateStyle: 'long' });
const TIME = datesOf({ timeStyle: 'short' });
const SHORT = datesOf({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const MONTH = datesOf({ month: 'long', year: 'numeric' });
const SECOND = datesOf({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const NUMBER = formats((tag) => new Intl.NumberFormat(tag));
const SECONDS = formats((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** YYYY-MM-DD as "3 Nov". */
export const dateText = (day: string): string => DAY().format(new Date(`${day}T00:00:00Z`));

/** YYYY-MM as "November 2026". */
export const monthText = (month: string): string => MONTH().format(new Date(`${month}-01T00:00:00Z`));

export const dayText = (instant: Date): string => DATE().format(instant);

export const instantText = (instant: Date): string => `${DATE().format(instant)}, ${TIME().format(instant)} UTC`;

/** "3 Nov 2026, 14:03", in a table whose head says that it is UTC. */
export const shortText = (instant: Date): string => SHORT().format(instant);

/** "22 Nov, 14:03:05", in a table whose head says that it is UTC: for what happened not long ago. */
export const secondText = (instant: Date): string => SECOND().format(instant);

/** "12 ms", "3.8 s". */
export const durationText = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${SECONDS().format(milliseconds / 1000)} s`;

export const numberText = (number: number): string => NUMBER().format(number);

/** A price with the decimals that it is written with: "2.50" and EUR as "€2.50". */
export const priceText = (amount: string, currency: string): string => {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(tagOfFormats(), { style: 'currency', currency, ...options }).format(Number(amount));
};

/** "1 call", "2,000 calls". */
export const callsText = (number: number): string => say.calls({ count: number, shown: numberText(number) });
