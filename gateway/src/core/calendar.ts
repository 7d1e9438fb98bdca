export const DAY_MS = 86_400_000;

/** The last printed day: printing a date costs more than all else noted of a call, and the day seldom changes. */
let last = { day: Number.NaN, name: '' };

/** Day of an instant, UTC: YYYY-MM-DD. */
export function dayOf(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  if (day !== last.day) last = { day, name: new Date(ms).toISOString().slice(0, 10) };
  return last.name;
}

/** Month of an instant, UTC: YYYY-MM. */
export const monthOf = (ms: number): string => dayOf(ms).slice(0, 7);

/** Seconds from an instant until another, for who is to come again then: whole ones, at least one. */
export const secondsUntil = (at: number | Date, now: number): number =>
  Math.max(1, Math.ceil((Number(at) - now) / 1000));

/** When the month after that of an instant begins. */
export function nextMonth(ms: number): Date {
  const at = new Date(ms);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
