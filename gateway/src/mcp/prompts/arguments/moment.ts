import { right, wrong, type Read } from './argument.ts';

/** Years that the ephemeris covers. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2399;

const DATE = /^(\d{4})-(\d{2})-(\d{2})/;
/** People write a space or a small letter for the T, and tools read them. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[Tt ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/** A local date and time, as the clock on the wall showed it. */
export function readMoment(text: string): Read<string> {
  if (!MOMENT.test(text)) {
    return wrong('is no local date and time. Send it as YYYY-MM-DDTHH:MM, such as 1990-05-17T14:30.');
  }
  return isRealDate(text) ? right(text) : wrong(NO_SUCH_DATE);
}

/** A local date, with a time or without. */
export function readDate(text: string): Read<string> {
  if (!MOMENT.test(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return wrong('is no date. Send it as YYYY-MM-DD, such as 2015-07-06.');
  }
  return isRealDate(text) ? right(text) : wrong(NO_SUCH_DATE);
}

const NO_SUCH_DATE = `is no day of a calendar from ${FIRST_YEAR} to ${LAST_YEAR}. Send a day that exists in these years.`;

function isRealDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number);
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number): string => String(number).padStart(2, '0');
const upTo = (count: number, first = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => two(first + index));

/** The next part of a date and time that has begun: months after a year, then days, hours and minutes. */
export function suggestMoment(typed: string): readonly string[] {
  const text = typed.trim();
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(text) ?? [];
  const all = (head: string, parts: readonly string[]): readonly string[] =>
    parts.map((part) => `${head}${part}`).filter((value) => value.startsWith(text) && value !== text);
  if (/^\d{4}(?:-\d?)?$/.test(text)) return all(`${year}-`, upTo(12));
  if (/^\d{4}-\d{2}(?:-\d?)?$/.test(text)) {
    const days = Number(month) >= 1 && Number(month) <= 12 ? daysOf(Number(year), Number(month)) : 0;
    return all(`${year}-${month}-`, upTo(days));
  }
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && !isRealDate(text)) return [];
  if (/^\d{4}-\d{2}-\d{2}(?:T\d?)?$/.test(text)) return all(`${text.slice(0, 10)}T`, upTo(24, 0));
  return /^\d{4}-\d{2}-\d{2}T\d{2}(?::\d?)?$/.test(text) ? all(`${text.slice(0, 13)}:`, upTo(60, 0)) : [];
}
