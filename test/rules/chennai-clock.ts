/** `22 November 2026` and `10:00:00` by the clock of Chennai. */
export function chennaiClock(utcMs: number): { readonly date: string; readonly time: string } {
  const shown = new Date(utcMs + 330 * 60_000);
  const date = shown.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { date, time: shown.toISOString().slice(11, 19) };
}
