/** A quarter of a day: the window of the rules that a month is put together from. */
export const STEP_SECONDS = 6 * 3600;

/** What is asked of a month, in Unix seconds. */
export interface Span {
  readonly from: number;
  /** The end of the month, or of the last quarter day that is over. */
  readonly until: number;
  readonly isWhole: boolean;
}

/** A month in UTC, as far as it is over. Throws where none of it is, or where it is none. */
export function spanOf(month: string, now: Date): Span {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === '')
    throw new Error(`--month ${JSON.stringify(month)} is no month: give it as YYYY-MM, such as 2026-10.`);
  const from = Date.UTC(Number(year), Number(number) - 1) / 1000;
  const end = Date.UTC(Number(year), Number(number)) / 1000;
  const until = Math.min(end, Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS);
  if (until <= from) throw new Error(`--month ${month} has not begun: give a month of which six hours are over.`);
  return { from, until, isWhole: until === end };
}

/** How many quarter days a span has. */
export const stepsOf = ({ from, until }: Span): number => (until - from) / STEP_SECONDS;
