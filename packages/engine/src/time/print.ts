import { dayInWords } from '@cuspal/speech';
import { offsetAt, shownMs, UT } from './clock.ts';
import type { LocalClock } from './clock.ts';
import { isoToSecond, twoDigits } from './iso.ts';
import { say } from './time.messages.ts';

/**
 * ISO 8601 with offset, floored to the second (docs/api.md#numbers-and-instants): `2031-03-10T14:02:11+05:30`. An
 * offset with odd seconds (local mean time) is printed to the second: `+05:21:10`.
 */
export function printInstant(utcMs: number, clock: LocalClock): string {
  return `${localIso(utcMs, clock)}${printOffset(offsetAt(clock, utcMs))}`;
}

const PRINTED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/** Unix milliseconds of an instant as printInstant writes it, in any year; no Date reads offsets with seconds. */
export function printedMs(text: string): number {
  const [, wall = '', sign, hours, minutes, seconds] = PRINTED.exec(text) ?? [];
  const offset = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 1000;
}

const DAY_LETTERS = 'YYYY-MM-DD'.length;

/** `2031-03-10` of `2031-03-10T14:02:11+05:30`: the day of an instant as printInstant writes it. */
export const printedDay = (text: string): string => text.slice(0, DAY_LETTERS);

/** Local calendar date `YYYY-MM-DD`. */
export function printDate(utcMs: number, clock: LocalClock): string {
  return printedDay(localIso(utcMs, clock));
}

/** Local calendar date in a sentence: `23 November 2026`. */
export const dateInWords = (utcMs: number, clock: LocalClock): string => dayInWords(localIso(utcMs, clock));

/**
 * `from 9 May 2031 to 2 July 2031`; what ends on the day on which it starts has its times, `from 9 May 2031, 05:10 to
 * 14:20`.
 */
export function datesInWords(startMs: number, endMs: number, clock: LocalClock): string {
  const [from, to] = [localIso(startMs, clock), localIso(endMs, clock)];
  return from.slice(0, -9) === to.slice(0, -9) ? say.hoursOfDay({ from, to }) : say.days({ from, to });
}

/** To the minute of universal time, for sentences: `1800-01-01T06:00 UT`. */
export const printUt = (utcMs: number): string => `${printInstant(utcMs, UT).slice(0, 16)} UT`;

/** `+05:30`, or `+05:21:10` when it has odd seconds. */
export function printOffset(offsetMinutes: number): string {
  const seconds = Math.round(Math.abs(offsetMinutes) * 60);
  const minutes = Math.floor(seconds / 60);
  const sign = offsetMinutes < 0 && seconds > 0 ? '-' : '+';
  const odd = seconds % 60 === 0 ? '' : `:${twoDigits(seconds % 60)}`;
  return `${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}${odd}`;
}

// The wall clock is floored, not UT: the fraction of an odd offset shifts the milliseconds too.
const localIso = (utcMs: number, clock: LocalClock): string => isoToSecond(shownMs(utcMs, clock));
