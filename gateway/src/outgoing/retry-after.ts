/** The longest pause that somebody else can ask for. */
const LONGEST_MS = 3_600_000;

/** What a Retry-After header asks for, in seconds or as a date, an hour at most; undefined where it says nothing. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  if (header === null || header === undefined || header === '') return undefined;
  const wanted = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), LONGEST_MS) : undefined;
}
