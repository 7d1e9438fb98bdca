/** Day of an instant, UTC: YYYY-MM-DD. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Month of an instant, UTC: YYYY-MM. */
export const monthOf = (ms: number): string => dayOf(ms).slice(0, 7);

/** When the month after that of an instant begins. */
export function nextMonth(ms: number): Date {
  const at = new Date(ms);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
