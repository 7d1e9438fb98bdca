/** A wall-clock time as written. */
export interface Civil {
  readonly year: number;
  /** 1..12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly ms: number;
  /** Minutes ahead of UT when the text carries a suffix, or the zone that it names had them then. */
  readonly offsetMinutes?: number;
  /** IANA zone that the text names in brackets. */
  readonly zone?: string;
  /** Only a date was written; the clock fields are then 0. */
  readonly dateOnly: boolean;
}

/** Unix milliseconds of a wall-clock time read with this offset (minutes ahead of UT; fractions allowed). */
export function civilToUtcMs(civil: Civil, offsetMinutes: number): number {
  return Math.round(wallMs(civil) - offsetMinutes * 60_000);
}

/** The wall-clock reading as if it were UT, in Unix milliseconds. */
export function wallMs(civil: Civil): number {
  return Date.UTC(civil.year, civil.month - 1, civil.day, civil.hour, civil.minute, civil.second, civil.ms);
}

/** The day alone, `YYYY-MM-DD`. */
export const civilDate = (civil: Civil): string => new Date(wallMs(civil)).toISOString().slice(0, 10);
