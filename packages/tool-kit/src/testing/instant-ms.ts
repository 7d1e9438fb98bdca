const PRINTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** Unix milliseconds of a printed instant, in any year; offsets of local mean time have seconds, which no Date reads. */
export function instantMs(text: string): number {
  const [, wall = '', sign, hours, minutes, seconds] = PRINTED.exec(text) ?? [];
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 1000;
}
