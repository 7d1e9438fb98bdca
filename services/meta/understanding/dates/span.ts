/** A span of days, first and last. */
export type Span = readonly [from: Date, to: Date];

/** Words that name days, and which days they are, counted from the one on which they are said. */
export interface DateReader {
  readonly says: RegExp;
  readonly span: (found: RegExpExecArray, now: Date, past: boolean) => Span | null;
  /** The days that they name one by one, of which those between are not meant; undefined where all of the span are. */
  readonly days?: (found: RegExpExecArray, now: Date, past: boolean) => readonly Date[] | undefined;
}

export const DAY_MS = 86_400_000;
export const dayOf = (ms: number): Date => new Date(Math.floor(ms / DAY_MS) * DAY_MS);
export const day = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month, date));
export const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
export const wholeYear = (year: number): Span => [day(year, 0, 1), day(year, 11, 31)];
export const wholeMonth = (year: number, month: number): Span => [day(year, month, 1), day(year, month + 1, 0)];
