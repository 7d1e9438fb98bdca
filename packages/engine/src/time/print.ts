/**
 * ISO 8601 with offset, floored to the second (conventions §2, D5): `2031-03-10T14:02:11+05:30`. An offset with odd
 * seconds (local mean time) is printed to the second: `+05:21:10`.
 */
export function printInstant(utcMs: number, offsetMinutes: number): string {
  return `${localIso(utcMs, offsetMinutes)}${printOffset(offsetMinutes)}`;
}

/** Local calendar date `YYYY-MM-DD`. */
export function printDate(utcMs: number, offsetMinutes: number): string {
  return localIso(utcMs, offsetMinutes).slice(0, 10);
}

/** To the minute of universal time, for sentences: `1800-01-01T06:00 UT`. */
export const printUt = (utcMs: number): string => `${printInstant(utcMs, 0).slice(0, 16)} UT`;

/** `+05:30`, or `+05:21:10` when it has odd seconds. */
export function printOffset(offsetMinutes: number): string {
  const seconds = Math.round(Math.abs(offsetMinutes) * 60);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds % 60 !== 0) parts.push(seconds % 60);
  const sign = offsetMinutes < 0 && seconds > 0 ? '-' : '+';
  return sign + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function localIso(utcMs: number, offsetMinutes: number): string {
  // The wall clock is floored, not UT: an offset such as 353.4667 minutes shifts the milliseconds too.
  return new Date(utcMs + Math.round(offsetMinutes * 60_000)).toISOString().slice(0, 19);
}
