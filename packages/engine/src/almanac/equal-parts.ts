import type { Interval } from '../base/intervals.ts';
import type { DayFrame } from './day-frame.ts';

/** Sunrise, sunset and next sunrise, Unix milliseconds. */
export type DaySpan = Pick<DayFrame, 'sunriseMs' | 'sunsetMs' | 'nextSunriseMs'>;

export const daylight = ({ sunriseMs, sunsetMs }: DaySpan): Interval => ({ startMs: sunriseMs, endMs: sunsetMs });
export const night = ({ sunsetMs, nextSunriseMs }: DaySpan): Interval => ({ startMs: sunsetMs, endMs: nextSunriseMs });
export const wholeDay = ({ sunriseMs, nextSunriseMs }: DaySpan): Interval => ({
  startMs: sunriseMs,
  endMs: nextSunriseMs,
});

/** A stretch of time in equal parts that tile it, Unix milliseconds with their fractions. */
export function equalParts({ startMs, endMs }: Interval, count: number): readonly Interval[] {
  const border = (part: number): number => startMs + ((endMs - startMs) * part) / count;
  return Array.from({ length: count }, (_, part) => ({ startMs: border(part), endMs: border(part + 1) }));
}

/** One of the equal parts, counted from 1. */
export function partOf(span: Interval, number: number, count: number): Interval {
  const part = equalParts(span, count)[number - 1];
  if (part === undefined) throw new RangeError(`no part ${number} of ${count}`);
  return part;
}
