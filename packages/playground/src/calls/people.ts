import { named } from '@cuspal/figures';
import { ENGLISH, LANGUAGE } from '../words/language.ts';
import { clockInWords } from '../words/spoken.ts';

/** An instant or a date, as tools print them. */
const WHOLE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const WITHIN = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?/g;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Words of capitals: PARTIALLY_ACTIVE, FULL. Shorter ones are names, such as MD and KP. */
const CODE = /^[A-Z][A-Z0-9]{3,}(?:_[A-Z0-9]+)*$|^[A-Z0-9]+(?:_[A-Z0-9]+)+$/;

/** A moment on the clock that it was printed for. */
export interface Moment {
  /** 2026-11-27 */
  readonly date: string;
  /** 27 Nov 2026 */
  readonly day: string;
  /** 06:16, with UTC behind it where the clock is that; undefined for a whole day. */
  readonly time: string | undefined;
}

/** Undefined where a text is no instant and no date. */
export function momentIn(text: string): Moment | undefined {
  const [, year, month, day, clock, zone] = WHOLE.exec(text) ?? [];
  if (year === undefined || MONTHS[Number(month) - 1] === undefined) return undefined;
  const isUniversal = zone === 'Z' || zone === '+00:00';
  const date = `${year}-${month}-${day}`;
  return {
    date,
    day: dayOf(date, true),
    time: clock === undefined ? undefined : `${clockInWords(clock)}${isUniversal ? ' UTC' : ''}`,
  };
}

/** A date as the readers of the page write it, with its year or without. */
export function dayOf(date: string, withYear: boolean, language = LANGUAGE): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  if (language === ENGLISH) return `${day} ${MONTHS[month - 1]}${withYear ? ` ${year}` : ''}`;
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: withYear ? 'numeric' : undefined,
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return format.format(Date.UTC(year, month - 1, day));
}

const printed = ({ day, time }: Moment): string => (time === undefined ? day : `${day}, ${time}`);

/** A text as people read it: instants on the local clock and short, codes in words. */
export function forPeople(text: string): string {
  const name = named(text);
  if (name !== text) return name;
  const moment = momentIn(text);
  if (moment) return printed(moment);
  if (CODE.test(text)) return codeInWords(text);
  return text.replaceAll(WITHIN, (instant) => {
    const found = momentIn(instant);
    return found ? printed(found) : instant;
  });
}

const codeInWords = (code: string): string => {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** A stretch of time; the day is said again only where it changes. */
export function stretch(start: Moment, end: Moment): string {
  if (start.time === undefined || end.time === undefined || start.day !== end.day)
    return `${printed(start)} – ${printed(end)}`;
  return `${printed(start)} – ${end.time}`;
}

/** The same within a table whose days its heading says: the times alone, with a day that is another. */
export const stretchOn = (day: string, start: Moment, end: Moment): string =>
  start.day === end.day
    ? `${timeOn(day, { ...start, time: `${start.time ?? ''} – ${end.time ?? ''}` })}`
    : `${timeOn(day, start)} – ${timeOn(day, end)}`;

export const timeOn = (day: string, { date, day: own, time = '' }: Moment): string =>
  own === day ? time : `${time} (${dayOf(date, false)})`;
